/** Pictures as pixels, decoded by libvips: nothing of the browser's or of ours is asked. */
import sharp from "sharp";
import { type Box, inside, type Size, whole } from "./geometry.ts";

export type Colour = readonly [red: number, green: number, blue: number];

export interface Picture extends Size {
  /** RGBA, row by row. */
  readonly data: Uint8Array;
}

/** The values as they are stored, whatever the profile says of them; turned upright as EXIF says. */
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

/** The greatest difference of any channel between a picture and the place in another where it should be. */
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

export function distance(one: Colour, other: Colour): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - other[channel]!)));
}

/** The smallest box around all pixels of `area` that `is` says yes to; null without any. Holes are left out. */
export function extent(
  picture: Picture,
  area: Box,
  is: (colour: Colour) => boolean,
  holes: readonly Box[] = [],
): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = area.y; y < area.y + area.height; y++) {
    for (let x = area.x; x < area.x + area.width; x++) {
      if (holes.some((hole) => inside(hole, x, y)) || !is(colourAt(picture, x, y))) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return right < left ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Where a picture is not of one colour, within a tolerance; null when it is of that colour all over. */
export function otherThan(
  picture: Picture,
  colour: Colour,
  { area = whole(picture), holes = [], tolerance = 0 }: { area?: Box; holes?: readonly Box[]; tolerance?: number } = {},
): Box | null {
  return extent(picture, area, (found) => distance(found, colour) > tolerance, holes);
}

/** `#RRGGBB` as numbers. */
export function rgb(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
