import { u32be } from "../../bytes.ts";
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

/** Auxiliary pictures of the primary one with the kind of each. */
export function auxiliaries(bytes: Uint8Array, file: HeifFile): { readonly id: number; readonly type: string }[] {
  return file.references
    .filter(({ type, to }) => type === "auxl" && file.primary !== null && to.includes(file.primary))
    .map(({ from }) => ({ id: from, type: auxiliaryType(bytes, file.properties.get(from) ?? []) ?? "" }));
}

/** Places of the EXIF block, which follows an offset and often JPEG's identifier (ISO/IEC 23008-12 §A.2.1). */
export function exifPlaces(bytes: Uint8Array, file: HeifFile): readonly ByteRange[] {
  const [first, ...rest] = placesOfItem(file, ({ type }) => type === "Exif");
  if (first === undefined || first.end - first.start < 4) return [];
  const start = first.start + 4 + u32be(bytes, first.start);
  if (start >= first.end) return [];
  return [{ start: start + exifPrefixLength(bytes, start, first.end), end: first.end }, ...rest];
}

/** Places of the XMP packet (§A.3). */
export function xmpPlaces(file: HeifFile): readonly ByteRange[] {
  return placesOfItem(file, ({ mediaType }) => mediaType === "application/rdf+xml");
}

function placesOfItem({ items, places }: HeifFile, isWanted: (item: HeifItem) => boolean): readonly ByteRange[] {
  const item = items.find(isWanted);
  return item === undefined ? [] : (places.get(item.id) ?? []);
}
