/** GPS position of a photo, Exif 2.32 §4.6.6. */
import { type GpsPosition, gpsPosition } from "../gps-position.ts";
import { tiffReader } from "../tiff.ts";
import type { Directory, Field } from "./directory.ts";
import { structureOf } from "./structure.ts";
import { ASCII } from "./tags.ts";

const TAGS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 };
const RATIONAL = 5;

/** Reads the position of an EXIF block; null without a valid one. Never throws. */
export function positionOf(block: Uint8Array | null): GpsPosition | null {
  if (block === null) return null;
  const found = (structureOf(block)?.gps ?? []).map((directory) => positionIn(block, directory));
  return found.find((position) => position !== null) ?? null;
}

/** A position without its hemispheres could be in four places. */
function positionIn(block: Uint8Array, { fields }: Directory): GpsPosition | null {
  const field = (tag: number): Field | undefined => fields.find((item) => item.tag === tag);
  const latitude = degrees(block, field(TAGS.latitude)) * sign(block, field(TAGS.latitudeRef), "N", "S");
  const longitude = degrees(block, field(TAGS.longitude)) * sign(block, field(TAGS.longitudeRef), "E", "W");
  return gpsPosition(latitude, longitude);
}

/** Degrees, minutes and seconds; NaN if the field is not three rationals. */
function degrees(block: Uint8Array, field: Field | undefined): number {
  const read = tiffReader(block);
  if (read === null || field?.type !== RATIONAL || field.count !== 3 || !field.whole) return Number.NaN;
  const { start } = field.value;
  const [whole = Number.NaN, minutes = 0, seconds = 0] = [start, start + 8, start + 16].map((at, index) => {
    const denominator = read.u32(at + 4);
    // 0/0 is how some cameras omit minutes or seconds.
    return denominator === 0 && index > 0 && read.u32(at) === 0 ? 0 : read.u32(at) / denominator;
  });
  return whole + minutes / 60 + seconds / 3600;
}

function sign(block: Uint8Array, field: Field | undefined, positive: string, negative: string): number {
  const letter = field?.type === ASCII ? String.fromCodePoint(block[field.value.start] ?? 0).toUpperCase() : "";
  if (letter === positive) return 1;
  return letter === negative ? -1 : Number.NaN;
}
