/** Lanczos3 weights by the fraction of a pixel, for pictures at their own scale. */
import { TAPS, tapsAt } from "../resample/taps.ts";

/** Fractions per pixel; the kernel has the number built in. */
export const FRACTIONS = 1024;
/** i16 per group: two are unused, so that groups begin at multiples of 16 bytes. */
export const GROUP = 8;

/** Six weights per fraction, for the pixels from two before a sample to three after it. */
export function fractionWeights(): Int16Array {
  const weights = new Int16Array(FRACTIONS * GROUP);
  for (let n = 0; n < FRACTIONS; n += 1) weights.set(tapsAt(n / FRACTIONS), n * GROUP);
  return weights;
}

export const BEFORE = TAPS / 2 - 1;
export const AFTER = TAPS / 2;
