import { tiffReader } from "../tiff.ts";
import { type Directory, type Field, numbersOf, readRemains } from "./directory.ts";
import { GPS_POINTER, LAST_GPS_TAG } from "./tags.ts";

/**
 * GPS directories of a directory. A pointer of a wrong type leads to every directory of GPS tags that a lenient reader could find
 * with it.
 */
export function gpsOf(block: Uint8Array, { fields }: Directory): Directory[] {
  const pointers = fields.filter(({ tag }) => tag === GPS_POINTER);
  const found = new Map<number, Directory>();
  for (const offset of pointers.flatMap((field) => numbersOf(block, field))) keep(found, readRemains(block, offset));
  for (const offset of pointers.flatMap((field) => guesses(block, field))) {
    const directory = readRemains(block, offset);
    if (directory !== null && isGps(directory)) keep(found, directory);
  }
  return [...found.values()];
}

function keep(found: Map<number, Directory>, directory: Directory | null): void {
  if (directory !== null) found.set(directory.table.start, directory);
}

function isGps({ fields }: Directory): boolean {
  return fields.length > 0 && fields.every(({ tag }) => tag <= LAST_GPS_TAG);
}

/** Numbers of 16 and 32 bits at the places where a value of any type may be. */
function guesses(block: Uint8Array, { at, value }: Field): number[] {
  const read = tiffReader(block);
  if (read === null) return [];
  const places = [at + 8, value.start, value.start + 4].filter((place) => place + 4 <= block.length);
  return places.flatMap((place) => [read.u32(place), read.u16(place)]);
}
