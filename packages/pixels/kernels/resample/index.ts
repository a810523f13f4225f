/**
 * The two passes in resample/, 16 bytes at a time; reference: resample/testing/plain-passes.ts. Weights are multiples of 2^-14;
 * samples between the passes have 6 fractional bits.
 */

export { rotated } from "./rotated";

export function heapBase(): usize {
  return __heap_base;
}

/**
 * Filters a row of RGBA horizontally.
 * @param row its bytes; 12 bytes past its end are read too, with weight zero
 * @param starts first pixel per sample, i32
 * @param weights `width` per sample, i16
 * @param width a multiple of 4
 * @param into four i16 per sample
 */
export function across(row: usize, starts: usize, weights: usize, width: usize, length: usize, into: usize): void {
  const half = i32x4.splat(1 << 7);
  let tap = weights;
  for (let sample: usize = 0; sample < length; sample++) {
    let sum = half;
    let at = row + (load<usize>(starts + (sample << 2)) << 2);
    const end = tap + (width << 1);
    for (; tap < end; tap += 8) {
      const pixels = v128.load(at);
      // Interleaves two pixels' channels, widened to 16 bits, so that a dot product adds them in pairs.
      const first = v128.shuffle<i8>(pixels, ZERO, 0, 16, 4, 16, 1, 16, 5, 16, 2, 16, 6, 16, 3, 16, 7, 16);
      const second = v128.shuffle<i8>(pixels, ZERO, 8, 16, 12, 16, 9, 16, 13, 16, 10, 16, 14, 16, 11, 16, 15, 16);
      sum = i32x4.add(sum, i32x4.dot_i16x8_s(first, v128.load32_splat(tap)));
      sum = i32x4.add(sum, i32x4.dot_i16x8_s(second, v128.load32_splat(tap, 4)));
      at += 16;
    }
    const samples = i32x4.shr_s(sum, 8);
    store<i64>(into + (sample << 3), i64x2.extract_lane(i16x8.narrow_i32x4_s(samples, samples), 0));
  }
}

const ZERO = i32x4.splat(0);

/**
 * Adds up horizontally filtered rows.
 * @param ring the rows, each at its number modulo `height`, `samples` i16 per row
 * @param start first row's number
 * @param weights one i16 for each of `height` rows, followed by a 0 if `height` is odd
 * @param samples a multiple of 4; four more past the end are read and written too
 * @param into i32 with 20 fractional bits
 */
export function down(ring: usize, start: usize, weights: usize, height: usize, samples: usize, into: usize): void {
  const stride = samples << 1;
  for (let sample: usize = 0; sample < samples; sample += 8) {
    const column = ring + (sample << 1);
    let low = ZERO;
    let high = ZERO;
    let slot = start % height;
    for (let tap: usize = 0; tap < height; tap += 2) {
      const one = v128.load(column + slot * stride);
      slot = slot + 1 < height ? slot + 1 : 0;
      const other = v128.load(column + slot * stride);
      slot = slot + 1 < height ? slot + 1 : 0;
      const weight = v128.load32_splat(weights + (tap << 1));
      const lows = v128.shuffle<i16>(one, other, 0, 8, 1, 9, 2, 10, 3, 11);
      const highs = v128.shuffle<i16>(one, other, 4, 12, 5, 13, 6, 14, 7, 15);
      low = i32x4.add(low, i32x4.dot_i16x8_s(lows, weight));
      high = i32x4.add(high, i32x4.dot_i16x8_s(highs, weight));
    }
    const to = into + (sample << 2);
    v128.store(to, low);
    v128.store(to, high, 16);
  }
}
