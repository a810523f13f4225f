/** Picture directory of a file (Google's GContainer, in XMP). */
import {
  elementsOf,
  find,
  named,
  type XmlAttribute,
  type XmlElement,
  type XmlName,
  type XmpDocument,
} from "@matte/metadata/xmp";

/** Directory item after the primary picture. */
export interface ContainerItem {
  readonly semantic: string;
  readonly bytes: number;
}

/** Dynamic Depth's directory, in the same form. */
const DYNAMIC_DEPTH = "http://ns.google.com/photos/dd/1.0/container/";
const DIRECTORY = named("Container", "Directory");
const MAX_ITEMS = 64;

/** Lists items after the primary picture. Items without a valid length have 0 bytes. */
export function containerItems(document: XmpDocument): ContainerItem[] {
  const directory = find(document, DIRECTORY) ?? find(document, { ...DIRECTORY, namespace: DYNAMIC_DEPTH });
  if (directory === undefined) return [];
  const items = elementsOf(directory).flatMap(elementsOf).slice(0, MAX_ITEMS).map(fieldsOf);
  return items
    .filter((fields) => fields.get("Semantic") !== "Primary")
    .map((fields) => ({ semantic: fields.get("Semantic") ?? "", bytes: wholeNumber(fields.get("Length")) }));
}

function wholeNumber(text = ""): number {
  return /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : 0;
}

/** Fields are attributes or elements, in the item or an element inside it. */
function fieldsOf(item: XmlElement): Map<string, string> {
  const inside = [item, ...elementsOf(item)];
  const attributes = inside.flatMap((part) => part.attributes);
  const elements = inside.flatMap(elementsOf).map(({ local, children }) => [local, children[0]] as const);
  return new Map([
    ...elements.filter((field): field is [string, string] => typeof field[1] === "string"),
    ...attributes.map(({ local, value }) => [local, value] as const),
  ]);
}

/** Makes a directory for a primary picture and a gain map with this many bytes. */
export function gainMapDirectory(bytes: number): XmlElement {
  const items = [itemOf({ Semantic: "Primary", Mime: "image/jpeg" })];
  items.push(itemOf({ Semantic: "GainMap", Mime: "image/jpeg", Length: String(bytes) }));
  return element(DIRECTORY, [], [element(named("rdf", "Seq"), [], items)]);
}

function itemOf(fields: Readonly<Record<string, string>>): XmlElement {
  const attributes = Object.entries(fields).map(([local, value]) => ({ ...named("Item", local), value }));
  const resource = { ...named("rdf", "parseType"), value: "Resource" };
  return element(named("rdf", "li"), [resource], [element(named("Container", "Item"), attributes, [])]);
}

function element(name: XmlName, attributes: readonly XmlAttribute[], children: readonly XmlElement[]): XmlElement {
  return { ...name, attributes, children };
}
