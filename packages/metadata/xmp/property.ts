import { elementsOf, isNamed, textOf, type XmlElement, type XmlName } from "../xml/types.ts";
import type { XmpDocument } from "./document.ts";
import { named } from "./names.ts";

const LI = named("rdf", "li");
const LANGUAGE = named("xml", "lang");
const DEFAULT_LANGUAGE = "x-default";

/** Makes a simple property. */
export function simple(name: XmlName, text: string): XmlElement {
  return { ...name, attributes: [], children: [text] };
}

/** Makes an array, ordered (`Seq`) or unordered (`Bag`): ISO 16684-1 §7.7. */
export function array(name: XmlName, kind: "Seq" | "Bag", texts: readonly string[]): XmlElement {
  return wrapped(
    name,
    kind,
    texts.map((item) => simple(LI, item)),
  );
}

/** Makes a text in the default language, and others in theirs: §8.2.2.4. */
export function languageAlternative(name: XmlName, text: string, others: readonly XmlElement[] = []): XmlElement {
  const item = { ...simple(LI, text), attributes: [{ ...LANGUAGE, value: DEFAULT_LANGUAGE }] };
  return wrapped(name, "Alt", [item, ...others]);
}

/** Lists a language alternative's translations: items with another text than the default one. */
export function translations(property: XmlElement | undefined): XmlElement[] {
  if (property === undefined) return [];
  const shown = defaultItem(property);
  return itemsIn(property).filter(
    (item) => isTranslation(item) && textOf(item).trim() !== "" && textOf(item).trim() !== shown,
  );
}

function isTranslation({ attributes }: XmlElement): boolean {
  return attributes.some((attribute) => isNamed(attribute, LANGUAGE) && attribute.value !== DEFAULT_LANGUAGE);
}

function wrapped(name: XmlName, kind: string, children: readonly XmlElement[]): XmlElement {
  return { ...name, attributes: [], children: [{ ...named("rdf", kind), attributes: [], children }] };
}

export function find({ properties }: XmpDocument, name: XmlName): XmlElement | undefined {
  return properties.find((property) => isNamed(property, name));
}

/** Removes a property. */
export function withoutProperty({ properties, ...document }: XmpDocument, name: XmlName): XmpDocument {
  return { ...document, properties: properties.filter((property) => !isNamed(property, name)) };
}

/** Sets a property, replacing one with the same name in its place. */
export function withProperty({ properties, ...document }: XmpDocument, property: XmlElement): XmpDocument {
  const found = properties.findIndex((other) => isNamed(other, property));
  return { ...document, properties: properties.toSpliced(found < 0 ? properties.length : found, 1, property) };
}

/** Lists the texts in an array or a simple property, without empty ones. */
export function items(property: XmlElement | undefined): string[] {
  if (property === undefined) return [];
  const inside = itemsIn(property);
  return textsOf(inside.length === 0 ? [property] : inside);
}

/** Returns a language alternative's default text, else its first (§8.2.2.4). */
export function defaultItem(property: XmlElement | undefined): string | undefined {
  if (property === undefined) return undefined;
  const byDefault = itemsIn(property).filter(({ attributes }) =>
    attributes.some((attribute) => isNamed(attribute, LANGUAGE) && attribute.value === DEFAULT_LANGUAGE),
  );
  return textsOf(byDefault)[0] ?? items(property)[0];
}

function itemsIn(property: XmlElement): XmlElement[] {
  return elementsOf(property)
    .flatMap(elementsOf)
    .filter((element) => isNamed(element, LI));
}

function textsOf(elements: readonly XmlElement[]): string[] {
  return elements.map((element) => textOf(element).trim()).filter((text) => text !== "");
}
