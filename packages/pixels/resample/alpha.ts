import { SUM_BITS } from "./fractions.ts";

const HALF = 1 << (SUM_BITS - 1);
const ONE = 1 << SUM_BITS;

/** Multiplies colours by alpha, in place. */
export function premultiply(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    if (alpha === 255) continue;
    pixels[at] = (pixels[at]! * alpha) / 255;
    pixels[at + 1] = (pixels[at + 1]! * alpha) / 255;
    pixels[at + 2] = (pixels[at + 2]! * alpha) / 255;
  }
}

/** Converts a row's sums to RGBA bytes. */
export type Finish = (sums: Int32Array, into: Uint8ClampedArray) => void;

export const finishOpaque: Finish = (sums, into) => {
  for (let sample = 0; sample < sums.length; sample += 1) into[sample] = (sums[sample]! + HALF) >> SUM_BITS;
};

/** Divides colours by alpha before clipping: next to an edge a colour would otherwise overshoot while alpha cannot. */
export const finishTransparent: Finish = (sums, into) => {
  for (let pixel = 0; pixel < sums.length; pixel += 4) {
    const alpha = sums[pixel + 3]!;
    const visible = alpha >= HALF;
    for (let channel = 0; channel < 3; channel += 1)
      into[pixel + channel] = visible ? (255 * sums[pixel + channel]!) / alpha : 0;
    into[pixel + 3] = visible ? alpha / ONE : 0;
  }
};
