/**
 * Filters a row by one of five types (PNG 3rd edition §9.2), 16 bytes at a time. At least `distance` zeros precede `row` and
 * `above`; writes up to 15 bytes past the last.
 */
export function filterRow(type: i32, row: usize, above: usize, out: usize, length: i32, distance: i32): void {
  if (type === 1) sub(row, out, length, distance);
  else if (type === 2) up(row, above, out, length);
  else if (type === 3) subtractAverage(row, above, out, length, distance);
  else if (type === 4) paeth(row, above, out, length, distance);
  else memory.copy(out, row, length);
}

function sub(row: usize, out: usize, length: i32, distance: i32): void {
  for (let at = 0; at < length; at += 16) {
    v128.store(out + at, i8x16.sub(v128.load(row + at), v128.load(row + at - distance)));
  }
}

function up(row: usize, above: usize, out: usize, length: i32): void {
  for (let at = 0; at < length; at += 16) {
    v128.store(out + at, i8x16.sub(v128.load(row + at), v128.load(above + at)));
  }
}

function subtractAverage(row: usize, above: usize, out: usize, length: i32, distance: i32): void {
  for (let at = 0; at < length; at += 16) {
    const mean = average(v128.load(row + at - distance), v128.load(above + at));
    v128.store(out + at, i8x16.sub(v128.load(row + at), mean));
  }
}

/** The instruction rounds up, the filter rounds down. */
export function average(left: v128, over: v128): v128 {
  return i8x16.sub(i8x16.avgr_u(left, over), v128.and(v128.xor(left, over), i8x16.splat(1)));
}

function paeth(row: usize, above: usize, out: usize, length: i32, distance: i32): void {
  for (let at = 0; at < length; at += 16) {
    const left = v128.load(row + at - distance);
    const over = v128.load(above + at);
    const corner = v128.load(above + at - distance);
    v128.store(out + at, i8x16.sub(v128.load(row + at), predicted(left, over, corner)));
  }
}

/** §9.4. With p = left + over - corner, |p - left| is |over - corner|, and |p - corner| is both differences' sum. */
export function predicted(left: v128, over: v128, corner: v128): v128 {
  const toLeft = difference(over, corner);
  const toOver = difference(left, corner);
  const opposite = v128.xor(i8x16.ge_u(left, corner), i8x16.ge_u(over, corner));
  const toCorner = v128.bitselect(difference(toLeft, toOver), i8x16.add_sat_u(toLeft, toOver), opposite);
  const isLeft = v128.and(i8x16.le_u(toLeft, toOver), i8x16.le_u(toLeft, toCorner));
  return v128.bitselect(left, v128.bitselect(over, corner, i8x16.le_u(toOver, toCorner)), isLeft);
}

function difference(one: v128, other: v128): v128 {
  return v128.or(i8x16.sub_sat_u(one, other), i8x16.sub_sat_u(other, one));
}
