/**
 * Forward DCT of 8x8 samples, rows first: Arai, Agui and Nakajima's factorisation (1988), 5 multiplications a line. What it
 * gives is the transform of ITU-T T.81 §A.3.3 times {@link FORWARD_SCALE}, which quantisation divides out again.
 */

const ROOT_HALF = Math.SQRT1_2;
/** Cosines of pi/8 and 3 pi/8 and what the odd half needs of them. */
const C2 = Math.cos(Math.PI / 8);
const C6 = Math.cos((3 * Math.PI) / 8);
const C2_LESS_C6 = C2 - C6;
const C2_AND_C6 = C2 + C6;

/** Transforms 64 level-shifted samples, row by row, in place. */
export function forwardDct(samples: Float64Array): void {
  for (let row = 0; row < 64; row += 8) line(samples, row, 1);
  for (let column = 0; column < 8; column += 1) line(samples, column, 8);
}

/** Eight values that stand `step` apart. */
function line(s: Float64Array, at: number, step: number): void {
  const last = at + 7 * step;
  const sum0 = s[at]! + s[last]!;
  const sum1 = s[at + step]! + s[last - step]!;
  const sum2 = s[at + 2 * step]! + s[last - 2 * step]!;
  const sum3 = s[at + 3 * step]! + s[last - 3 * step]!;
  const odd0 = s[at]! - s[last]!;
  const odd1 = s[at + step]! - s[last - step]!;
  const odd2 = s[at + 2 * step]! - s[last - 2 * step]!;
  const odd3 = s[at + 3 * step]! - s[last - 3 * step]!;
  even(s, at, step, sum0, sum1, sum2, sum3);
  odd(s, at, step, odd0, odd1, odd2, odd3);
}

function even(s: Float64Array, at: number, step: number, a: number, b: number, c: number, d: number): void {
  const outer = a + d;
  const inner = b + c;
  const tilt = a - d;
  const turned = (b - c + tilt) * ROOT_HALF;
  s[at] = outer + inner;
  s[at + 4 * step] = outer - inner;
  s[at + 2 * step] = tilt + turned;
  s[at + 6 * step] = tilt - turned;
}

function odd(s: Float64Array, at: number, step: number, a: number, b: number, c: number, d: number): void {
  const low = d + c;
  const middle = (c + b) * ROOT_HALF;
  const high = b + a;
  const shared = (low - high) * C6;
  const low2 = low * C2_LESS_C6 + shared;
  const high2 = high * C2_AND_C6 + shared;
  const plus = a + middle;
  const minus = a - middle;
  s[at + step] = plus + high2;
  s[at + 7 * step] = plus - high2;
  s[at + 5 * step] = minus + low2;
  s[at + 3 * step] = minus - low2;
}

/** How much too large each coefficient comes out, row-major. */
export const FORWARD_SCALE: Float64Array = Float64Array.from(
  { length: 64 },
  (_, at) => 8 * along(at >> 3) * along(at & 7),
);

function along(frequency: number): number {
  return frequency === 0 ? 1 : Math.SQRT2 * Math.cos((frequency * Math.PI) / 16);
}
