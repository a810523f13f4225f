/**
 * Samples a row of a rotated picture: Lanczos3 across six rows, then down. Reference: rotate/testing/plain-rows.ts.
 * @param tile RGBA pixels, `width` per row; all six by six pixels around each sample
 * @param weights six i16 and two unused ones for each of 1024 fractions of a pixel
 * @param x first sample's column between pixels, `y` its row
 * @param dx columns from one sample to the next, `dy` rows
 * @param into four i32 with 20 fractional bits per sample
 */
export function rotated(
  tile: usize,
  width: usize,
  weights: usize,
  x: f64,
  y: f64,
  dx: f64,
  dy: f64,
  length: usize,
  into: usize,
): void {
  const stride = width << 2;
  const stepX = i64(dx * UNIT);
  const stepY = i64(dy * UNIT);
  let column = i64(x * UNIT) + HALF_FRACTION;
  let row = i64(y * UNIT) + HALF_FRACTION;
  for (let sample: usize = 0; sample < length; sample++) {
    const across = weights + fractionOf(column);
    const down = weights + fractionOf(row);
    const at = tile + (usize(row >> 32) - 2) * stride + ((usize(column >> 32) - 2) << 2);
    const first = pairOfRows(at, stride, across);
    const second = pairOfRows(at + 2 * stride, stride, across);
    const third = pairOfRows(at + 4 * stride, stride, across);
    let sum = i32x4.dot_i16x8_s(first, v128.load32_splat(down));
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(second, v128.load32_splat(down, 4)));
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(third, v128.load32_splat(down, 8)));
    v128.store(into + (sample << 4), sum);
    column += stepX;
    row += stepY;
  }
}

/** Fractional bits of a place: 32. */
const UNIT: f64 = 4294967296;
/** Half of a 1024th, in those. */
const HALF_FRACTION: i64 = 1 << 21;

/** Offset of a place's weights. */
function fractionOf(place: i64): usize {
  return (usize(place >> 22) & 1023) << 4;
}

/** Filters two rows, and interleaves their channels with 6 fractional bits. */
function pairOfRows(at: usize, stride: usize, weights: usize): v128 {
  const both = i16x8.narrow_i32x4_s(filtered(at, weights), filtered(at + stride, weights));
  return v128.shuffle<i16>(both, both, 0, 4, 1, 5, 2, 6, 3, 7);
}

function filtered(at: usize, weights: usize): v128 {
  const four = v128.load(at);
  const two = v128.load64_zero(at, 16);
  const first = v128.shuffle<i8>(four, ZERO, 0, 16, 4, 16, 1, 16, 5, 16, 2, 16, 6, 16, 3, 16, 7, 16);
  const second = v128.shuffle<i8>(four, ZERO, 8, 16, 12, 16, 9, 16, 13, 16, 10, 16, 14, 16, 11, 16, 15, 16);
  const third = v128.shuffle<i8>(two, ZERO, 0, 16, 4, 16, 1, 16, 5, 16, 2, 16, 6, 16, 3, 16, 7, 16);
  let sum = i32x4.dot_i16x8_s(first, v128.load32_splat(weights));
  sum = i32x4.add(sum, i32x4.dot_i16x8_s(second, v128.load32_splat(weights, 4)));
  sum = i32x4.add(sum, i32x4.dot_i16x8_s(third, v128.load32_splat(weights, 8)));
  return i32x4.shr_s(i32x4.add(sum, i32x4.splat(1 << 7)), 8);
}

const ZERO = i32x4.splat(0);
