/** Counterpart: blocks/forward-dct.ts, operation for operation, so that the two round alike. */

const ROOT_HALF: f64 = Math.SQRT1_2;
const C6: f64 = 0.38268343236508984;
const C2_LESS_C6: f64 = 0.5411961001461969;
const C2_AND_C6: f64 = 1.3065629648763766;

/** Bytes from a sample to the next one of its row and of its column. */
const ACROSS: usize = 8;
const DOWN: usize = 64;

/** Transforms 64 level-shifted samples, row by row, in place. */
export function forwardDct(samples: usize): void {
  for (let row: usize = 0; row < 512; row += DOWN) line(samples + row, ACROSS);
  for (let column: usize = 0; column < 64; column += ACROSS) line(samples + column, DOWN);
}

/** Eight values that stand `step` apart. */
function line(at: usize, step: usize): void {
  const last = at + 7 * step;
  const sum0 = load<f64>(at) + load<f64>(last);
  const sum1 = load<f64>(at + step) + load<f64>(last - step);
  const sum2 = load<f64>(at + 2 * step) + load<f64>(last - 2 * step);
  const sum3 = load<f64>(at + 3 * step) + load<f64>(last - 3 * step);
  const odd0 = load<f64>(at) - load<f64>(last);
  const odd1 = load<f64>(at + step) - load<f64>(last - step);
  const odd2 = load<f64>(at + 2 * step) - load<f64>(last - 2 * step);
  const odd3 = load<f64>(at + 3 * step) - load<f64>(last - 3 * step);
  even(at, step, sum0, sum1, sum2, sum3);
  odd(at, step, odd0, odd1, odd2, odd3);
}

function even(at: usize, step: usize, a: f64, b: f64, c: f64, d: f64): void {
  const outer = a + d;
  const inner = b + c;
  const tilt = a - d;
  const turned = (b - c + tilt) * ROOT_HALF;
  store<f64>(at, outer + inner);
  store<f64>(at + 4 * step, outer - inner);
  store<f64>(at + 2 * step, tilt + turned);
  store<f64>(at + 6 * step, tilt - turned);
}

function odd(at: usize, step: usize, a: f64, b: f64, c: f64, d: f64): void {
  const low = d + c;
  const middle = (c + b) * ROOT_HALF;
  const high = b + a;
  const shared = (low - high) * C6;
  const low2 = low * C2_LESS_C6 + shared;
  const high2 = high * C2_AND_C6 + shared;
  const plus = a + middle;
  const minus = a - middle;
  store<f64>(at + step, plus + high2);
  store<f64>(at + 7 * step, plus - high2);
  store<f64>(at + 5 * step, minus + low2);
  store<f64>(at + 3 * step, minus - low2);
}
