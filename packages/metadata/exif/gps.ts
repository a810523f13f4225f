import { type ByteRange, tiffReader } from "@matte/pixels/bytes";
import { COUNT_SIZE, type Directory, type Field, numbersOf, type ReadDirectory, readRemains } from "./directory.ts";
import { overlap } from "./ranges.ts";
import { GPS_POINTER, LAST_GPS_TAG } from "./tags.ts";

/**
 * Finds GPS directories. If a pointer has a wrong type or target, returns every directory with GPS tags that a lenient reader
 * could find.
 * @param tables other directories' tables, excluded from guesses
 */
export function gpsOf(
  block: Uint8Array,
  { fields }: Directory,
  tables: readonly ByteRange[],
  read: ReadDirectory = readRemains,
): Directory[] {
  const found = new Map<number, Directory>();
  for (const field of fields.filter(({ tag }) => tag === GPS_POINTER)) {
    const linked = numbersOf(block, field).flatMap((offset) => read(block, offset) ?? []);
    const offsets = linked.some(isGps) ? [] : guesses(block, field).filter((offset) => startsAsGps(block, offset));
    const guessed = offsets.flatMap((offset) => read(block, offset) ?? []);
    const plausible = guessed.filter((directory) => isGps(directory) && !overlap([directory.table], tables));
    for (const directory of [...linked, ...plausible]) found.set(directory.table.start, directory);
  }
  return [...found.values()];
}

/** Avoids reading most directories at wrong offsets. */
function startsAsGps(block: Uint8Array, offset: number): boolean {
  return (tiffReader(block)?.u16(offset + COUNT_SIZE) ?? 0) <= LAST_GPS_TAG;
}

function isGps({ fields }: Directory): boolean {
  return fields.length > 0 && fields.every(({ tag }) => tag <= LAST_GPS_TAG);
}

/** Reads 16-bit and 32-bit numbers wherever a value may be. */
function guesses(block: Uint8Array, { at, value }: Field): number[] {
  const read = tiffReader(block);
  if (read === null) return [];
  const places = [at + 8, value.start, value.start + 4].filter((place) => place + 4 <= block.length);
  return places.flatMap((place) => [read.u32(place), read.u16(place)]);
}
