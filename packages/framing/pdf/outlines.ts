/** TrueType fonts with the given outlines alone (ISO/IEC 14496-22): the tables that a PDF needs (ISO 32000-1 §9.9). */

import { join } from "@matte/pixels/bytes";

/** Commands of a glyph's path, in units of its font. */
export interface OutlineCommand {
  readonly command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
  readonly args: readonly number[];
}

export interface OutlineGlyph {
  readonly commands: readonly OutlineCommand[];
  readonly advance: number;
}

export interface OutlineFont {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly [left: number, bottom: number, right: number, top: number];
  /** By number; the first one stands for missing glyphs. */
  readonly glyphs: readonly OutlineGlyph[];
}

const ON_CURVE = 1;
const CHECKSUM_OF_FONT = 0xb1b0afba;

/** @returns null for outlines with cubic curves, which TrueType does not have */
export function trueTypeFont(font: OutlineFont): Uint8Array<ArrayBuffer> | null {
  const contours = font.glyphs.map(({ commands }) => contoursOf(commands));
  if (contours.includes(null)) return null;
  const encoded = contours.map((all) => glyphData(all ?? []));
  const most = {
    points: Math.max(0, ...contours.map((all) => (all ?? []).reduce((sum, { length }) => sum + length, 0))),
    contours: Math.max(0, ...contours.map((all) => all?.length ?? 0)),
  };
  return assembled([
    ["glyf", join(encoded)],
    ["head", headTable(font)],
    ["hhea", hheaTable(font)],
    ["hmtx", hmtxTable(font, contours)],
    ["loca", locaTable(encoded)],
    ["maxp", maxpTable(font, most)],
  ]);
}

type Point = readonly [x: number, y: number, isOnCurve: boolean];
type Contour = readonly Point[];

function contoursOf(commands: readonly OutlineCommand[]): readonly Contour[] | null {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map(Math.round);
    if (command === "bezierCurveTo") return null;
    if (command === "moveTo") contours.push([[a, b, true]]);
    else if (command === "lineTo") contours.at(-1)?.push([a, b, true]);
    else if (command === "quadraticCurveTo") contours.at(-1)?.push([a, b, false], [c, d, true]);
  }
  return contours.map(withoutClosing).filter(({ length }) => length > 1);
}

/** A contour closes by itself: its last point need not be the first one again. */
function withoutClosing(points: readonly Point[]): Contour {
  const [first, last] = [points[0], points.at(-1)];
  const isAgain = points.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1] && last?.[2] === true;
  return isAgain ? points.slice(0, -1) : points;
}

/** A simple glyph without instructions, §5.3.3.1; nothing for one without contours. */
function glyphData(contours: readonly Contour[]): Uint8Array<ArrayBuffer> {
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  const bytes = new Bytes();
  bytes.i16(contours.length, ...boundsOf(points));
  let end = -1;
  for (const { length } of contours) {
    end += length;
    bytes.i16(end);
  }
  bytes.i16(0);
  for (const [, , isOnCurve] of points) bytes.u8(isOnCurve ? ON_CURVE : 0);
  for (const axis of [0, 1] as const) {
    let last = 0;
    for (const point of points) {
      bytes.i16(point[axis] - last);
      last = point[axis];
    }
  }
  return bytes.padded();
}

function boundsOf(points: readonly Point[]): readonly [number, number, number, number] {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, bottom] = [Math.min(left, x), Math.min(bottom, y)];
    [right, top] = [Math.max(right, x), Math.max(top, y)];
  }
  return [left, bottom, right, top];
}

function headTable({ unitsPerEm, box }: OutlineFont): Uint8Array<ArrayBuffer> {
  const bytes = new Bytes();
  // Version, revision, checksum (filled in later), magic number, flags: baseline and left side at 0.
  bytes.u32(0x10000, 0x10000, 0, 0x5f0f3cf5);
  bytes.i16(3, unitsPerEm);
  bytes.u32(0, 0, 0, 0);
  // Style, smallest size, direction, long offsets, format.
  bytes.i16(...box, 0, 8, 2, 1, 0);
  return bytes.padded();
}

function hheaTable({ ascent, descent, glyphs }: OutlineFont): Uint8Array<ArrayBuffer> {
  const bytes = new Bytes();
  bytes.u32(0x10000);
  const widest = Math.max(0, ...glyphs.map(({ advance }) => advance));
  bytes.i16(ascent, descent, 0, widest, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length);
  return bytes.padded();
}

function hmtxTable({ glyphs }: OutlineFont, contours: readonly (readonly Contour[] | null)[]): Uint8Array<ArrayBuffer> {
  const bytes = new Bytes();
  for (const [n, { advance }] of glyphs.entries()) {
    const points = contours[n]?.flat() ?? [];
    bytes.i16(Math.round(advance), points.length === 0 ? 0 : boundsOf(points)[0]);
  }
  return bytes.padded();
}

function locaTable(encoded: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Bytes();
  let at = 0;
  bytes.u32(at);
  for (const { length } of encoded) {
    at += length;
    bytes.u32(at);
  }
  return bytes.padded();
}

function maxpTable(
  { glyphs }: OutlineFont,
  most: { readonly points: number; readonly contours: number },
): Uint8Array<ArrayBuffer> {
  const bytes = new Bytes();
  bytes.u32(0x10000);
  // No composites, one zone, no instructions.
  bytes.i16(glyphs.length, most.points, most.contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0);
  return bytes.padded();
}

type Table = readonly [tag: string, data: Uint8Array<ArrayBuffer>];

const DIRECTORY = { start: 12, entry: 16 };
/** Place of the font's checksum in `head`. */
const CHECKSUM_AT = 8;

function assembled(tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const bytes = new Bytes();
  const power = 2 ** Math.floor(Math.log2(tables.length));
  bytes.u32(0x10000);
  bytes.i16(tables.length, power * DIRECTORY.entry, Math.log2(power), (tables.length - power) * DIRECTORY.entry);
  let at = DIRECTORY.start + tables.length * DIRECTORY.entry;
  const starts = new Map<string, number>();
  for (const [tag, data] of tables) {
    bytes.letters(tag);
    bytes.u32(checksum(data), at, data.length);
    starts.set(tag, at);
    at += data.length;
  }
  const whole = join([bytes.padded(), ...tables.map(([, data]) => data)]);
  const view = new DataView(whole.buffer);
  view.setUint32((starts.get("head") ?? 0) + CHECKSUM_AT, (CHECKSUM_OF_FONT - checksum(whole)) >>> 0);
  return whole;
}

/** Sum of 32-bit words. */
function checksum(data: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** Big-endian numbers. */
class Bytes {
  readonly #bytes: number[] = [];

  u8(...values: readonly number[]): void {
    for (const value of values) this.#bytes.push(value & 0xff);
  }

  i16(...values: readonly number[]): void {
    for (const value of values) this.u8(value >> 8, value);
  }

  u32(...values: readonly number[]): void {
    for (const value of values) this.u8(value >>> 24, value >>> 16, value >>> 8, value);
  }

  letters(text: string): void {
    for (const letter of text) this.u8(letter.charCodeAt(0));
  }

  /** All bytes, up to a multiple of four. */
  padded(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(Math.ceil(this.#bytes.length / 4) * 4);
    bytes.set(this.#bytes);
    return bytes;
  }
}
