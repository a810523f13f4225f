/**
 * Weights for adding the quantisation errors of higher frequencies to the lower ones along a line of eight coefficients. They keep
 * the error small over samples of different weights: Babai's nearest plane (1986), one frequency after another from the highest.
 * Minimises `|R e|²`; `R` is the Cholesky factor of the weighted basis.
 * @param weights by sample, eight, above 0
 * @returns at `i * 8 + j` the factor for the error of frequency `j` in the lower frequency `i`
 */
export function edgeFeedback(weights: readonly number[]): Float32Array {
  const factor = cholesky(weightedBasis(weights));
  return Float32Array.from({ length: 64 }, (_, at) => {
    const [low, high] = [at >> 3, at & 7];
    return high > low ? factor[high * 8 + low]! / factor[low * 8 + low]! : 0;
  });
}

/** Cosines of ITU-T T.81 §A.3.3, at `frequency * 8 + place`. */
const COSINES = Float64Array.from({ length: 64 }, (_, at) => {
  const [frequency, x] = [at >> 3, at & 7];
  return (frequency === 0 ? Math.SQRT1_2 / 2 : 0.5) * Math.cos(((2 * x + 1) * frequency * Math.PI) / 16);
});

/** Products of each cosine pair over the weighted samples. */
function weightedBasis(weights: readonly number[]): Float64Array {
  const products = new Float64Array(64);
  for (let at = 0; at < 64; at += 1) {
    const [one, other] = [at & 56, (at & 7) * 8];
    for (let x = 0; x < 8; x += 1) products[at]! += weights[x]! * COSINES[one + x]! * COSINES[other + x]!;
  }
  return products;
}

/** Lower triangular factor for a positive definite 8x8 matrix. */
function cholesky(matrix: Float64Array): Float64Array {
  const factor = new Float64Array(64);
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row * 8 + column]!;
      for (let k = 0; k < column; k += 1) rest -= factor[row * 8 + k]! * factor[column * 8 + k]!;
      factor[row * 8 + column] = row === column ? Math.sqrt(rest) : rest / factor[column * 8 + column]!;
    }
  }
  return factor;
}
