import { join, u32be } from "../../bytes.ts";
import type { ByteRange } from "../../header.ts";
import { exifPrefixLength } from "../../metadata/exif/prefix.ts";
import { type Box, boxesIn } from "./boxes.ts";
import { type HeifItem, type HeifItems, readItems } from "./items.ts";
import { auxiliaryType, propertiesOf } from "./properties.ts";

/** A HEIF file, of which AVIF and HEIC are kinds (ISO/IEC 23008-12). */
export interface HeifFile extends HeifItems {
  readonly top: readonly Box[];
  readonly properties: ReadonlyMap<number, readonly Box[]>;
}

/** Opens a file; null without a `meta` box. */
export function openHeif(bytes: Uint8Array): HeifFile | null {
  const top = boxesIn(bytes, { start: 0, end: bytes.length });
  const found = readItems(bytes, top);
  return found && { ...found, top, properties: propertiesOf(bytes, found) };
}

/** Limit of auxiliary pictures; phones write a handful. */
const MAX_AUXILIARIES = 64;

/** Auxiliary pictures of the primary one with the kind of each. */
export function auxiliaries(bytes: Uint8Array, file: HeifFile): { readonly id: number; readonly type: string }[] {
  return file.references
    .filter(({ type, to }) => type === "auxl" && file.primary !== null && to.includes(file.primary))
    .slice(0, MAX_AUXILIARIES)
    .map(({ from }) => ({ id: from, type: auxiliaryType(bytes, file.properties.get(from) ?? []) ?? "" }));
}

/** Places of the EXIF block, which follows an offset and often JPEG's identifier (ISO/IEC 23008-12 §A.2.1). */
export function exifPlaces(bytes: Uint8Array, file: HeifFile): readonly ByteRange[] {
  const [first, ...rest] = placesOfItem(file, file.primary, ({ type }) => type === "Exif");
  if (first === undefined || first.end - first.start < 4) return [];
  const start = first.start + 4 + u32be(bytes, first.start);
  if (start >= first.end) return [];
  return [{ start: start + exifPrefixLength(bytes, start, first.end), end: first.end }, ...rest];
}

/** Places of the XMP packet of a picture (§A.3). */
export function xmpPlaces(file: HeifFile, picture = file.primary): readonly ByteRange[] {
  return placesOfItem(file, picture, ({ mediaType }) => mediaType === "application/rdf+xml");
}

/** The first of these items that describes the picture; those that do not say what they describe belong to the primary one. */
function placesOfItem(
  { items, places, references, primary }: HeifFile,
  picture: number | null,
  isWanted: (item: HeifItem) => boolean,
): readonly ByteRange[] {
  const descriptions = references.filter(({ type }) => type === "cdsc");
  const own = new Set(
    descriptions.filter(({ to }) => picture !== null && to.includes(picture)).map(({ from }) => from),
  );
  const others = new Set(descriptions.map(({ from }) => from));
  const item = items.find((one) => isWanted(one) && (own.has(one.id) || (picture === primary && !others.has(one.id))));
  return item === undefined ? [] : (places.get(item.id) ?? []);
}

/** Copies data from all of its places; null where one is outside the file, or all are longer than allowed. */
export function collected(bytes: Uint8Array, places: readonly ByteRange[], longest: number): Uint8Array | null {
  const length = places.reduce((sum, { start, end }) => sum + end - start, 0);
  const isSound = places.length > 0 && length <= longest && places.every(({ end }) => end <= bytes.length);
  return isSound ? join(places.map(({ start, end }) => bytes.subarray(start, end))) : null;
}
