import type { PhotoWords } from "@matte/engine";
import type { XmpDocument } from "../xmp/document.ts";
import { LOCATION, named } from "../xmp/names.ts";
import { find, items } from "../xmp/property.ts";
import { elementsOf, isNamed, textOf, type XmlElement } from "../xml/types.ts";
import { cleanText, known } from "./clean.ts";

export type PlaceWords = Pick<PhotoWords, "city" | "state" | "country" | "location">;

/** Reads the place in IPTC Core, else the location shown, else the location created (IPTC Extension §9.3). */
export function placeWords(document: XmpDocument): PlaceWords {
  const single = (property: XmlElement | undefined): string | undefined => cleanText(items(property)[0]);
  const core = known<PlaceWords>({
    city: single(find(document, named("photoshop", "City"))),
    state: single(find(document, named("photoshop", "State"))),
    country: single(find(document, named("photoshop", "Country"))),
    location: single(find(document, LOCATION)),
  });
  const structured = [SHOWN, CREATED].map((name) => structuredPlace(find(document, name)));
  // Never mix words for different places.
  return [core, ...structured].find((place) => Object.keys(place).length > 0) ?? {};
}

const SHOWN = named("Iptc4xmpExt", "LocationShown");
const CREATED = named("Iptc4xmpExt", "LocationCreated");

/**
 * Reads the first structure. Its fields are elements or attributes, with or without `rdf:Description` (ISO 16684-1 §7.9.2.3).
 */
function structuredPlace(property: XmlElement | undefined): PlaceWords {
  const [first = property] = property === undefined ? [] : elementsOf(property).flatMap(elementsOf).filter(isItem);
  if (first === undefined) return {};
  const levels = [first, ...elementsOf(first).filter((element) => isNamed(element, named("rdf", "Description")))];
  const text = (local: string): string | undefined => {
    const name = named("Iptc4xmpExt", local);
    const elements = levels.flatMap(elementsOf).filter((element) => isNamed(element, name));
    const attributes = levels.flatMap((level) => level.attributes).filter((attribute) => isNamed(attribute, name));
    return cleanText(elements[0] === undefined ? attributes[0]?.value : (items(elements[0])[0] ?? textOf(elements[0])));
  };
  return known<PlaceWords>({
    city: text("City"),
    state: text("ProvinceState"),
    country: text("CountryName"),
    location: text("Sublocation"),
  });
}

function isItem(element: XmlElement): boolean {
  return isNamed(element, named("rdf", "li"));
}
