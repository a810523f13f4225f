import type { ByteRange } from "../../header.ts";
import { rangesOf } from "./directory.ts";
import { merged } from "./ranges.ts";
import { type ExifStructure, keptDirectories } from "./structure.ts";
import { COORDINATES, GPS_POINTER, LOCATION } from "./tags.ts";

/** Three rationals. A copy elsewhere is found by its bytes, so it must be long enough not to be met by chance. */
const COORDINATE_SIZE = 24;
const MOST_COPIES = 1000;

/**
 * Every byte that says where the photo was taken: the GPS directories with their values, and the values of GeoTIFF's fields. Fields
 * that hold their value themselves go with their directory's row.
 */
export function locationRanges(structure: ExifStructure): ByteRange[] {
  const fields = keptDirectories(structure)
    .flatMap((directory) => directory.fields)
    .filter(({ tag, at, value }) => LOCATION.has(tag) && tag !== GPS_POINTER && value.start !== at + 8);
  return merged([...structure.gps.flatMap(rangesOf), ...fields.map(({ value }) => value)]);
}

/** Where the coordinates' bytes stand once more: in a maker's note, or in what an editor left behind. */
export function coordinateCopies(block: Uint8Array, structure: ExifStructure): ByteRange[] {
  return structure.gps
    .flatMap(({ fields }) => fields)
    .filter(({ tag, value }) => COORDINATES.has(tag) && value.end - value.start === COORDINATE_SIZE)
    .map(({ value }) => block.slice(value.start, value.end))
    .filter(isPlace)
    .flatMap((bytes) => occurrences(block, bytes));
}

/** Degrees, minutes, seconds that are not all nought: zeros stand everywhere. */
function isPlace(rationals: Uint8Array): boolean {
  return [0, 8, 16].some((numerator) => rationals.subarray(numerator, numerator + 4).some((byte) => byte !== 0));
}

function occurrences(block: Uint8Array, wanted: Uint8Array): ByteRange[] {
  const found: ByteRange[] = [];
  const [first = 0] = wanted;
  for (let at = block.indexOf(first); at !== -1 && found.length < MOST_COPIES; at = block.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => block[at + index] === byte)) found.push({ start: at, end: at + wanted.length });
  }
  return found;
}
