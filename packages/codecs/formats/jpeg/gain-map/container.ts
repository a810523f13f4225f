/** Directory of the pictures in a file (Google's GContainer, in XMP). */
import type { XmpDocument } from "../../../metadata/xmp/document.ts";
import { named } from "../../../metadata/xmp/names.ts";
import { find } from "../../../metadata/xmp/property.ts";
import { elementsOf, type XmlAttribute, type XmlElement, type XmlName } from "../../../metadata/xml/types.ts";

/** Item of a directory after the primary picture. */
export interface ContainerItem {
  readonly semantic: string;
  readonly bytes: number;
}

/** Namespace of Dynamic Depth's directory, which has the same form. */
const DYNAMIC_DEPTH = "http://ns.google.com/photos/dd/1.0/container/";
const DIRECTORY = named("Container", "Directory");
const MAX_ITEMS = 64;

/** Items that follow the primary picture. An item without a valid length has 0 bytes. */
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

/** Fields of an item, written as attributes or as elements of it or of an element inside it. */
function fieldsOf(item: XmlElement): Map<string, string> {
  const inside = [item, ...elementsOf(item)];
  const attributes = inside.flatMap((part) => part.attributes);
  const elements = inside.flatMap(elementsOf).map(({ local, children }) => [local, children[0]] as const);
  return new Map([
    ...elements.filter((field): field is [string, string] => typeof field[1] === "string"),
    ...attributes.map(({ local, value }) => [local, value] as const),
  ]);
}

/** Directory of a primary picture and its gain map, which has so many bytes. */
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
