import { type ByteRange, letters, tiffReader, u32be } from "@matte/pixels/bytes";
import { clipped, type Field, isTyped, rangesOf } from "./directory.ts";
import { merged, overlap, without } from "./ranges.ts";
import { type ExifStructure, keptDirectories, keptRanges } from "./structure.ts";
import { COORDINATES, GPS_POINTER, LOCATION } from "./tags.ts";
import { COORDINATE_SIZE, unlinkedRows } from "./unlinked-rows.ts";

/** Copies are found by their bytes, too long to match by chance. */
const MAX_COPIES = 10_000;
const LARGEST_TYPE = 8;

/**
 * Returns all location bytes: GPS directories with their values, and GeoTIFF values. Values inside a field are removed with
 * their row.
 */
export function locationRanges(structure: ExifStructure): ByteRange[] {
  const fields = keptDirectories(structure)
    .flatMap((directory) => directory.fields)
    .filter(({ tag, at, value }) => LOCATION.has(tag) && tag !== GPS_POINTER && value.start !== at + 8);
  return merged([...structure.gps.flatMap(rangesOf), ...fields.map(({ value }) => value)]);
}

/** Returns further coordinate bytes: copies in a maker note, and what editors left after unlinking or mistyping a directory. */
export function strayCoordinates(block: Uint8Array, structure: ExifStructure): ByteRange[] {
  const kept = keptRanges(structure, false);
  const fields = structure.gps.flatMap((directory) => directory.fields);
  const unlinked = unlinkedRows(block).filter((range) => !overlap([range], kept));
  const places = [...fields.filter(({ tag }) => COORDINATES.has(tag)).map(({ value }) => value), ...unlinked]
    .filter(({ start, end }) => end - start === COORDINATE_SIZE)
    .map(({ start, end }) => block.subarray(start, end))
    .filter(isPlace);
  const untyped = fields.filter((field) => !isTyped(field)).map((field) => untypedValue(block, field));
  const tables = keptDirectories(structure).map(({ table }) => table);
  return [...unlinked, ...without(untyped, kept), ...without(occurrences(block, places), tables)];
}

/** Longest possible value for a field of unknown type, in bytes. */
function untypedValue(block: Uint8Array, { at, count }: Field): ByteRange {
  const start = tiffReader(block)?.u32(at + 8) ?? 0;
  return clipped(block, start, start + count * LARGEST_TYPE);
}

/** Ignores all-zero coordinates, since zeros are everywhere. */
function isPlace(rationals: Uint8Array): boolean {
  return [0, 8, 16].some((numerator) => rationals.subarray(numerator, numerator + 4).some((byte) => byte !== 0));
}

/** Finds all copies in one pass. */
function occurrences(block: Uint8Array, wanted: readonly Uint8Array[]): ByteRange[] {
  const starts = new Set(wanted.map((bytes) => u32be(bytes, 0)));
  const texts = new Set(wanted.map((bytes) => letters(bytes, 0, COORDINATE_SIZE)));
  const found: ByteRange[] = [];
  for (let at = 0; starts.size > 0 && at + COORDINATE_SIZE <= block.length && found.length < MAX_COPIES; at += 1) {
    if (starts.has(u32be(block, at)) && texts.has(letters(block, at, COORDINATE_SIZE)))
      found.push({ start: at, end: at + COORDINATE_SIZE });
  }
  return found;
}
