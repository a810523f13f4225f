/** Reference: draw/block-coder.ts. */

/**
 * Offsets in the description of a component's quantisation. It begins with the factors, f32 in the transform's own order; then by
 * zig-zag position the step as f32 and its position in that order.
 */
const STEP: usize = 256;
const PLACE: usize = 512;

/** Rounds a number of less than 22 bits when added and subtracted: 1.5 * 2^23. */
const ROUNDER: f32 = 12582912;
const ROUNDER_BITS: i32 = 0x4b400000;
/** Largest AC coefficient (10 bits), and largest DC value (differences of 11 bits). */
const LARGEST: i16 = 1023;

/** Quantises the result of {@link forwardDct}; `scratch` has 128 bytes. */
export function quantise(coder: usize, samples: usize, scratch: usize, into: usize): void {
  for (let at: usize = 0; at < 128; at += 16) {
    const low = nearest(coder + (at << 1), samples + (at << 1));
    const high = nearest(coder + (at << 1) + 16, samples + (at << 1) + 16);
    const values = i16x8.narrow_i32x4_s(low, high);
    v128.store(scratch + at, i16x8.max_s(i16x8.min_s(values, i16x8.splat(LARGEST)), i16x8.splat(-LARGEST)));
  }
  for (let k: usize = 0; k < 64; k += 4) {
    const places = load<u32>(coder + k, PLACE);
    store<u16>(into + (k << 1), load<u16>(scratch + ((places & 255) << 1)));
    store<u16>(into + (k << 1), load<u16>(scratch + (((places >>> 8) & 255) << 1)), 2);
    store<u16>(into + (k << 1), load<u16>(scratch + (((places >>> 16) & 255) << 1)), 4);
    store<u16>(into + (k << 1), load<u16>(scratch + ((places >>> 24) << 1)), 6);
  }
}

/** Rounds halves to even numbers. */
function nearest(factors: usize, samples: usize): v128 {
  const exact = f32x4.mul(v128.load(samples), v128.load(factors));
  return i32x4.sub(f32x4.add(exact, f32x4.splat(ROUNDER)), i32x4.splat(ROUNDER_BITS));
}

/** Squared error of a quantised block. */
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
