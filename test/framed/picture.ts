/** Pictures as pixels, decoded by libvips, independent of the browser and of our code. */
import sharp from "sharp";
import { type Box, inside, type Size } from "./geometry.ts";

export type Colour = readonly [red: number, green: number, blue: number];

export interface Picture extends Size {
  /** RGBA, row by row. */
  readonly data: Uint8Array;
}

/** Decodes stored values without converting them by the profile; rotates by EXIF orientation. */
export async function decoded(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes, { ignoreIcc: true })
    .rotate()
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export function sizeOf({ width, height }: Picture): Size {
  return { width, height };
}

export function colourAt({ data, width }: Picture, x: number, y: number): Colour {
  const at = (y * width + x) * 4;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

/** Returns the greatest difference in any channel between a picture and its position in another. */
export function greatestDifference(
  canvas: Picture,
  at: { readonly x: number; readonly y: number },
  photo: Picture,
): number {
  let greatest = 0;
  for (let y = 0; y < photo.height; y++) {
    const row = ((y + at.y) * canvas.width + at.x) * 4;
    const own = y * photo.width * 4;
    for (let i = 0; i < photo.width * 4; i++) {
      greatest = Math.max(greatest, Math.abs(canvas.data[row + i]! - photo.data[own + i]!));
    }
  }
  return greatest;
}

/** Describes the difference between two pictures, for a test report. */
export async function describeDifference(one: Uint8Array, other: Uint8Array): Promise<string> {
  const [a, b] = [await decoded(one), await decoded(other)];
  if (a.width !== b.width || a.height !== b.height) return `${a.width} × ${a.height}, not ${b.width} × ${b.height}`;
  if (Buffer.compare(a.data, b.data) === 0) return "same pixels";
  const levels = a.data.map((value, at) => Math.abs(value - b.data[at]!));
  const off = Array.from(levels.keys()).filter((at) => levels[at] !== 0);
  const row = (at: number): number => Math.floor(at / 4 / a.width);
  const greatest = levels.reduce((most, value) => Math.max(most, value), 0);
  return `${off.length} samples up to ${greatest} off, in rows ${row(off[0]!)} to ${row(off.at(-1)!)}`;
}

export function distance(one: Colour, other: Colour): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - other[channel]!)));
}

/** Pixels to compare, and the tolerance per channel. */
interface Search {
  readonly area: Box;
  readonly holes?: readonly Box[];
  readonly tolerance?: number;
}

/** Finds the smallest box around all pixels unlike a colour; null if there are none. */
export function otherThan(picture: Picture, colour: Colour, search: Search): Box | null {
  return extent(picture, colour, search, false);
}

/** Finds the smallest box around all pixels with a colour; null if there are none. */
export function alike(picture: Picture, colour: Colour, search: Search): Box | null {
  return extent(picture, colour, search, true);
}

function extent(picture: Picture, [r, g, b]: Colour, search: Search, wanted: boolean): Box | null {
  const { area, holes = [], tolerance = 0 } = search;
  const { data, width } = picture;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = area.y; y < area.y + area.height; y++) {
    for (let x = area.x; x < area.x + area.width; x++) {
      const at = (y * width + x) * 4;
      const near =
        Math.abs(data[at]! - r) <= tolerance &&
        Math.abs(data[at + 1]! - g) <= tolerance &&
        Math.abs(data[at + 2]! - b) <= tolerance;
      if (near !== wanted || holes.some((hole) => inside(hole, x, y))) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < left ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Parses `#RRGGBB`. */
export function rgb(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A part of a picture. */
export function cropped({ data, width }: Picture, area: Box): Picture {
  const part = new Uint8Array(area.width * area.height * 4);
  for (let row = 0; row < area.height; row++) {
    const from = ((area.y + row) * width + area.x) * 4;
    part.set(data.subarray(from, from + area.width * 4), row * area.width * 4);
  }
  return { width: area.width, height: area.height, data: part };
}
