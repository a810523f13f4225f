import { type Field, locationRanges, strayCoordinates, structureOf, tags, without } from "@matte/metadata/exif";

/** `gps`: only in an EXIF GPS directory. */
export type Location = "none" | "gps" | "elsewhere";

const RATIONAL_BYTES = 8;

/** Locates the position in EXIF. GPS directories without a place, common in cameras, count as none. */
export function locationInExif(block: Uint8Array): Location {
  const structure = structureOf(block);
  if (structure === null) return "elsewhere";
  const directories = structure.gps.flatMap(({ table, fields }) => [table, ...fields.map(({ value }) => value)]);
  const others = [...locationRanges(structure), ...strayCoordinates(block, structure)];
  if (without(others, directories).length > 0) return "elsewhere";
  if (structure.gps.every(({ fields }) => !fields.some((field) => isPlace(block, field)))) return "none";
  return structure.gps.length === 1 ? "gps" : "elsewhere";
}

/** Returns whether a GPS field names a place; cameras without a position write zeros. */
export function isPlace(block: Uint8Array, { tag, value: { start, end } }: Field): boolean {
  if (!tags.PLACES.has(tag)) return false;
  const bytes = block.subarray(start, end);
  return bytes.some((byte, index) => byte !== 0 && !isDenominator(bytes, index));
}

function isDenominator({ length }: Uint8Array, index: number): boolean {
  return length % RATIONAL_BYTES === 0 && index % RATIONAL_BYTES >= RATIONAL_BYTES / 2;
}
