import { type ByteRange, exifPrefixLength, join, u32be } from "@matte/pixels/bytes";
import { type Box, boxesIn } from "./boxes.ts";
import { type HeifItem, type HeifItems, readItems } from "./items.ts";
import { auxiliaryType, propertiesOf } from "./properties.ts";

/** HEIF file; AVIF and HEIC are kinds of it (ISO/IEC 23008-12). */
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

/** Phones write a handful. */
const MAX_AUXILIARIES = 64;

/** Lists the primary picture's auxiliary pictures, with their kinds. */
export function auxiliaries(bytes: Uint8Array, file: HeifFile): { readonly id: number; readonly type: string }[] {
  return file.references
    .filter(({ type, to }) => type === "auxl" && file.primary !== null && to.includes(file.primary))
    .slice(0, MAX_AUXILIARIES)
    .map(({ from }) => ({ id: from, type: auxiliaryType(bytes, file.properties.get(from) ?? []) ?? "" }));
}

/** Finds the EXIF block after an offset and often JPEG's identifier (ISO/IEC 23008-12 §A.2.1). */
export function exifPlaces(bytes: Uint8Array, file: HeifFile): readonly ByteRange[] {
  const [first, ...rest] = placesOfItem(file, file.primary, ({ type }) => type === "Exif");
  if (first === undefined || first.end - first.start < 4) return [];
  const start = first.start + 4 + u32be(bytes, first.start);
  if (start >= first.end) return [];
  return [{ start: start + exifPrefixLength(bytes, start, first.end), end: first.end }, ...rest];
}

/** Finds a picture's XMP packet (§A.3). */
export function xmpPlaces(file: HeifFile, picture = file.primary): readonly ByteRange[] {
  return placesOfItem(file, picture, ({ mediaType }) => mediaType === "application/rdf+xml");
}

/** First item describing the picture; items that name no picture describe the primary one. */
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

/** Joins data from all its ranges; null if one is outside the file, or the total is too long. */
export function collected(bytes: Uint8Array, places: readonly ByteRange[], longest: number): Uint8Array | null {
  const length = places.reduce((sum, { start, end }) => sum + end - start, 0);
  const isSound = places.length > 0 && length <= longest && places.every(({ end }) => end <= bytes.length);
  return isSound ? join(places.map(({ start, end }) => bytes.subarray(start, end))) : null;
}
