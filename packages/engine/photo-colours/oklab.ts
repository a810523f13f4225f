/** OKLab: lightness, green to red, blue to yellow; equal distances look equal (Björn Ottosson, 2020). */
import { coded, colourOfChannels, linear, type HexColour } from "../colour.ts";

export type OkLab = readonly [lightness: number, a: number, b: number];

/** Chroma below which a colour is grey: its three channels become equal. */
const GREY = 0.003;

/** @param red, green, blue 0 to 255, sRGB */
export function okLab(red: number, green: number, blue: number): OkLab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Returns the nearest sRGB colour, channel by channel. */
export function hexOfOkLab([lightness, a, b]: OkLab): HexColour {
  if (Math.hypot(a, b) < GREY) return colourOfChannels(Array<number>(3).fill(coded(lightness ** 3)));
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return colourOfChannels(light.map((value) => coded(Math.max(0, value))));
}
