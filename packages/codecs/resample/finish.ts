import { SUM_BITS } from "./fractions.ts";

const HALF = 1 << (SUM_BITS - 1);
const ONE = 1 << SUM_BITS;

/** Turns the sums of a row into its RGBA. */
export type Finish = (sums: Int32Array, into: Uint8ClampedArray) => void;

export const finishOpaque: Finish = (sums, into) => {
  for (let sample = 0; sample < sums.length; sample += 1) into[sample] = (sums[sample]! + HALF) >> SUM_BITS;
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
