/** Transfer curves from stored values to light (ICC.1:2022 §10.6 curveType, §10.18 parametricCurveType). */
import { hasLetters, u16be, u32be } from "../bytes/bytes.ts";
import { s15Fixed16, tagData } from "./icc-tags.ts";

/** Maps a stored value to light, both 0 to 1; monotonic. */
export type Curve = (value: number) => number;

const LONGEST_TABLE = 4096;

/** Reads one channel's curve (rTRC, gTRC, bTRC); null if missing or unknown. */
export function curveOf(icc: Uint8Array, tag: string): Curve | null {
  const at = tagData(icc, tag);
  return at === null ? null : curveAt(icc, at);
}

/** Reads the curve whose type signature is at `at`; null for an unknown form. */
export function curveAt(icc: Uint8Array, at: number): Curve | null {
  if (hasLetters(icc, at, "curv")) return sampledCurve(icc, at);
  return hasLetters(icc, at, "para") ? parametricCurve(icc, at) : null;
}

/** Returns the size of a curve read by {@link curveAt}. */
export function curveBytes(icc: Uint8Array, at: number): number {
  if (hasLetters(icc, at, "curv")) return 12 + 2 * u32be(icc, at + 8);
  return 12 + 4 * (PARAMETERS[u16be(icc, at + 8)] ?? 0);
}

/** Identity without entries, u8Fixed8Number gamma for one entry, otherwise equidistant samples. */
function sampledCurve(icc: Uint8Array, at: number): Curve | null {
  const count = u32be(icc, at + 8);
  if (count === 0) return (value) => value;
  if (count === 1) return gamma(u16be(icc, at + 12) / 256);
  if (count > LONGEST_TABLE) return null;
  return tableCurve(Float64Array.from({ length: count }, (_, index) => u16be(icc, at + 12 + 2 * index) / 65_535));
}

/** Interpolates equidistant samples. */
export function tableCurve(samples: Float64Array): Curve {
  return (value) => interpolated(samples, value);
}

function gamma(exponent: number): Curve | null {
  return exponent > 0 ? (value) => value ** exponent : null;
}

function interpolated(samples: Float64Array, value: number): number {
  const place = value * (samples.length - 1);
  const below = Math.floor(place);
  const low = samples[below] ?? 1;
  return low + (place - below) * ((samples[below + 1] ?? low) - low);
}

/** Parameters by function type. */
const PARAMETERS = [1, 3, 4, 5, 7];

/** `(aX + b)^g + e` from d on, `cX + f` below; types 0 to 3 omit some parameters. */
function parametricCurve(icc: Uint8Array, at: number): Curve | null {
  const type = u16be(icc, at + 8);
  const count = PARAMETERS[type];
  if (count === undefined) return null;
  const given = Array.from({ length: count }, (_, index) => s15Fixed16(icc, at + 12 + 4 * index));
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = type === 2 ? [...given.slice(0, 3), given[3] ?? 0] : given;
  if (g <= 0 || a <= 0) return null;
  const power = (value: number): number => Math.max(0, a * value + b) ** g;
  if (type === 1) return (value) => (value >= -b / a ? power(value) : 0);
  if (type === 2) return (value) => (value >= -b / a ? power(value) + c : c);
  return (value) => (value >= d ? power(value) + e : c * value + f);
}

/** Inverts a curve by bisection, exact enough for 8 bits. */
export function inverted(curve: Curve): Curve {
  return (light) => {
    let low = 0;
    let high = 1;
    for (let step = 0; step < 18; step += 1) {
      const middle = (low + high) / 2;
      if (curve(middle) < light) low = middle;
      else high = middle;
    }
    return high;
  };
}

/** Converts linear light to sRGB, IEC 61966-2-1: inverts {@link SRGB_CURVE}. */
export function srgbValue(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** sRGB's curve, IEC 61966-2-1. */
export const SRGB_CURVE: Curve = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
