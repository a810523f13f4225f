/** Converts sRGB, used by matte, text and logo, into a photo's profile. */
import { colourant, isGreyProfile, isRgbProfile } from "./icc-tags.ts";
import { columns, inverse, type Matrix, type Row, transform } from "./matrix.ts";
import { type Curve, curveOf, inverted, SRGB_CURVE } from "./transfer.ts";

/** Red, green and blue, 0 to 255. */
export type Rgb8 = readonly [red: number, green: number, blue: number];

export type IntoProfile = (colour: Rgb8) => Rgb8;

/** sRGB's colourants under D50 (IEC 61966-2-1, adapted by Bradford): XYZ columns. */
const SRGB_TO_XYZ: Matrix = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
];

/**
 * Creates a conversion into a matrix/TRC profile (ICC.1:2022 §8.3.3), relative colorimetric and clipped to its gamut; for a
 * grey photo also into a monochrome profile (§8.3.4). Returns null for other profiles (tables, CMYK, broken ones) and if the
 * profile does not match the picture.
 * @param icc an uncompressed ICC profile
 * @param components samples per pixel
 */
export function intoProfile(icc: Uint8Array, components: number): IntoProfile | null {
  if (isGreyProfile(icc)) return components === 1 ? intoGrey(icc) : null;
  const toLinear = isRgbProfile(icc) ? matrixInto(icc) : null;
  const curves = ["rTRC", "gTRC", "bTRC"].map((tag) => curveOf(icc, tag));
  const [red, green, blue] = curves;
  if (toLinear === null || !red || !green || !blue) return null;
  return converter(toLinear, [stored(red), stored(green), stored(blue)]);
}

/** Converts each channel separately: greys stay grey, and colours stay recognisable for the check that rejects them. */
function intoGrey(icc: Uint8Array): IntoProfile | null {
  const curve = curveOf(icc, "kTRC");
  if (curve === null) return null;
  const grey = stored(curve);
  return ([red, green, blue]) => [grey(LINEAR[red] ?? 0), grey(LINEAR[green] ?? 0), grey(LINEAR[blue] ?? 0)];
}

/** Linear sRGB to the profile's linear light. */
function matrixInto(icc: Uint8Array): Matrix | null {
  const [red, green, blue] = [colourant(icc, "rXYZ"), colourant(icc, "gXYZ"), colourant(icc, "bXYZ")];
  if (!red || !green || !blue) return null;
  const fromXyz = inverse(columns(red, green, blue));
  if (fromXyz === null) return null;
  const axes = columns(...SRGB_TO_XYZ).map((axis) => transform(fromXyz, axis));
  const [one, two, three] = axes as [Row, Row, Row];
  return columns(one, two, three);
}

/** Table steps from light to 8 bits, fine enough for any curve's steep start. */
const STEPS = 4096;

function stored(curve: Curve): (light: number) => number {
  const back = inverted(curve);
  // Equal steps in the square root of light are nearly equal perceptual steps.
  const table = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * back((step / STEPS) ** 2)));
  return (light) => table[Math.round(Math.sqrt(Math.min(1, Math.max(0, light))) * STEPS)] ?? 0;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => SRGB_CURVE(value / 255));

function converter(matrix: Matrix, channels: readonly [Stored, Stored, Stored]): IntoProfile {
  return ([red, green, blue]) => {
    const light = transform(matrix, [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0]);
    return [channels[0](light[0]), channels[1](light[1]), channels[2](light[2])];
  };
}

type Stored = (light: number) => number;

/** Converts RGBA pixels in place. Converts runs in one colour, common in drawn areas, only once. */
export function convertPixels(pixels: Uint8ClampedArray, convert: IntoProfile): void {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
  let last = 0;
  let converted = 0;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? 0;
    if (word === 0) continue;
    if (word !== last) {
      last = word;
      converted = convertedAt(pixels, index * 4, convert);
    }
    words[index] = converted;
  }
}

/** Converts a pixel to a word in this machine's byte order. */
function convertedAt(pixels: Uint8ClampedArray, at: number, convert: IntoProfile): number {
  pixels.set(convert([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]), at);
  return new Uint32Array(pixels.buffer, pixels.byteOffset + at, 1)[0] ?? 0;
}
