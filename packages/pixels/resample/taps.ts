/** Lanczos3 weights for the output samples in a row or column. */
import { WEIGHT_BITS } from "./fractions.ts";

const ONE = 1 << WEIGHT_BITS;

/** On each side. */
const LOBES = 3;

export interface Taps {
  /** Source length. */
  readonly from: number;
  /** Output length. */
  readonly length: number;
  /** First source sample per output sample. */
  readonly starts: Int32Array;
  /** Source samples per output sample; unused ones weigh nothing. */
  readonly width: number;
  /** `width` weights per output sample, in multiples of 2^-14; each group adds up to exactly 1. */
  readonly weights: Int16Array;
}

/**
 * Computes the weights for resampling `from` samples to `to`. Downscaling stretches the window, removing detail too fine for
 * the output. At the ends, existing samples' weights are normalised to 1, as in most resamplers.
 * @param extent source length with a fraction if its last sample is cut off, less than `from` + 1
 */
export function lanczos3Taps(from: number, to: number, extent = from): Taps {
  const scale = extent / to;
  const stretch = Math.max(1, scale);
  const width = Math.min(from, Math.ceil(2 * LOBES * stretch));
  const starts = new Int32Array(to);
  const weights = new Int16Array(to * width);
  for (let sample = 0; sample < to; sample += 1) {
    const centre = (sample + 0.5) * scale - 0.5;
    const first = Math.max(0, Math.floor(centre - LOBES * stretch) + 1);
    const start = Math.min(first, from - width);
    starts[sample] = start;
    const exact = Array.from({ length: width }, (_, tap) => lanczos3((start + tap - centre) / stretch));
    weights.set(wholeWeights(exact), sample * width);
  }
  return { from, length: to, starts, width, weights };
}

/** Weighted samples per output sample at the source's own scale. */
export const TAPS = 2 * LOBES;

/** Weights in multiples of 2^-14 for a place after the third sample by a fraction of one. */
export function tapsAt(fraction: number): readonly number[] {
  return wholeWeights(Array.from({ length: TAPS }, (_, tap) => lanczos3(tap - (LOBES - 1) - fraction)));
}

/** Pads each group to a multiple of `step`; added weights are zero and may refer past the source. */
export function padded(taps: Taps, step: number): Taps {
  const width = Math.ceil(taps.width / step) * step;
  const weights = new Int16Array(taps.length * width);
  for (let sample = 0; sample < taps.length; sample += 1)
    weights.set(taps.weights.subarray(sample * taps.width, (sample + 1) * taps.width), sample * width);
  return { ...taps, width, weights };
}

/** sinc(x) sinc(x/3) inside three lobes, zero outside. */
function lanczos3(x: number): number {
  if (Math.abs(x) >= LOBES) return 0;
  return x === 0 ? 1 : (LOBES * Math.sin(Math.PI * x) * Math.sin((Math.PI * x) / LOBES)) / (Math.PI * x) ** 2;
}

/** Rounds weights to a sum of 1: the largest absorbs the rounding error. */
function wholeWeights(exact: readonly number[]): readonly number[] {
  const total = exact.reduce((sum, weight) => sum + weight, 0);
  const whole = exact.map((weight) => Math.round((weight / total) * ONE));
  const rest = ONE - whole.reduce((sum, weight) => sum + weight, 0);
  const largest = whole.indexOf(Math.max(...whole));
  return whole.map((weight, tap) => (tap === largest ? weight + rest : weight));
}
