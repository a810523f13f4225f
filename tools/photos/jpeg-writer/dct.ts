/**
 * Forward 8x8 discrete cosine transform, ITU-T T.81 §A.3.3, as eight-point transforms over the rows, then the columns.
 */

/** One-dimensional transform factors, including normalisation. */
const cosine = (n: number): number => Math.cos((n * Math.PI) / 16) / 2;
const C1 = cosine(1);
const C2 = cosine(2);
const C3 = cosine(3);
const C4 = cosine(4);
const C5 = cosine(5);
const C6 = cosine(6);
const C7 = cosine(7);

/**
 * Transforms eight values `stride` apart, in place. Mirrored values' sums give the even coefficients, differences the
 * odd.
 */
function transform8(b: Float64Array, start: number, stride: number): void {
  const i1 = start + stride;
  const i2 = i1 + stride;
  const i3 = i2 + stride;
  const i4 = i3 + stride;
  const i5 = i4 + stride;
  const i6 = i5 + stride;
  const i7 = i6 + stride;
  const s0 = b[start]! + b[i7]!;
  const d0 = b[start]! - b[i7]!;
  const s1 = b[i1]! + b[i6]!;
  const d1 = b[i1]! - b[i6]!;
  const s2 = b[i2]! + b[i5]!;
  const d2 = b[i2]! - b[i5]!;
  const s3 = b[i3]! + b[i4]!;
  const d3 = b[i3]! - b[i4]!;
  b[start] = C4 * (s0 + s1 + s2 + s3);
  b[i4] = C4 * (s0 - s1 - s2 + s3);
  b[i2] = C2 * (s0 - s3) + C6 * (s1 - s2);
  b[i6] = C6 * (s0 - s3) - C2 * (s1 - s2);
  b[i1] = C1 * d0 + C3 * d1 + C5 * d2 + C7 * d3;
  b[i3] = C3 * d0 - C7 * d1 - C1 * d2 - C5 * d3;
  b[i5] = C5 * d0 - C1 * d1 + C7 * d2 + C3 * d3;
  b[i7] = C7 * d0 - C5 * d1 + C3 * d2 - C1 * d3;
}

/** Transforms 64 level-shifted samples (row-major) to 64 coefficients, in place. */
export function forwardDct(block: Float64Array): void {
  for (let row = 0; row < 64; row += 8) transform8(block, row, 1);
  for (let column = 0; column < 8; column++) transform8(block, column, 8);
}
