/** 3 x 3 matrices and 3-vectors. */
export type Vector = readonly [number, number, number];
export type Matrix = readonly [Vector, Vector, Vector];

/** Transposes a matrix. */
export function transpose([a, b, c]: Matrix): Matrix {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

/** Multiplies a matrix by a vector. */
export function apply(matrix: Matrix, [x, y, z]: Vector): Vector {
  const row = ([a, b, c]: Vector): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function determinant([a, b, c]: Matrix): number {
  return a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
}

/** Solves for the vector that `matrix` maps to `target`, by Cramer's rule. */
export function solve(matrix: Matrix, target: Vector): Vector {
  const [a, b, c] = transpose(matrix);
  const whole = determinant(transpose([a, b, c]));
  return [
    determinant(transpose([target, b, c])) / whole,
    determinant(transpose([a, target, c])) / whole,
    determinant(transpose([a, b, target])) / whole,
  ];
}
