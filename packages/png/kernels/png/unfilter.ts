import { average, predicted } from "./filter";

/**
 * Reverses filters in place for `rows` rows with 1 + `row` bytes (PNG 3rd edition §9.2). The unfiltered row above precedes
 * them.
 */
export function unfilterRows(from: usize, rows: i32, row: i32, pixel: i32): bool {
  const stored = <usize>row + 1;
  const end = from + rows * stored;
  for (let at = from; at < end; at += stored) {
    const type = load<u8>(at);
    if (type > 4) return false;
    if (type === 2) up(at + 1, at + 1 - stored, row);
    else if (type !== 0) unfilterRow(type, at + 1, at + 1 - stored, row, pixel);
  }
  return true;
}

function up(row: usize, above: usize, length: i32): void {
  const vectors = length & ~15;
  for (let at = 0; at < vectors; at += 16) {
    v128.store(row + at, i8x16.add(v128.load(row + at), v128.load(above + at)));
  }
  for (let at = vectors; at < length; at++) store<u8>(row + at, load<u8>(row + at) + load<u8>(above + at));
}

/** Works on a pixel up to 8 bytes at a time; stores the bytes loaded after it unchanged. */
function unfilterRow(type: u32, row: usize, above: usize, length: i32, pixel: i32): void {
  const ours = <u64>-1 >> (64 - 8 * pixel);
  let left = i64x2.splat(0);
  let corner = left;
  let next = load<u64>(row);
  for (let at = 0; at < length; at += pixel) {
    const raw = next;
    // Loaded before the pixel is stored: loading part of a fresh store would wait for it.
    next = load<u64>(row + at + pixel);
    const over = v128.load64_zero(above + at);
    left = i8x16.add(i64x2.replace_lane(left, 0, raw), predictedBy(type, left, over, corner));
    corner = over;
    store<u64>(row + at, (i64x2.extract_lane(left, 0) & ours) | (raw & ~ours));
  }
}

function predictedBy(type: u32, left: v128, over: v128, corner: v128): v128 {
  if (type === 1) return left;
  return type === 3 ? average(left, over) : predicted(left, over, corner);
}
