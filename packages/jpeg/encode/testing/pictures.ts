import { join } from "@matte/pixels/bytes";
import { encodeJpeg, type JpegPicture, type SharedJpegPicture } from "../encode.ts";

/** Whole picture in RGBA. */
export interface Raw {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** By pixel, channel and seed. */
export const CONTENTS = {
  flat: (_x, _y, channel, seed) => (seed * 40 + channel * 77) & 255,
  noise: (x, y, channel, seed) => Math.imul(x * 4099 + y * 65_537 + channel + seed, 0x9e3779b1) >>> 24,
  gradient: (x, y, channel) => (channel === 1 ? x + y : x * 2 - y) & 255,
  extremes: (x, y, _channel, seed) => (((x ^ y) >> (seed % 4)) & 1) * 255,
  photograph: (x, y, channel, seed) =>
    128 +
    90 * Math.sin((x + channel * 9) / 23 + seed) * Math.cos(y / 17) +
    ((Math.imul(x * 31 + y, 0x85ebca6b) >>> 29) - 4),
} as const satisfies Record<string, (x: number, y: number, channel: number, seed: number) => number>;
export type Content = keyof typeof CONTENTS;

export function rawOf(width: number, height: number, content: Content, seed = 1): Raw {
  const pixels = new Uint8ClampedArray(4 * width * height).fill(255);
  const sample: (x: number, y: number, channel: number, seed: number) => number = CONTENTS[content];
  for (let place = 0; place < width * height; place += 1) {
    const [x, y] = [place % width, Math.floor(place / width)];
    for (let channel = 0; channel < 3; channel += 1) pixels[4 * place + channel] = sample(x, y, channel, seed);
  }
  return { width, height, pixels };
}

export function pictureOf({ width, height, pixels }: Raw, quality: number): SharedJpegPicture {
  const read: SharedJpegPicture["read"] = (top, rows) =>
    new Uint8ClampedArray(pixels.subarray(4 * width * top, 4 * width * (top + rows)));
  return { size: { width, height }, quality, segments: [], read, sample: read, alike: () => false };
}

export function encoded(picture: JpegPicture): Uint8Array<ArrayBuffer> {
  const pieces = encodeJpeg(picture);
  if (pieces === null) throw new Error("There is no kernel");
  return join(pieces);
}
