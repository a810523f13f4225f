import type { ByteRange } from "../../header.ts";
import { tiffReader } from "../tiff.ts";
import { clipped, type Field, isTyped, rangesOf } from "./directory.ts";
import { merged, overlap, without } from "./ranges.ts";
import { type ExifStructure, keptDirectories, keptRanges } from "./structure.ts";
import { COORDINATES, GPS_POINTER, LOCATION } from "./tags.ts";
import { COORDINATE_SIZE, unlinkedRows } from "./unlinked-rows.ts";

/** Copies of coordinates are found by their bytes, which are long enough not to occur by chance. */
const MAX_COPIES = 1000;
const LARGEST_TYPE = 8;

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

/** Further bytes of coordinates: copies in a maker note, and what editors left when they unlinked or mistyped a directory. */
export function strayCoordinates(block: Uint8Array, structure: ExifStructure): ByteRange[] {
  const kept = keptRanges(structure, false);
  const fields = structure.gps.flatMap((directory) => directory.fields);
  const unlinked = unlinkedRows(block).filter((range) => !overlap([range], kept));
  const copies = [...fields.filter(({ tag }) => COORDINATES.has(tag)).map(({ value }) => value), ...unlinked]
    .filter(({ start, end }) => end - start === COORDINATE_SIZE)
    .map(({ start, end }) => block.slice(start, end))
    .filter(isPlace)
    .flatMap((bytes) => occurrences(block, bytes));
  const untyped = fields.filter((field) => !isTyped(field)).map((field) => untypedValue(block, field));
  const tables = keptDirectories(structure).map(({ table }) => table);
  return [...unlinked, ...without(untyped, kept), ...without(copies, tables)];
}

/** Most bytes that the value of a field of unknown type may have. */
function untypedValue(block: Uint8Array, { at, count }: Field): ByteRange {
  const start = tiffReader(block)?.u32(at + 8) ?? 0;
  return clipped(block, start, start + count * LARGEST_TYPE);
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
