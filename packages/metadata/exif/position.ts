/** GPS position, Exif 2.32 §4.6.6. */
import { type GpsPosition, gpsPosition } from "../gps-position.ts";
import type { Directory, Field } from "./directory.ts";
import { decimalsOf } from "./numbers.ts";
import { structureOf } from "./structure.ts";
import { ASCII } from "./tags.ts";

const TAGS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 };

/** Reads the position; null without a valid one. Never throws. */
export function positionOf(block: Uint8Array | null): GpsPosition | null {
  if (block === null) return null;
  const found = (structureOf(block)?.gps ?? []).map((directory) => positionIn(block, directory));
  return found.find((position) => position !== null) ?? null;
}

/** Without hemispheres, a position could be in four places. */
function positionIn(block: Uint8Array, { fields }: Directory): GpsPosition | null {
  const field = (tag: number): Field | undefined => fields.find((item) => item.tag === tag);
  const latitude = inHemisphere(degrees(block, field(TAGS.latitude)), sign(block, field(TAGS.latitudeRef), "N", "S"));
  const longitude = inHemisphere(
    degrees(block, field(TAGS.longitude)),
    sign(block, field(TAGS.longitudeRef), "E", "W"),
  );
  return gpsPosition(latitude, longitude);
}

/** NaN for negative degrees in the north or east: either could be wrong. */
function inHemisphere(value: number, hemisphere: number): number {
  return value < 0 && hemisphere > 0 ? Number.NaN : Math.abs(value) * hemisphere;
}

/** Degrees, minutes and seconds; writers may omit the last ones. NaN for anything else. */
function degrees(block: Uint8Array, field: Field | undefined): number {
  const numbers = field === undefined || field.count > 3 ? [] : decimalsOf(block, field);
  // Some cameras write 0/0 for omitted minutes or seconds.
  const [whole = Number.NaN, minutes = 0, seconds = 0] = numbers.map((number, index) =>
    index > 0 && Number.isNaN(number) ? 0 : number,
  );
  return minutes < 0 || seconds < 0 ? Number.NaN : whole + (Math.sign(whole) || 1) * (minutes / 60 + seconds / 3600);
}

function sign(block: Uint8Array, field: Field | undefined, positive: string, negative: string): number {
  const letter = field?.type === ASCII ? String.fromCodePoint(block[field.value.start] ?? 0).toUpperCase() : "";
  if (letter === positive) return 1;
  return letter === negative ? -1 : Number.NaN;
}
