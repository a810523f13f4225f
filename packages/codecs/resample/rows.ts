import { type Taps, WEIGHT_BITS } from "./taps.ts";

/** Between the two passes samples have this many bits behind the point: with Lanczos's overshoot they fit 16 bits. */
export const FRACTION_BITS = 6;

const SHIFT = WEIGHT_BITS - FRACTION_BITS;
const HALF = 1 << (SHIFT - 1);

/** Filters one row of RGBA across, into samples with {@link FRACTION_BITS} behind the point. */
export function filterRow(row: Uint8ClampedArray, { length, starts, width, weights }: Taps, into: Int16Array): void {
  let tap = 0;
  for (let sample = 0; sample < length; sample += 1) {
    let red = HALF;
    let green = HALF;
    let blue = HALF;
    let alpha = HALF;
    let at = starts[sample]! * 4;
    for (const end = tap + width; tap < end; tap += 1) {
      const weight = weights[tap]!;
      red += weight * row[at]!;
      green += weight * row[at + 1]!;
      blue += weight * row[at + 2]!;
      alpha += weight * row[at + 3]!;
      at += 4;
    }
    into[sample * 4] = red >> SHIFT;
    into[sample * 4 + 1] = green >> SHIFT;
    into[sample * 4 + 2] = blue >> SHIFT;
    into[sample * 4 + 3] = alpha >> SHIFT;
  }
}
