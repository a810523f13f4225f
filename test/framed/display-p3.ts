/** Display P3 (SMPTE EG 432-1 primaries, D65, sRGB's curve), independent of the product's conversion. */
import type { Colour } from "./picture.ts";

/** From linear sRGB to linear Display P3. @see https://www.w3.org/TR/css-color-4/#color-conversion-code */
const SRGB_TO_P3 = [
  [0.8224619687, 0.1775380313, 0],
  [0.0331941989, 0.9668058011, 0],
  [0.0170826307, 0.0723974407, 0.9105199286],
] as const;

/** Converts an sRGB colour to Display P3. */
export function inDisplayP3(colour: Colour): Colour {
  const [r, g, b] = colour.map(linear) as [number, number, number];
  const [red, green, blue] = SRGB_TO_P3.map((row) => encoded(row[0] * r + row[1] * g + row[2] * b));
  return [red!, green!, blue!];
}

/** IEC 61966-2-1. */
function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
}

/** Returns an ICC profile's readable text, including its name; ICC.1 uses UTF-16 or ASCII. */
export function profileName(profile: Buffer | undefined): string {
  return profile === undefined ? "" : profile.toString("latin1").replaceAll("\0", "");
}
