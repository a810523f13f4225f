/** Finding what stood there before, by a table of positions. */

const HASH_BITS = 14;
const WINDOW: u32 = 32768;

/** @returns length << 16 | distance; 0 where there is no match */
export function find(base: usize, at: usize, most: i32, step: i32, table: usize): u32 {
  const even = (step & 1) === 0;
  const next = load<u64>(at);
  const position = <u32>(at - base);
  const slot = table + hash(next, even);
  const before = load<u32>(slot);
  store<u32>(slot, position);
  if ((load<u64>(base + before) ^ next) << (even ? 0 : 16) !== 0 || position - before - 1 >= WINDOW) return 0;
  const length = matchLength(at, base + before, even ? 8 : 6, most);
  return ((length - (length % step)) << 16) | (position - before);
}

/** Enters a match's second pixel and its last into the table; its first is there. Of a flat stretch the last is the nearest. */
export function enter(base: usize, at: usize, length: u32, end: usize, step: i32, table: usize): void {
  const second = at + step;
  const last = at + length - step;
  if (second + 8 <= end) enterOne(base, second, step, table);
  if (last > second && last + 8 <= end) enterOne(base, last, step, table);
}

function enterOne(base: usize, place: usize, step: i32, table: usize): void {
  store<u32>(table + hash(load<u64>(place), (step & 1) === 0), <u32>(place - base));
}

function matchLength(at: usize, before: usize, known: i32, most: i32): i32 {
  let length = known;
  while (length + 8 <= most) {
    const differing = load<u64>(at + length) ^ load<u64>(before + length);
    if (differing !== 0) return length + <i32>(ctz(differing) >> 3);
    length += 8;
  }
  while (length < most && load<u8>(at + length) === load<u8>(before + length)) length += 1;
  return length;
}

/** In bytes into the table, of the next 6 bytes, or 8 where pixels are of even length. */
function hash(next: u64, even: bool): usize {
  const second = (<u32>(next >> 32)) << (even ? 0 : 16);
  const product = (<u32>next * 0x9e3779b1) ^ (second * 0x85ebca6b);
  return (product >>> (32 - HASH_BITS)) << 2;
}
