import type { ByteRange } from "../../header.ts";
import { rangesOf } from "./directory.ts";
import { merged } from "./ranges.ts";
import { type ExifStructure, keptDirectories } from "./structure.ts";
import { COORDINATES, GPS_POINTER, LOCATION } from "./tags.ts";

/** Bytes of three rationals. Copies are found by their bytes, which must be long enough not to occur by chance. */
const COORDINATE_SIZE = 24;
const MAX_COPIES = 1000;

/**
 * All bytes of the location: the GPS directories with their values, and the values of GeoTIFF's fields. Values inside a field are
 * removed with the directory's row.
 */
export function locationRanges(structure: ExifStructure): ByteRange[] {
  const fields = keptDirectories(structure)
    .flatMap((directory) => directory.fields)
    .filter(({ tag, at, value }) => LOCATION.has(tag) && tag !== GPS_POINTER && value.start !== at + 8);
  return merged([...structure.gps.flatMap(rangesOf), ...fields.map(({ value }) => value)]);
}

/** Further copies of the coordinates' bytes, in a maker note or in leftovers of an editor. */
export function coordinateCopies(block: Uint8Array, structure: ExifStructure): ByteRange[] {
  return structure.gps
    .flatMap(({ fields }) => fields)
    .filter(({ tag, value }) => COORDINATES.has(tag) && value.end - value.start === COORDINATE_SIZE)
    .map(({ value }) => block.slice(value.start, value.end))
    .filter(isPlace)
    .flatMap((bytes) => occurrences(block, bytes));
}

/** Degrees, minutes and seconds that are not all zero, since zeros occur everywhere. */
function isPlace(rationals: Uint8Array): boolean {
  return [0, 8, 16].some((numerator) => rationals.subarray(numerator, numerator + 4).some((byte) => byte !== 0));
}

function occurrences(block: Uint8Array, wanted: Uint8Array): ByteRange[] {
  const found: ByteRange[] = [];
  const [first = 0] = wanted;
  for (let at = block.indexOf(first); at !== -1 && found.length < MAX_COPIES; at = block.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => block[at + index] === byte)) found.push({ start: at, end: at + wanted.length });
  }
  return found;
}
