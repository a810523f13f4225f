/** Reference: blocks/inverse-dct.ts, operation for operation, so that both round alike. Computes two columns at once. */
import { occupied } from "./encode";
import { PLACE, STEP } from "./quantise";

/** Bytes per row of eight f64, and per pair. */
const ROW: usize = 64;
const PAIR: usize = 16;

/**
 * Dequantises and transforms a block into f64 samples, lines of eight from `first` up to `last`.
 * @param coder the component's quantisation
 * @param basis cosines, as in the reference
 * @param rows scratch, 512 bytes
 */
export function inverseDct(
  coefficients: usize,
  coder: usize,
  basis: usize,
  rows: usize,
  into: usize,
  first: u32,
  last: u32,
): void {
  memory.fill(rows, 0, 8 * ROW);
  let end: usize = 0;
  for (let places = occupied(coefficients); places !== 0; places &= places - 1) {
    const k = <usize>ctz(places);
    const coefficient = load<i16>(coefficients + (k << 1));
    // In column order.
    const place = <usize>load<u8>(coder + k, PLACE);
    const line = (place & 7) * ROW;
    addRow(rows + line, basis + (place >> 3) * ROW, <f64>coefficient * <f64>load<f32>(coder + (k << 2), STEP));
    end = max(end, line + ROW);
  }
  for (let y: usize = first; y < last; y += 1) addColumns(rows, rows + end, basis + (y << 3), into + y * ROW);
}

function addRow(row: usize, wave: usize, value: f64): void {
  const values = f64x2.splat(value);
  for (const last = row + ROW; row < last; row += PAIR) {
    v128.store(row, f64x2.add(v128.load(row), f64x2.mul(values, v128.load(wave))));
    wave += PAIR;
  }
}

function addColumns(row: usize, end: usize, wave: usize, into: usize): void {
  let ab = f64x2.splat(0);
  let cd = ab;
  let ef = ab;
  let gh = ab;
  for (; row < end; row += ROW) {
    const values = v128.load64_splat(wave);
    ab = f64x2.add(ab, f64x2.mul(v128.load(row), values));
    cd = f64x2.add(cd, f64x2.mul(v128.load(row, PAIR), values));
    ef = f64x2.add(ef, f64x2.mul(v128.load(row, 2 * PAIR), values));
    gh = f64x2.add(gh, f64x2.mul(v128.load(row, 3 * PAIR), values));
    wave += ROW;
  }
  const level = f64x2.splat(128);
  v128.store(into, f64x2.add(level, ab));
  v128.store(into, f64x2.add(level, cd), PAIR);
  v128.store(into, f64x2.add(level, ef), 2 * PAIR);
  v128.store(into, f64x2.add(level, gh), 3 * PAIR);
}
