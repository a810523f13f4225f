import { ZIGZAG } from "./zigzag.ts";

/** Cosines of ITU-T T.81 §A.3.3 times C(u) / 2, at `frequency * 8 + place`. */
export const BASIS = Float64Array.from({ length: 64 }, (_, at) => {
  const frequency = at >> 3;
  const scale = frequency === 0 ? Math.SQRT1_2 / 2 : 0.5;
  return scale * Math.cos(((2 * (at & 7) + 1) * frequency * Math.PI) / 16);
});

const rows = new Float64Array(64);

/**
 * Dequantises and transforms one block (ITU-T T.81 §A.3.4, §A.3.3, §A.3.1) into 64 samples, row by row. Neither rounds nor clips to
 * 0 to 255: the samples quantise to the same coefficients again.
 * @param quantisation steps in zig-zag order, like the coefficients
 */
export function inverseDct(coefficients: Int16Array, at: number, quantisation: Uint16Array, into: Float64Array): void {
  rows.fill(0);
  // Most blocks have no high vertical frequencies.
  let end = 0;
  for (let k = 0; k < 64; k += 1) {
    const value = coefficients[at + k]! * quantisation[k]!;
    if (value === 0) continue;
    const place = ZIGZAG[k]!;
    addRow(place, value);
    end = Math.max(end, (place & 56) + 8);
  }
  for (let y = 0; y < 8; y += 1) addColumns(y, end, into);
}

/** Adds a coefficient to the row for its vertical frequency. */
function addRow(place: number, value: number): void {
  const line = place & 56;
  const wave = (place & 7) * 8;
  for (let x = 0; x < 8; x += 1) rows[line + x]! += value * BASIS[wave + x]!;
}

/** Adds up a row of samples, eight columns at once: sums that depend on each other would wait for one another. */
function addColumns(y: number, end: number, into: Float64Array): void {
  const line = y * 8;
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < end; at += 8) {
    const wave = BASIS[at + y]!;
    a += rows[at]! * wave;
    b += rows[at + 1]! * wave;
    c += rows[at + 2]! * wave;
    d += rows[at + 3]! * wave;
    e += rows[at + 4]! * wave;
    f += rows[at + 5]! * wave;
    g += rows[at + 6]! * wave;
    h += rows[at + 7]! * wave;
  }
  into[line] = 128 + a;
  into[line + 1] = 128 + b;
  into[line + 2] = 128 + c;
  into[line + 3] = 128 + d;
  into[line + 4] = 128 + e;
  into[line + 5] = 128 + f;
  into[line + 6] = 128 + g;
  into[line + 7] = 128 + h;
}
