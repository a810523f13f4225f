/** Reference: draw/block-coder.ts. */

/**
 * Offsets in a component's quantisation. It begins with the factors, f32 in the transform's order; then by zig-zag position the
 * step as f32 and its position in that order.
 */
export const STEP: usize = 256;
export const PLACE: usize = 512;

/** Rounds a number below 22 bits when added and subtracted: 1.5 * 2^23. */
const ROUNDER: f32 = 12582912;
const ROUNDER_BITS: i32 = 0x4b400000;
/** Largest AC coefficient (10 bits), and largest DC value (11-bit differences). */
const LARGEST: i16 = 1023;

/**
 * Quantises {@link forwardDct}'s result; `scratch` has 128 bytes.
 * @param least AC coefficients below this many steps become 0
 */
export function quantise(coder: usize, samples: usize, scratch: usize, into: usize, least: f32 = 0): void {
  let some = i16x8.splat(0);
  const zone = f32x4.splat(least);
  for (let at: usize = 0; at < 128; at += 16) {
    const low = nearest(coder + (at << 1), samples + (at << 1), at === 0 ? f32x4.replace_lane(zone, 0, 0) : zone);
    const high = nearest(coder + (at << 1) + 16, samples + (at << 1) + 16, zone);
    const narrow = i16x8.narrow_i32x4_s(low, high);
    const values = i16x8.max_s(i16x8.min_s(narrow, i16x8.splat(LARGEST)), i16x8.splat(-LARGEST));
    v128.store(scratch + at, values);
    some = v128.or(some, at === 0 ? i16x8.replace_lane(values, 0, 0) : values);
  }
  if (v128.any_true(some)) inZigzag(scratch, into);
  else onlyDc(scratch, into);
}

function onlyDc(scratch: usize, into: usize): void {
  memory.fill(into, 0, 128);
  store<u16>(into, load<u16>(scratch));
}

/** Reorders coefficients from column order to zig-zag order. */
export function inZigzag(from: usize, into: usize): void {
  v128.store(into, eight(from, 0, 8, 1, 2, 9, 16, 24, 17), 0);
  v128.store(into, eight(from, 10, 3, 4, 11, 18, 25, 32, 40), 16);
  v128.store(into, eight(from, 33, 26, 19, 12, 5, 6, 13, 20), 32);
  v128.store(into, eight(from, 27, 34, 41, 48, 56, 49, 42, 35), 48);
  v128.store(into, eight(from, 28, 21, 14, 7, 15, 22, 29, 36), 64);
  v128.store(into, eight(from, 43, 50, 57, 58, 51, 44, 37, 30), 80);
  v128.store(into, eight(from, 23, 31, 38, 45, 52, 59, 60, 53), 96);
  v128.store(into, eight(from, 46, 39, 47, 54, 61, 62, 55, 63), 112);
}

function eight(from: usize, a: usize, b: usize, c: usize, d: usize, e: usize, f: usize, g: usize, h: usize): v128 {
  let lanes = v128.load16_splat(from + (a << 1));
  lanes = v128.load16_lane(from + (b << 1), lanes, 1);
  lanes = v128.load16_lane(from + (c << 1), lanes, 2);
  lanes = v128.load16_lane(from + (d << 1), lanes, 3);
  lanes = v128.load16_lane(from + (e << 1), lanes, 4);
  lanes = v128.load16_lane(from + (f << 1), lanes, 5);
  lanes = v128.load16_lane(from + (g << 1), lanes, 6);
  lanes = v128.load16_lane(from + (h << 1), lanes, 7);
  return lanes;
}

/** Rounds halves to even, and what is below `least` to 0. */
function nearest(factors: usize, samples: usize, least: v128): v128 {
  const exact = f32x4.mul(v128.load(samples), v128.load(factors));
  const rounded = i32x4.sub(f32x4.add(exact, f32x4.splat(ROUNDER)), i32x4.splat(ROUNDER_BITS));
  return v128.andnot(rounded, f32x4.lt(f32x4.abs(exact), least));
}

/** Returns a quantised block's squared error. */
export function squaresOf(coder: usize, samples: usize, quantised: usize): f64 {
  let squares: f64 = 0;
  for (let k: usize = 0; k < 64; k += 1) {
    const place = (<usize>load<u8>(coder + k, PLACE)) << 2;
    const exact = load<f32>(samples + place) * load<f32>(coder + place);
    const error = <f64>((exact - <f32>load<i16>(quantised + (k << 1))) * load<f32>(coder + (k << 2), STEP));
    squares += error * error;
  }
  return squares;
}
