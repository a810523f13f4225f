import type { RawValue } from "./tags.ts";
import { APERTURE_RANGE, FOCAL_LENGTH_RANGE } from "./ranges.ts";
import { firstWithin, rationals } from "./tag-values.ts";

/**
 * Prints LensSpecification (EXIF 0xA432) as lenses are usually named: `18-55mm f/3.5-5.6`, `24-70mm f/2.8`, `50mm f/1.8`, `10mm`.
 * Leaves out an f-number written 0/0 (EXIF 2.3's "unknown") or 0.
 * @param value four rationals: shortest and longest focal length in millimetres, lowest f-number at each
 * @returns undefined without a focal length, or if the longest is shorter than the shortest
 */
export function lensSpecificationText(value: RawValue): string | undefined {
  const [first, second, ...fNumbers] = fourValues(value);
  const shortest = known(first, FOCAL_LENGTH_RANGE) ?? known(second, FOCAL_LENGTH_RANGE);
  const longest = known(second, FOCAL_LENGTH_RANGE) ?? shortest;
  if (shortest === undefined || longest === undefined || longest < shortest) return undefined;
  const zoom = longest > shortest;
  const aperture = apertureRange(zoom, ...fNumbers);
  const reach = zoom ? `${short(shortest)}-${short(longest)}mm` : `${short(shortest)}mm`;
  return aperture === undefined ? reach : `${reach} f/${aperture}`;
}

function fourValues(value: RawValue): number[] {
  return rationals(typeof value === "string" ? value.slice(0, 100).trim().split(/\s+/) : value);
}

function known(value: number | undefined, range: { min: number; max: number }): number | undefined {
  return value === undefined ? undefined : firstWithin([value], range);
}

/** A zoom needs both f-numbers: one alone would claim a constant aperture. */
function apertureRange(zoom: boolean, wide?: number, long?: number): string | undefined {
  const atShortest = known(wide, APERTURE_RANGE);
  const atLongest = known(long, APERTURE_RANGE);
  if (!zoom) return text(atShortest ?? atLongest);
  if (atShortest === undefined || atLongest === undefined) return undefined;
  const ends = [short(atShortest), short(atLongest)];
  return [...new Set(ends)].join("-");
}

function text(value: number | undefined): string | undefined {
  return value === undefined ? undefined : short(value);
}

/** At most two decimals, as engraved: 3.5, 0.95, 4. */
function short(value: number): string {
  return String(Number(value.toFixed(2)));
}
