import { escapedAttribute, escapedText } from "./escape.ts";
import type { XmlElement, XmlName, XmlNode } from "./types.ts";

/** Unique prefixes by namespace. */
export type Prefixes = ReadonlyMap<string, string>;

const XML = "http://www.w3.org/XML/1998/namespace";
const PREFIX = /^[A-Za-z_][\w.-]{0,63}$/;
const RESERVED = /^xml/i;

/** Chooses a prefix for each namespace: the given one, else the author's if it is free. */
export function prefixesFor(elements: readonly XmlElement[], given: Prefixes): Prefixes {
  const prefixes = new Map([...given, [XML, "xml"]]);
  const taken = new Set(prefixes.values());
  let number = 0;
  for (const { namespace, prefix } of namesIn(elements)) {
    if (namespace === "" || prefixes.has(namespace)) continue;
    const isFree = PREFIX.test(prefix) && !RESERVED.test(prefix) && !taken.has(prefix);
    while (!isFree && (number === 0 || taken.has(`ns${number}`))) number += 1;
    const free = isFree ? prefix : `ns${number}`;
    prefixes.set(namespace, free);
    taken.add(free);
  }
  return prefixes;
}

function* namesIn(elements: readonly XmlNode[]): Generator<XmlName> {
  for (const element of elements) {
    if (typeof element === "string") continue;
    yield element;
    yield* element.attributes;
    yield* namesIn(element.children);
  }
}

/** Writes namespace declarations, each preceded by a space. */
export function declarations(prefixes: Prefixes): string {
  return [...prefixes]
    .filter(([namespace]) => namespace !== XML)
    .map(([namespace, prefix]) => ` xmlns:${prefix}="${escapedAttribute(namespace)}"`)
    .join("");
}

/** Serialises an element whose namespaces are declared outside it, without white space between elements. */
export function writeXml(element: XmlElement, prefixes: Prefixes): string {
  const name = qualified(element, prefixes);
  const attributes = element.attributes
    .map((attribute) => ` ${qualified(attribute, prefixes)}="${escapedAttribute(attribute.value)}"`)
    .join("");
  const content = contentOf(element).map((child) =>
    typeof child === "string" ? escapedText(child) : writeXml(child, prefixes),
  );
  return content.length === 0 ? `<${name}${attributes}/>` : `<${name}${attributes}>${content.join("")}</${name}>`;
}

function contentOf({ children }: XmlElement): readonly XmlNode[] {
  const structured = children.some((child) => typeof child !== "string");
  return structured ? children.filter((child) => typeof child !== "string" || child.trim() !== "") : children;
}

function qualified({ namespace, local }: XmlName, prefixes: Prefixes): string {
  return namespace === "" ? local : `${prefixes.get(namespace) ?? ""}:${local}`;
}
