/** Lanczos3 as weights: which samples of a row or column make each sample of another length. */
import { WEIGHT_BITS } from "./fractions.ts";

const ONE = 1 << WEIGHT_BITS;

/** Lobes of the window on either side. */
const LOBES = 3;

export interface Taps {
  /** Length of what there is. */
  readonly from: number;
  /** Length of what is made. */
  readonly length: number;
  /** First sample that each of them takes. */
  readonly starts: Int32Array;
  /** Samples that each takes, from its start on; the same for all, those that do not count weigh nothing. */
  readonly width: number;
  /** `width` weights for each, in multiples of 2^-14; each group adds up to 1 exactly. */
  readonly weights: Int16Array;
}

/**
 * Weights from `from` samples to `to`. The window is stretched where samples get fewer, so that it cuts off what they cannot
 * hold; at the ends the weights of what is there are brought to a sum of 1, as most resamplers do.
 */
export function lanczos3Taps(from: number, to: number): Taps {
  const scale = from / to;
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

/** The same with room for a multiple of `step` weights each: those added weigh nothing, and may lie beyond the source. */
export function padded(taps: Taps, step: number): Taps {
  const width = Math.ceil(taps.width / step) * step;
  const weights = new Int16Array(taps.length * width);
  for (let sample = 0; sample < taps.length; sample += 1)
    weights.set(taps.weights.subarray(sample * taps.width, (sample + 1) * taps.width), sample * width);
  return { ...taps, width, weights };
}

/** sinc(x) sinc(x/3) inside three lobes, nothing outside. */
function lanczos3(x: number): number {
  if (Math.abs(x) >= LOBES) return 0;
  return x === 0 ? 1 : (LOBES * Math.sin(Math.PI * x) * Math.sin((Math.PI * x) / LOBES)) / (Math.PI * x) ** 2;
}

/** Rounded so that they add up to 1: what is lost by rounding goes to the heaviest. */
function wholeWeights(exact: readonly number[]): readonly number[] {
  const total = exact.reduce((sum, weight) => sum + weight, 0);
  const whole = exact.map((weight) => Math.round((weight / total) * ONE));
  const rest = ONE - whole.reduce((sum, weight) => sum + weight, 0);
  const heaviest = whole.indexOf(Math.max(...whole));
  return whole.map((weight, tap) => (tap === heaviest ? weight + rest : weight));
}
