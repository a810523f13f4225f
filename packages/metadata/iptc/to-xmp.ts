import { decodedText } from "../text.ts";
import type { XmlElement, XmlName } from "../xml/types.ts";
import { EMPTY, type XmpDocument } from "../xmp/document.ts";
import { CREATOR, CREDIT, LOCATION, named, RIGHTS, TITLE } from "../xmp/names.ts";
import { array, languageAlternative, simple } from "../xmp/property.ts";
import type { Dataset } from "./datasets.ts";

type Make = (texts: readonly string[]) => XmlElement;

const one =
  (name: XmlName): Make =>
  ([text = ""]) =>
    simple(name, text);
const alternative =
  (name: XmlName): Make =>
  ([text = ""]) =>
    languageAlternative(name, text);
const list =
  (name: XmlName, kind: "Seq" | "Bag"): Make =>
  (texts) =>
    array(name, kind, texts);

/** XMP properties by dataset in record 2 (IPTC Photo Metadata 2023.2, IIM mapping). */
const PROPERTIES: ReadonlyMap<number, Make> = new Map([
  [5, alternative(TITLE)],
  [25, list(named("dc", "subject"), "Bag")],
  [40, one(named("photoshop", "Instructions"))],
  [80, list(CREATOR, "Seq")],
  [85, one(named("photoshop", "AuthorsPosition"))],
  [90, one(named("photoshop", "City"))],
  [92, one(LOCATION)],
  [95, one(named("photoshop", "State"))],
  [101, one(named("photoshop", "Country"))],
  [103, one(named("photoshop", "TransmissionReference"))],
  [105, one(named("photoshop", "Headline"))],
  [110, one(CREDIT)],
  [115, one(named("photoshop", "Source"))],
  [116, alternative(RIGHTS)],
  [120, alternative(named("dc", "description"))],
  [122, one(named("photoshop", "CaptionWriter"))],
]);

/** Converts IPTC-IIM to XMP, for containers that cannot hold IIM. */
export function xmpOf(datasets: readonly Dataset[]): XmpDocument {
  const properties = [...PROPERTIES].flatMap(([number, make]) => {
    const texts = datasets
      .filter((dataset) => dataset.record === 2 && dataset.number === number)
      .map(({ data }) => decodedText(data).trim())
      .filter((text) => text !== "");
    return texts.length === 0 ? [] : [make(texts)];
  });
  return { ...EMPTY, properties };
}
