/** Profiles for a press defined by a formula: each ink takes a share from red, green and blue light. */
import { type InkGrid, inkCurvesTag, inkLutTag } from "./ink-tables.ts";
import { apply, type Matrix, type Vector } from "./matrix.ts";
import { D50, descriptionTag, profile, textTag, xyzTag } from "./profile.ts";

/** Red, green and blue light, 0 to 1, left by full cyan, magenta, yellow and black. */
const LEFT: readonly Vector[] = [
  [0.04, 0.32, 0.72],
  [0.7, 0.04, 0.22],
  [0.94, 0.78, 0.05],
  [0.03, 0.03, 0.03],
];
/** Dot gain exponent: half the ink covers more than half the paper. */
const GAIN = 0.75;
const SRGB_TO_XYZ: Matrix = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
];

export interface CmykProfileOptions {
  readonly type?: "mft1" | "mft2" | "mAB ";
  readonly connection?: "Lab" | "XYZ";
  /** Points per ink. */
  readonly points?: number;
  readonly tag?: "A2B0" | "A2B1";
}

/** Makes a profile with a table over covered paper; always the same bytes. */
export function cmykProfile(options: CmykProfileOptions = {}): Uint8Array {
  const { type = "mft2", connection = "Lab", points = 7, tag = "A2B0" } = options;
  const scale = connection === "XYZ" ? 32_768 / 65_535 : type === "mft2" ? 65_280 / 65_535 : 1;
  const coded = connection === "Lab" ? codedLab : (xyz: Vector) => xyz;
  const value = (covered: readonly number[]): Vector => {
    const [a, b, c] = coded(apply(SRGB_TO_XYZ, lightOf(covered)));
    return [a * scale, b * scale, c * scale];
  };
  const grid: InkGrid = { points, curve: (ink) => ink ** GAIN, value };
  const table = type === "mAB " ? inkCurvesTag(grid) : inkLutTag(type, grid);
  return profile(
    [
      ["desc", descriptionTag("Press (Matte fixtures)")],
      ["cprt", textTag("No copyright, use freely")],
      ["wtpt", xyzTag(D50)],
      [tag, table],
    ],
    connection === "Lab" ? "CMYKLab " : "CMYKXYZ ",
    { kind: "prtr", version: type === "mAB " ? 4 : 2 },
  );
}

/** Returns sRGB, 0 to 255, for inks from 0 to 1, by the formula. */
export function printedColour(inks: readonly number[]): Vector {
  const [red, green, blue] = lightOf(inks.map((ink) => ink ** GAIN));
  return [encoded(red), encoded(green), encoded(blue)];
}

function lightOf(covered: readonly number[]): Vector {
  const light = (channel: number): number =>
    covered.reduce((product, share, ink) => product * (1 - share * (1 - LEFT[ink]![channel]!)), 1);
  return [light(0), light(1), light(2)];
}

function encoded(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
}

/** Codes CIELAB with 1 for L* = 100, and for a* and b* = 127. */
function codedLab([x, y, z]: Vector): Vector {
  const [fx, fy, fz] = [root(x / D50[0]), root(y / D50[1]), root(z / D50[2])];
  return [(116 * fy - 16) / 100, (500 * (fx - fy) + 128) / 255, (200 * (fy - fz) + 128) / 255];
}

function root(value: number): number {
  return value > (6 / 29) ** 3 ? Math.cbrt(value) : value / (3 * (6 / 29) ** 2) + 4 / 29;
}
