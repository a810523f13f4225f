/** Colour spaces by ITU-T H.273 code points, as in PNG's cICP chunk. */
import type { ColourProfile } from "../bytes/types.ts";
import type { IntoProfile } from "./into-profile.ts";
import { columns, inverse, type Matrix, type Row, transform } from "./matrix.ts";
import { inverted, SRGB_CURVE } from "./transfer.ts";

type Cicp = Extract<ColourProfile, { readonly kind: "cicp" }>;

/** Chromaticities x and y for red, green and blue (table 2), all with D65 white. */
const PRIMARIES: Readonly<Record<number, readonly [red: Xy, green: Xy, blue: Xy]>> = {
  1: [
    [0.64, 0.33],
    [0.3, 0.6],
    [0.15, 0.06],
  ],
  9: [
    [0.708, 0.292],
    [0.17, 0.797],
    [0.131, 0.046],
  ],
  12: [
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
  ],
};
const D65: Xy = [0.3127, 0.329];
type Xy = readonly [x: number, y: number];

const SRGB = 13;
const PQ = 16;
const HLG = 18;

/** SDR white on an HDR screen, in candelas per square metre (ITU-R BT.2408 §2.1). */
const SDR_WHITE = 203;

/** Converts linear light (1 is SDR white) to stored values from 0 to 1; `luminance` is the colour's. */
type Transfer = (light: number, luminance: number) => number;

const TRANSFERS: Readonly<Record<number, Transfer>> = {
  [SRGB]: inverted(SRGB_CURVE),
  [PQ]: (light) => perceptual((light * SDR_WHITE) / 10_000),
  [HLG]: (light, luminance) => hybrid(sceneLight(light, luminance)),
};

/** Returns whether a profile holds colours brighter than SDR white. */
export function isHdr(profile: ColourProfile): boolean {
  return profile.kind === "cicp" && (profile.transfer === PQ || profile.transfer === HLG);
}

/** Creates a conversion from sRGB; null for unknown code points. SDR white is `SDR_WHITE` in HDR. */
export function intoCicp({ primaries, transfer }: Cicp): IntoProfile | null {
  const [from, to] = [xyzOf(1), xyzOf(primaries)];
  const fromXyz = to && inverse(to);
  const stored = TRANSFERS[transfer];
  if (from === null || to === null || fromXyz === null || stored === undefined) return null;
  return (colour) => {
    const light = colour.map((value) => SRGB_CURVE(value / 255)) as [number, number, number];
    const mixed = transform(from, light);
    const [red, green, blue] = transform(fromXyz, mixed).map((value) => eightBit(stored(Math.max(0, value), mixed[1])));
    return [red ?? 0, green ?? 0, blue ?? 0];
  };
}

function eightBit(value: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}

/** Makes the matrix from linear light to CIE XYZ (SMPTE RP 177). */
function xyzOf(primaries: number): Matrix | null {
  const points = PRIMARIES[primaries];
  if (points === undefined) return null;
  const [red, green, blue] = points.map(xyz) as [Row, Row, Row];
  const back = inverse(columns(red, green, blue));
  if (back === null) return null;
  const [r, g, b] = transform(back, xyz(D65));
  const scaled = ([x, y, z]: Row, by: number): Row => [x * by, y * by, z * by];
  return columns(scaled(red, r), scaled(green, g), scaled(blue, b));
}

function xyz([x, y]: Xy): Row {
  return [x / y, 1, (1 - x - y) / y];
}

/** PQ, ITU-R BT.2100 table 4. @param light 1 is 10,000 candelas per square metre */
function perceptual(light: number): number {
  const power = light ** (2610 / 16_384);
  return ((0.8359375 + 18.8515625 * power) / (1 + 18.6875 * power)) ** ((2523 / 4096) * 128);
}

/** System gamma on a screen with 1,000 candelas per square metre (BT.2100 table 5). */
const SYSTEM_GAMMA = 1.2;

/** Inverse of HLG's opto-optical transfer function. */
function sceneLight(light: number, luminance: number): number {
  const scale = SDR_WHITE / 1000;
  return luminance <= 0 ? 0 : light * scale * (luminance * scale) ** ((1 - SYSTEM_GAMMA) / SYSTEM_GAMMA);
}

/** HLG's opto-electronic transfer function, BT.2100 table 5. */
function hybrid(light: number): number {
  const [a, b, c] = [0.17883277, 0.28466892, 0.55991073];
  return light <= 1 / 12 ? Math.sqrt(3 * light) : a * Math.log(12 * light - b) + c;
}
