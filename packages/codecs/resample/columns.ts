import { FRACTION_BITS } from "./rows.ts";
import { type Taps, WEIGHT_BITS } from "./taps.ts";

const SHIFT = WEIGHT_BITS + FRACTION_BITS;
const HALF = 1 << (SHIFT - 1);
const ONE = 1 << SHIFT;

/**
 * Adds up one row of the result from rows that were filtered across.
 * @param ring those rows, each at its number modulo `taps.width`, `sums.length` samples a row
 * @param sums where the result goes, with {@link SHIFT} bits behind the point
 */
export function filterColumns(ring: Int16Array, { starts, width, weights }: Taps, row: number, sums: Int32Array): void {
  const start = starts[row]!;
  sums.fill(0);
  for (let tap = 0; tap < width; tap += 1) {
    const weight = weights[row * width + tap]!;
    const at = ((start + tap) % width) * sums.length;
    for (let sample = 0; sample < sums.length; sample += 1) sums[sample]! += weight * ring[at + sample]!;
  }
}

/** Turns the sums of a row into its RGBA. */
export type Finish = (sums: Int32Array, into: Uint8ClampedArray) => void;

export const finishOpaque: Finish = (sums, into) => {
  for (let sample = 0; sample < sums.length; sample += 1) into[sample] = (sums[sample]! + HALF) >> SHIFT;
};

/** Divides colours by alpha; before it is clipped, or a colour beside an edge would overshoot where alpha cannot. */
export const finishTransparent: Finish = (sums, into) => {
  for (let pixel = 0; pixel < sums.length; pixel += 4) {
    const alpha = sums[pixel + 3]!;
    const visible = alpha >= HALF;
    for (let channel = 0; channel < 3; channel += 1)
      into[pixel + channel] = visible ? (255 * sums[pixel + channel]!) / alpha : 0;
    into[pixel + 3] = visible ? alpha / ONE : 0;
  }
};
