/** Reference: blocks/forward-dct.ts, operation for operation, so that both round alike. Transforms four lines at once. */

const ROOT_HALF: f32 = <f32>Math.SQRT1_2;
const C6: f32 = 0.38268343236508984;
const C2_LESS_C6: f32 = 0.5411961001461969;
const C2_AND_C6: f32 = 1.3065629648763766;

/** Bytes per row of eight f32, and per half processed at once. */
const ROW: usize = 32;
const HALF: usize = 16;

/** Transforms 64 level-shifted f32 in place, columns first, into column order. */
export function forwardDct(samples: usize): void {
  columns(samples);
  columns(samples + HALF);
  turn(samples);
  columns(samples);
  columns(samples + HALF);
}

function columns(at: usize): void {
  const last = at + 7 * ROW;
  const one0 = v128.load(at);
  const one1 = v128.load(at + ROW);
  const one2 = v128.load(at + 2 * ROW);
  const one3 = v128.load(at + 3 * ROW);
  const other0 = v128.load(last);
  const other1 = v128.load(last - ROW);
  const other2 = v128.load(last - 2 * ROW);
  const other3 = v128.load(last - 3 * ROW);
  even(at, f32x4.add(one0, other0), f32x4.add(one1, other1), f32x4.add(one2, other2), f32x4.add(one3, other3));
  odd(at, f32x4.sub(one0, other0), f32x4.sub(one1, other1), f32x4.sub(one2, other2), f32x4.sub(one3, other3));
}

function even(at: usize, a: v128, b: v128, c: v128, d: v128): void {
  const outer = f32x4.add(a, d);
  const inner = f32x4.add(b, c);
  const tilt = f32x4.sub(a, d);
  const turned = f32x4.mul(f32x4.add(f32x4.sub(b, c), tilt), f32x4.splat(ROOT_HALF));
  v128.store(at, f32x4.add(outer, inner));
  v128.store(at + 4 * ROW, f32x4.sub(outer, inner));
  v128.store(at + 2 * ROW, f32x4.add(tilt, turned));
  v128.store(at + 6 * ROW, f32x4.sub(tilt, turned));
}

function odd(at: usize, a: v128, b: v128, c: v128, d: v128): void {
  const low = f32x4.add(d, c);
  const middle = f32x4.mul(f32x4.add(c, b), f32x4.splat(ROOT_HALF));
  const high = f32x4.add(b, a);
  const shared = f32x4.mul(f32x4.sub(low, high), f32x4.splat(C6));
  const low2 = f32x4.add(f32x4.mul(low, f32x4.splat(C2_LESS_C6)), shared);
  const high2 = f32x4.add(f32x4.mul(high, f32x4.splat(C2_AND_C6)), shared);
  const plus = f32x4.add(a, middle);
  const minus = f32x4.sub(a, middle);
  v128.store(at + ROW, f32x4.add(plus, high2));
  v128.store(at + 7 * ROW, f32x4.sub(plus, high2));
  v128.store(at + 5 * ROW, f32x4.add(minus, low2));
  v128.store(at + 3 * ROW, f32x4.sub(minus, low2));
}

/** Transposes the block by exchanging the quarters off the diagonal. */
export function turn(at: usize): void {
  turnQuarters(at, at);
  turnQuarters(at + HALF, at + 4 * ROW);
  turnQuarters(at + 4 * ROW + HALF, at + 4 * ROW + HALF);
}

/** Exchanges two quarters, transposing each. */
export function turnQuarters(one: usize, other: usize): void {
  const a = v128.load(one);
  const b = v128.load(one + ROW);
  const c = v128.load(one + 2 * ROW);
  const d = v128.load(one + 3 * ROW);
  if (one !== other)
    storeTurned(one, v128.load(other), v128.load(other + ROW), v128.load(other + 2 * ROW), v128.load(other + 3 * ROW));
  storeTurned(other, a, b, c, d);
}

function storeTurned(at: usize, a: v128, b: v128, c: v128, d: v128): void {
  const ab = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
  const ab2 = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
  const cd2 = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
  v128.store(at, v128.shuffle<f32>(ab, cd, 0, 1, 4, 5));
  v128.store(at + ROW, v128.shuffle<f32>(ab, cd, 2, 3, 6, 7));
  v128.store(at + 2 * ROW, v128.shuffle<f32>(ab2, cd2, 0, 1, 4, 5));
  v128.store(at + 3 * ROW, v128.shuffle<f32>(ab2, cd2, 2, 3, 6, 7));
}
