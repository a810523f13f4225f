/** Grid from four inks to sRGB, made from a profile once per photo. */
import { TO_SRGB } from "./gamut.ts";
import { type InkLut, inkLut, INKS } from "./lut.ts";
import type { Row } from "./matrix.ts";
import { srgbValue } from "./transfer.ts";

/** Points per ink: 17 take 1.3 MB, 21 take 3.1 MB. */
const USUAL_POINTS = 17;
const MOST_POINTS = 21;
/** Per point in a profile's grid. */
const VALUES = 3;
/** Per point: red, green, blue and padding, to fill a vector. */
export const CHANNELS = 4;
const LEVELS = 256;

export interface InkTable {
  /** Per ink. */
  readonly points: number;
  /** Grid positions, 0 to `points - 1`, for each ink's 256 levels from none to full. */
  readonly places: readonly Float32Array[];
  /** {@link CHANNELS} per point; the last ink varies fastest. sRGB, 0 to 255, or beyond for colours outside it. */
  readonly colours: Float32Array<ArrayBuffer>;
}

/**
 * Makes a table from a CMYK profile's perceptual intent, else its colorimetric one, without black point compensation. Returns
 * null for other profiles and damaged ones.
 * @param icc an uncompressed ICC profile
 */
export function inkTable(icc: Uint8Array): InkTable | null {
  const lut = inkLut(icc);
  if (lut === null) return null;
  const points = pointsFor(Math.max(...lut.points));
  const colours = coloursOf(lut, points);
  return colours.every(Number.isFinite) ? { points, places: lut.curves.map(placesOf(points)), colours } : null;
}

/** 255 (1 - ink)(1 - black) for inks without a profile, as browsers convert them: linear in each ink, so that corners suffice. */
export function plainInkTable(): InkTable {
  const points = 2;
  const colours = Float32Array.from({ length: points ** INKS * CHANNELS }, (_, at) => {
    const [corner, channel] = [Math.floor(at / CHANNELS), at % CHANNELS];
    const isInked = (corner & 1) === 1 || ((corner >> (INKS - 1 - channel)) & 1) === 1;
    return channel === CHANNELS - 1 || isInked ? 0 : LEVELS - 1;
  });
  const place = placesOf(points);
  return { points, places: Array.from({ length: INKS }, () => place((value) => value)), colours };
}

/** Inserts as many points as fit between the profile's, keeping them all. */
function pointsFor(own: number): number {
  if (own > MOST_POINTS) return USUAL_POINTS;
  return Math.max(own, Math.floor((USUAL_POINTS - 1) / (own - 1)) * (own - 1) + 1);
}

function placesOf(points: number): (curve: (value: number) => number) => Float32Array {
  return (curve) =>
    Float32Array.from({ length: LEVELS }, (_, level) => {
      const value = curve(level / (LEVELS - 1));
      return Math.min(1, Math.max(0, value)) * (points - 1);
    });
}

function coloursOf(lut: InkLut, points: number): Float32Array<ArrayBuffer> {
  const values = refined(lut, points);
  const colours = new Float32Array(points ** INKS * CHANNELS);
  for (let from = 0, to = 0; to < colours.length; from += VALUES, to += CHANNELS) {
    const [red, green, blue] = srgbOf(lut.toXyz([values[from]!, values[from + 1]!, values[from + 2]!]));
    colours[to] = red;
    colours[to + 1] = green;
    colours[to + 2] = blue;
  }
  return colours;
}

/** Interpolates the profile's grid linearly, one ink after another. */
function refined(lut: InkLut, points: number): Float32Array {
  return lut.points.reduce((values, own, ink) => {
    const inner = lut.points.slice(ink + 1).reduce((product, one) => product * one, VALUES);
    return refinedAlong(values, own, points, inner);
  }, lut.values);
}

/** @param inner values between neighbouring points */
function refinedAlong(values: Float32Array, own: number, points: number, inner: number): Float32Array {
  const result = new Float32Array((values.length / own) * points);
  let to = 0;
  for (let outer = 0; outer < values.length; outer += own * inner) {
    for (let point = 0; point < points; point += 1) {
      const place = (point * (own - 1)) / (points - 1);
      const below = Math.min(Math.floor(place), own - 2);
      const from = outer + below * inner;
      for (let n = from; n < from + inner; n += 1, to += 1) {
        result[to] = values[n]! + (values[n + inner]! - values[n]!) * (place - below);
      }
    }
  }
  return result;
}

/** 8-bit levels, neither rounded nor clipped: a clipped point would darken its neighbours. */
function srgbOf([x, y, z]: Row): Row {
  const [red, green, blue] = TO_SRGB;
  return [levelOf(red, x, y, z), levelOf(green, x, y, z), levelOf(blue, x, y, z)];
}

function levelOf([a, b, c]: Row, x: number, y: number, z: number): number {
  const light = a * x + b * y + c * z;
  // Continued symmetrically below zero.
  return 255 * Math.sign(light) * srgbValue(Math.abs(light));
}
