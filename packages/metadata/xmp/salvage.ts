import { parseXml } from "../xml/parse.ts";
import { elementsOf, type XmlElement } from "../xml/types.ts";
import { escapedAttribute } from "../xml/escape.ts";
import { LOCATION_NAME, NAMESPACE } from "./names.ts";

/** More than any photo's packet has. */
const MAX_PIECES = 1000;
const LONGEST = 1024 * 1024;
/** Total letters parsed: hostile pieces are nested, and each is parsed with all declarations. */
const MAX_PARSED = 4 * LONGEST;

const DECLARATION = /\sxmlns:([\w.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const DESCRIPTION = /<rdf:Description\s([^<>]*)>/g;
const ATTRIBUTE = /(?:^|\s)([\w.-]+:[\w.-]+)\s*=\s*(?:"[^"<]*"|'[^'<]*')/g;
const START_TAG = /<([\w.-]+:[\w.-]+)(?:\s[^<>]*)?>/g;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/** Their elements and attributes are not properties. */
const SYNTAX = /^(?:rdf|x|xml|xmlns):/;

/** Salvages well-formed properties from a malformed packet, except those mentioning a location: their bounds are uncertain. */
export function salvagedProperties(packet: string): XmlElement[] {
  const text = packet.slice(0, LONGEST).replace(BARE_AMPERSAND, "&amp;");
  const start = text.search(/<rdf:Description[\s>]/);
  if (start === -1) return [];
  const declared = declarationsIn(text);
  const pieces = attributesIn(text);
  if (pieces.length * declared.length > MAX_PARSED) return [];
  const attributes = pieces.flatMap((piece) => propertyOf(piece, declared));
  return [...attributes, ...elementsIn(text.slice(start), declared)];
}

/** Namespaces declared anywhere in the packet, or known by their usual prefix. */
function declarationsIn(text: string): string {
  const namespaces = new Map<string, string>(Object.entries(NAMESPACE));
  for (const [, prefix = "", double, single] of text.matchAll(DECLARATION))
    namespaces.set(prefix, double ?? single ?? "");
  namespaces.delete("xml");
  return [...namespaces].map(([prefix, namespace]) => ` xmlns:${prefix}="${escapedAttribute(namespace)}"`).join("");
}

function attributesIn(text: string): string[] {
  const tags = [...text.matchAll(DESCRIPTION)].slice(0, MAX_PIECES);
  const attributes = tags.flatMap(([, written = ""]) => [...written.matchAll(ATTRIBUTE)]);
  return attributes
    .filter(([, name = ""]) => !SYNTAX.test(name))
    .slice(0, MAX_PIECES)
    .map(([attribute]) => `<rdf:Description ${attribute}/>`);
}

/** Elements up to their end tags. After a malformed one, the search continues inside it. */
function elementsIn(text: string, declared: string): XmlElement[] {
  const found: XmlElement[] = [];
  let [end, parsed, pieces] = [0, 0, 0];
  for (const { 0: tag, 1: name = "", index } of text.matchAll(START_TAG)) {
    if (index < end || SYNTAX.test(name)) continue;
    const close = tag.endsWith("/>") ? index + tag.length : endOf(text, `</${name}>`, index);
    parsed += Math.max(close - index, 0) + declared.length;
    pieces += 1;
    if (parsed > MAX_PARSED || pieces > MAX_PIECES) break;
    const properties = close === -1 ? [] : propertyOf(description(text.slice(index, close)), declared);
    if (properties.length > 0) end = close;
    found.push(...properties);
  }
  return found;
}

function endOf(text: string, tag: string, from: number): number {
  const at = text.indexOf(tag, from);
  return at === -1 ? -1 : at + tag.length;
}

function description(element: string): string {
  return `<rdf:Description>${element}</rdf:Description>`;
}

/** Returns nothing if it mentions a location. */
function propertyOf(piece: string, declared: string): XmlElement[] {
  const root = LOCATION_NAME.test(piece) ? null : parseXml(`<rdf:RDF${declared}>${piece}</rdf:RDF>`);
  const [found] = root === null ? [] : elementsOf(root);
  if (found === undefined) return [];
  const attributes = found.attributes.map(({ value, ...name }) => ({ ...name, attributes: [], children: [value] }));
  return [...attributes, ...elementsOf(found)];
}
