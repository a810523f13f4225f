/** Coordinates are never stored twice: they are restored from the export's EXIF. */
import { type ByteRange, hasLetters } from "@matte/pixels/bytes";
import { type Field, structureOf } from "@matte/metadata/exif";
import { contents, EXIF, headerSegments } from "@matte/jpeg/segments";
import { APP1 } from "@matte/pixels/segments";
import { isPlace } from "./exif-location.ts";

/** Copies a JPEG's header, zeroing the place values in its GPS directories. */
export function withoutCoordinates(header: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = header.slice();
  const exif = exifIn(copy);
  for (const field of gpsFields(exif)) if (isPlace(exif, field)) exif.fill(0, field.value.start, field.value.end);
  return copy;
}

/**
 * Restores GPS values in the header, which another program may have moved since. Values now missing stay zero.
 * @param exif the export's EXIF
 */
export function withCoordinates(header: Uint8Array, exif: Uint8Array | null): Uint8Array<ArrayBuffer> {
  const copy = header.slice();
  const block = exifIn(copy);
  if (exif === null || !hasLetters(exif, 0, block[0] === 0x49 ? "II" : "MM")) return copy;
  const found = gpsFields(exif);
  for (const field of gpsFields(block).filter(({ value }) => isBlank(block, value))) {
    const same = found.find((one) => isAlike(one, field));
    if (same !== undefined) block.set(exif.subarray(same.value.start, same.value.end), field.value.start);
  }
  return copy;
}

function isBlank(block: Uint8Array, { start, end }: ByteRange): boolean {
  return block.subarray(start, end).every((byte) => byte === 0);
}

function isAlike(one: Field, other: Field): boolean {
  return one.tag === other.tag && one.type === other.type && lengthOf(one.value) === lengthOf(other.value);
}

function lengthOf({ start, end }: ByteRange): number {
  return end - start;
}

function gpsFields(exif: Uint8Array): Field[] {
  return structureOf(exif)?.gps.flatMap(({ fields }) => fields) ?? [];
}

/** First EXIF block; empty without one. */
function exifIn(header: Uint8Array): Uint8Array {
  const [range] = contents(header, headerSegments(header), APP1, EXIF);
  return range === undefined ? new Uint8Array() : header.subarray(range.start, range.end);
}
