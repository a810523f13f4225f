import { ZIGZAG } from "./zigzag.ts";

/** Cosines of ITU-T T.81 §A.3.3 times C(u) / 2, at `frequency * 8 + place`. */
const BASIS = Float64Array.from({ length: 64 }, (_, at) => {
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
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 8; x += 1) into[y * 8 + x] = 128 + column(x, y, end);
  }
}

/** Adds a coefficient to the row for its vertical frequency. */
function addRow(place: number, value: number): void {
  const line = place & 56;
  const wave = (place & 7) * 8;
  for (let x = 0; x < 8; x += 1) rows[line + x]! += value * BASIS[wave + x]!;
}

function column(x: number, y: number, end: number): number {
  let sum = 0;
  for (let frequency = 0; frequency < end; frequency += 8) sum += rows[frequency + x]! * BASIS[frequency + y]!;
  return sum;
}
