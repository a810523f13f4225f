import type { Pixels } from "../row-source.ts";
import { COLOUR_TYPE, type PngPicture } from "./writer.ts";

/** A picture in each PNG colour type. */

export function rgb({ width, height, data }: Pixels): PngPicture {
  return { width, height, data, bitDepth: 8, colourType: COLOUR_TYPE.rgb };
}

/** Repeats each byte, so that full scale stays full scale. */
export function rgb16({ width, height, data }: Pixels): PngPicture {
  const wide = new Uint8Array(data.length * 2);
  data.forEach((value, n) => wide.fill(value, n * 2, n * 2 + 2));
  return { width, height, data: wide, bitDepth: 16, colourType: COLOUR_TYPE.rgb };
}

/** Weights from ITU-R BT.601. */
export function grey({ width, height, data }: Pixels): PngPicture {
  const light = Uint8Array.from({ length: width * height }, (_, n) => {
    return Math.round(0.299 * data[n * 3]! + 0.587 * data[n * 3 + 1]! + 0.114 * data[n * 3 + 2]!);
  });
  return { width, height, data: light, bitDepth: 8, colourType: COLOUR_TYPE.grey };
}

/** Opaque in the middle, fully transparent outside an ellipse touching the edges, soft in between. */
export function rgba({ width, height, data }: Pixels): PngPicture {
  const out = new Uint8Array(width * height * 4);
  for (let n = 0; n < width * height; n++) {
    out.set(data.subarray(n * 3, n * 3 + 3), n * 4);
    out[n * 4 + 3] = ovalAlpha(n % width, Math.floor(n / width), width, height);
  }
  return { width, height, data: out, bitDepth: 8, colourType: COLOUR_TYPE.rgba };
}

function ovalAlpha(x: number, y: number, width: number, height: number): number {
  const distance = Math.hypot((2 * x + 1) / width - 1, (2 * y + 1) / height - 1);
  return Math.round(255 * Math.min(1, Math.max(0, (1 - distance) / 0.1)));
}

/** Palette with six levels each for red, green and blue. */
export const CUBE: Uint8Array = Uint8Array.from({ length: 216 * 3 }, (_, n) => {
  const colour = Math.floor(n / 3);
  return 51 * [Math.floor(colour / 36), Math.floor(colour / 6) % 6, colour % 6][n % 3]!;
});

/** Indices into `CUBE`. */
export function palette({ width, height, data }: Pixels): PngPicture {
  const level = (value: number): number => Math.round(value / 51);
  const indices = Uint8Array.from({ length: width * height }, (_, n) => {
    return level(data[n * 3]!) * 36 + level(data[n * 3 + 1]!) * 6 + level(data[n * 3 + 2]!);
  });
  return { width, height, data: indices, bitDepth: 8, colourType: COLOUR_TYPE.palette };
}
