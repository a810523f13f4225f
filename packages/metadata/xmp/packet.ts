import { md5 } from "@matte/pixels";
import { escapedAttribute } from "../xml/escape.ts";
import { textOf, type XmlElement } from "../xml/types.ts";
import { declarations, type Prefixes, prefixesFor, writeXml } from "../xml/write.ts";
import type { XmpDocument } from "./document.ts";
import { HAS_EXTENDED_XMP, NAMESPACE } from "./names.ts";
import { simple, withProperty } from "./property.ts";

export interface JpegXmp {
  readonly main: Uint8Array;
  /** Part too long for one segment, and its GUID. */
  readonly extended: { readonly part: Uint8Array; readonly guid: string } | null;
}

const HEADER = '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>\n';
const TRAILER = '\n<?xpacket end="w"?>';
const GIVEN: ReadonlyMap<string, string> = new Map([
  [NAMESPACE.x, "x"],
  [NAMESPACE.rdf, "rdf"],
]);
const UNKNOWN_GUID = "0".repeat(32);

/** Serialises a packet, ISO 16684-1 §7.3, in UTF-8. */
export function packetOf(document: XmpDocument): Uint8Array {
  return new TextEncoder().encode(HEADER + metaOf(document) + TRAILER);
}

function metaOf({ about, properties }: XmpDocument): string {
  const prefixes = prefixesFor(properties, GIVEN);
  const own = new Map([...prefixes].filter(([namespace]) => !GIVEN.has(namespace)));
  const attributes = properties.filter(isWrittenAsAttribute).map((property) => asAttribute(property, prefixes));
  return [
    `<x:xmpmeta xmlns:x="${NAMESPACE.x}">`,
    ` <rdf:RDF xmlns:rdf="${NAMESPACE.rdf}">`,
    `  <rdf:Description rdf:about="${escapedAttribute(about)}"${declarations(own)}${attributes.join("")}>`,
    ...properties
      .filter((property) => !isWrittenAsAttribute(property))
      .map((property) => `   ${writeXml(property, prefixes)}`),
    "  </rdf:Description>",
    " </rdf:RDF>",
    "</x:xmpmeta>",
  ].join("\n");
}

/** Gain map decoders such as libultrahdr read simple properties only as attributes. */
function isWrittenAsAttribute({ namespace, attributes, children }: XmlElement): boolean {
  return (
    namespace === NAMESPACE.hdrgm && attributes.length === 0 && children.every((child) => typeof child === "string")
  );
}

function asAttribute(property: XmlElement, prefixes: Prefixes): string {
  return ` ${prefixes.get(property.namespace) ?? ""}:${property.local}="${escapedAttribute(textOf(property))}"`;
}

/** Gain map decoders search only the main packet for these. */
const MAIN_ONLY: ReadonlySet<string> = new Set([NAMESPACE.hdrgm, NAMESPACE.Container]);

/**
 * Splits a document into a packet up to `longest` bytes and an extended part (XMP part 3 §1.1.3.1). Moves the largest
 * properties to the extended part; common ones stay visible to every reader.
 */
export function jpegXmp(document: XmpDocument, longest: number): JpegXmp {
  const whole = packetOf(document);
  if (whole.length <= longest) return { main: whole, extended: null };
  const fixed = document.properties.filter(({ namespace }) => MAIN_ONLY.has(namespace));
  const movable = document.properties.filter(({ namespace }) => !MAIN_ONLY.has(namespace));
  const sizes = new Map(movable.map((property) => [property, sizeOf(property)]));
  const bySize = movable.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  const without = (count: number): XmpDocument => {
    const moved = new Set(bySize.slice(0, count));
    return { ...document, properties: document.properties.filter((property) => !moved.has(property)) };
  };
  const count = leastPower(bySize.length, (power) => packetOf(marked(without(power), UNKNOWN_GUID)).length <= longest);
  return count === null
    ? split({ ...document, properties: fixed }, bySize)
    : split(without(count), bySize.slice(0, count));
}

/** Returns the least sufficient power of two below the end; all greater ones suffice too. Null without one. */
function leastPower(end: number, suffices: (power: number) => boolean): number | null {
  let [low, high] = [0, Math.ceil(Math.log2(Math.max(1, end)))];
  const most = high;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (suffices(2 ** middle)) high = middle;
    else low = middle + 1;
  }
  return low === most ? null : 2 ** low;
}

function split(stays: XmpDocument, moved: XmpDocument["properties"]): JpegXmp {
  const part = new TextEncoder().encode(metaOf({ about: stays.about, properties: moved }));
  const guid = md5(part);
  return { main: packetOf(marked(stays, guid)), extended: { part, guid } };
}

function marked(document: XmpDocument, guid: string): XmpDocument {
  return withProperty(document, simple(HAS_EXTENDED_XMP, guid));
}

function sizeOf(property: XmpDocument["properties"][number]): number {
  return writeXml(property, prefixesFor([property], GIVEN)).length;
}
