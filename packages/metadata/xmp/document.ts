import { packetText } from "../text.ts";
import { parseXml } from "../xml/parse.ts";
import { elementsOf, isNamed, type XmlAttribute, type XmlElement } from "../xml/types.ts";
import { named, NAMESPACE } from "./names.ts";
import { salvagedProperties } from "./salvage.ts";

/** XMP properties; simple ones are elements with text, however they were written. */
export interface XmpDocument {
  /** Described resource, ISO 16684-1 §7.4; nearly always empty. */
  readonly about: string;
  readonly properties: readonly XmlElement[];
}

export const EMPTY: XmpDocument = { about: "", properties: [] };

const RDF = named("rdf", "RDF");
const DESCRIPTION = named("rdf", "Description");

/** `rdf:RDF` is the root, or in `x:xmpmeta`. */
const WRAPPERS = 2;

/** Reads a packet, or the well-formed properties in a malformed one. Returns null without properties or RDF. */
export function readXmp(packet: Uint8Array): XmpDocument | null {
  const text = packetText(packet);
  const root = parseXml(text);
  if (root === null) return salvaged(text);
  const rdf = rdfIn([root], WRAPPERS);
  return rdf === undefined ? null : documentOf(elementsOf(rdf).filter((element) => isNamed(element, DESCRIPTION)));
}

function salvaged(text: string): XmpDocument | null {
  const properties = distinct(salvagedProperties(text));
  return properties.length === 0 ? null : { about: "", properties };
}

function rdfIn(elements: readonly XmlElement[], depth: number): XmlElement | undefined {
  const found = elements.find((element) => isNamed(element, RDF));
  return found !== undefined || depth === 1 ? found : rdfIn(elements.flatMap(elementsOf), depth - 1);
}

function documentOf(descriptions: readonly XmlElement[]): XmpDocument {
  const attributes = descriptions.flatMap((description) => description.attributes);
  const about = attributes.find(
    ({ namespace, local }) => local === "about" && (namespace === "" || namespace === RDF.namespace),
  );
  const properties = descriptions.flatMap((description) => [
    ...description.attributes.filter(isProperty).map(asElement),
    ...elementsOf(description),
  ]);
  return { about: about?.value ?? "", properties: distinct(properties) };
}

/** Attributes such as `rdf:about` and `xml:lang` describe the description itself. */
function isProperty({ namespace }: XmlAttribute): boolean {
  return namespace !== "" && namespace !== NAMESPACE.rdf && namespace !== NAMESPACE.xml;
}

function asElement({ value, ...name }: XmlAttribute): XmlElement {
  return { ...name, attributes: [], children: value === "" ? [] : [value] };
}

/** A property may occur once (§7.4); the first counts. */
function distinct(properties: readonly XmlElement[]): XmlElement[] {
  const seen = new Map<string, XmlElement>();
  for (const property of properties) {
    const key = `${property.namespace} ${property.local}`;
    if (!seen.has(key)) seen.set(key, property);
  }
  return [...seen.values()];
}

/** Merges two documents; the first takes precedence. */
export function together(first: XmpDocument, second: XmpDocument): XmpDocument {
  return { about: first.about, properties: distinct([...first.properties, ...second.properties]) };
}
