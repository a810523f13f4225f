/** ICC tables from four inks to the connection space: lut8Type, lut16Type and lutAToBType (ICC.1:2022 §10.10 to §10.12). */
import { hasLetters, u16be, u32be, u8 } from "../bytes/bytes.ts";
import { s15Fixed16, tagData } from "./icc-tags.ts";
import type { Row } from "./matrix.ts";
import { type Curve, curveAt, curveBytes, tableCurve } from "./transfer.ts";

export const INKS = 4;
const OUTPUTS = 3;
/** Per ink; profiles have 5 to 33. */
const MOST_POINTS = 33;
const MOST_ENTRIES = 4096;

/** Profile table. All values are 0 to 1. */
export interface InkLut {
  /** Ink curves, before the grid. */
  readonly curves: readonly Curve[];
  /** By ink. */
  readonly points: readonly number[];
  /** Three per point; the last ink varies fastest. */
  readonly values: Float32Array;
  /** Converts grid values to XYZ under D50. */
  readonly toXyz: (values: Row) => Row;
}

/** Perceptual intent first, then colorimetric, §9.2.1 and §9.2.2. */
const TAGS = ["A2B0", "A2B1"];

/** Reads a CMYK profile's table; null for other profiles, damaged tables or other types. */
export function inkLut(icc: Uint8Array): InkLut | null {
  if (!isCmykProfile(icc)) return null;
  const at = TAGS.map((tag) => tagData(icc, tag)).find((found) => found !== null);
  if (at === undefined || u8(icc, at + 8) !== INKS || u8(icc, at + 9) !== OUTPUTS) return null;
  if (hasLetters(icc, at, "mft1")) return lutOfBytes(icc, at, 1);
  if (hasLetters(icc, at, "mft2")) return lutOfBytes(icc, at, 2);
  return hasLetters(icc, at, "mAB ") ? lutOfCurves(icc, at) : null;
}

/** Returns whether the profile converts CMYK (§7.2.8) to a connection space; device links do not. */
function isCmykProfile(icc: Uint8Array): boolean {
  return hasLetters(icc, 36, "acsp") && hasLetters(icc, 16, "CMYK") && (isLab(icc) || hasLetters(icc, 20, "XYZ "));
}

function isLab(icc: Uint8Array): boolean {
  return hasLetters(icc, 20, "Lab ");
}

/** @param bytes per value: 1 for lut8Type, 2 for lut16Type */
function lutOfBytes(icc: Uint8Array, at: number, bytes: 1 | 2): InkLut | null {
  const points = Array.from({ length: INKS }, () => u8(icc, at + 10));
  const [entries, outEntries] = bytes === 1 ? [256, 256] : [u16be(icc, at + 48), u16be(icc, at + 50)];
  if (!isEntries(entries) || !isEntries(outEntries)) return null;
  const grid = at + (bytes === 1 ? 48 : 52) + INKS * entries * bytes;
  const values = gridValues(icc, grid, points, bytes);
  if (values === null) return null;
  const curves = tableCurves(icc, grid - INKS * entries * bytes, { count: INKS, entries, bytes });
  const after = grid + values.length * bytes;
  if (after + OUTPUTS * outEntries * bytes > icc.length) return null;
  const outputs = tableCurves(icc, after, { count: OUTPUTS, entries: outEntries, bytes });
  // lut16Type keeps version 2's encoding in later versions, §10.10.
  const toXyz = connection(icc, bytes === 1 ? 1 : 65_535 / 65_280);
  return { curves, points, values, toXyz: (row) => toXyz(applied(outputs, row)) };
}

function isEntries(count: number): boolean {
  return count >= 2 && count <= MOST_ENTRIES;
}

interface Tables {
  readonly count: number;
  readonly entries: number;
  readonly bytes: 1 | 2;
}

function tableCurves(icc: Uint8Array, at: number, { count, entries, bytes }: Tables): readonly Curve[] {
  return Array.from({ length: count }, (_, n) =>
    tableCurve(Float64Array.from(unitValues(icc, at + n * entries * bytes, entries, bytes))),
  );
}

/** Null unless complete. */
function gridValues(icc: Uint8Array, at: number, points: readonly number[], bytes: 1 | 2): Float32Array | null {
  if (!points.every((count) => count >= 2 && count <= MOST_POINTS)) return null;
  const count = points.reduce((product, one) => product * one, OUTPUTS);
  return at + count * bytes > icc.length ? null : unitValues(icc, at, count, bytes);
}

function unitValues(icc: Uint8Array, at: number, count: number, bytes: 1 | 2): Float32Array {
  const values = new Float32Array(count);
  for (let n = 0; n < count; n += 1) values[n] = bytes === 1 ? u8(icc, at + n) / 255 : u16be(icc, at + 2 * n) / 65_535;
  return values;
}

/** §10.12: A curves, grid, M curves, matrix, B curves. */
function lutOfCurves(icc: Uint8Array, at: number): InkLut | null {
  const [b = 0, matrix = 0, m = 0, grid = 0, a = 0] = [12, 16, 20, 24, 28].map((place) => u32be(icc, at + place));
  const table = grid === 0 ? null : tableAt(icc, at + grid);
  const curves = curvesAt(icc, at, a, INKS);
  const [middle, last] = [curvesAt(icc, at, m, OUTPUTS), curvesAt(icc, at, b, OUTPUTS)];
  const between = matrix === 0 ? (row: Row) => row : matrixAt(icc, at + matrix);
  if (table === null || curves === null || middle === null || last === null || between === null) return null;
  const toXyz = connection(icc, 1);
  return { ...table, curves, toXyz: (row) => toXyz(applied(last, between(applied(middle, row)))) };
}

/** Reads a grid with separate point counts per ink and one-byte or two-byte values; null if damaged. */
function tableAt(icc: Uint8Array, at: number): Pick<InkLut, "points" | "values"> | null {
  const bytes = u8(icc, at + 16);
  if (bytes !== 1 && bytes !== 2) return null;
  const points = Array.from({ length: INKS }, (_, ink) => u8(icc, at + ink));
  const values = gridValues(icc, at + 20, points, bytes);
  return values && { points, values };
}

/** Reads curves, each at a multiple of four bytes; offset 0 means none. Null if one is damaged. */
function curvesAt(icc: Uint8Array, start: number, offset: number, count: number): readonly Curve[] | null {
  if (offset === 0) return Array.from({ length: count }, () => (value: number) => value);
  const curves: Curve[] = [];
  let at = start + offset;
  for (let n = 0; n < count; n += 1) {
    const curve = curveAt(icc, at);
    const end = at + curveBytes(icc, at);
    if (curve === null || end > icc.length) return null;
    curves.push(curve);
    at = start + 4 * Math.ceil((end - start) / 4);
  }
  return curves;
}

function matrixAt(icc: Uint8Array, at: number): ((row: Row) => Row) | null {
  if (at + 48 > icc.length) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = Array.from(
    { length: 12 },
    (_, n) => s15Fixed16(icc, at + 4 * n),
  );
  return ([x, y, z]) => [a * x + b * y + c * z + j, d * x + e * y + f * z + k, g * x + h * y + i * z + l];
}

function applied([one, two, three]: readonly Curve[], [x, y, z]: Row): Row {
  return [unit(one!(unit(x))), unit(two!(unit(y))), unit(three!(unit(z)))];
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** The connection space's white, §7.2.16. */
const D50: Row = [0.9642, 1, 0.8249];
/** XYZ at value 1, §6.3.4.2. */
const MOST_XYZ = 1 + 32_767 / 32_768;

/** @param scale for L*, a* and b*: 1 if value 1 is L* = 100 and a* = 127 (§6.3.4.2) */
function connection(icc: Uint8Array, scale: number): (row: Row) => Row {
  if (!isLab(icc)) return ([x, y, z]) => [x * MOST_XYZ, y * MOST_XYZ, z * MOST_XYZ];
  return ([l, a, b]) => labToXyz(l, a, b, scale);
}

function labToXyz(l: number, a: number, b: number, scale: number): Row {
  const y = (100 * l * scale + 16) / 116;
  const x = y + (255 * a * scale - 128) / 500;
  const z = y - (255 * b * scale - 128) / 200;
  return [D50[0] * fromRoot(x), D50[1] * fromRoot(y), D50[2] * fromRoot(z)];
}

/** CIE 15:2004 §8.2.1, inverted. */
function fromRoot(value: number): number {
  return value > 6 / 29 ? value ** 3 : (value - 4 / 29) * 3 * (6 / 29) ** 2;
}
