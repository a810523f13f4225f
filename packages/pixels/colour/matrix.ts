/** 3 x 3 matrix, in rows. */
export type Row = readonly [number, number, number];
export type Matrix = readonly [Row, Row, Row];

export function transform([x, y, z]: Matrix, [a, b, c]: Row): Row {
  return [x[0] * a + x[1] * b + x[2] * c, y[0] * a + y[1] * b + y[2] * c, z[0] * a + z[1] * b + z[2] * c];
}

/** Makes a matrix from its columns. */
export function columns(one: Row, two: Row, three: Row): Matrix {
  return [
    [one[0], two[0], three[0]],
    [one[1], two[1], three[1]],
    [one[2], two[2], three[2]],
  ];
}

/** Inverts by cofactors; null if singular within rounding. */
export function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix | null {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (!(Math.abs(determinant) > 1e-6)) return null;
  const over = (value: number): number => value / determinant;
  return [
    [over(e * i - f * h), over(c * h - b * i), over(b * f - c * e)],
    [over(f * g - d * i), over(a * i - c * g), over(c * d - a * f)],
    [over(d * h - e * g), over(b * g - a * h), over(a * e - b * d)],
  ];
}
