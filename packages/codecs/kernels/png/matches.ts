/** Searches matches through a table of positions' low 16 bits; compares every candidate, so mistaken ones do no harm. */

const HASH_BITS = 14;
const WINDOW: u32 = 32768;

/**
 * @param limit longest match, at least 8
 * @returns length << 16 | distance; the length may end inside a pixel; 0 without a match
 */
export function find(base: usize, at: usize, limit: i32, even: bool, table: usize): u32 {
  const next = load<u64>(at);
  const position = <u32>(at - base);
  const slot = table + hash(next, even);
  const distance = (position - load<u16>(slot)) & 0xffff;
  store<u16>(slot, position);
  const differing = load<u64>(at - distance) ^ next;
  if (differing << (even ? 0 : 16) !== 0 || distance - 1 >= WINDOW) return 0;
  // Most matches are this short.
  const length = differing !== 0 ? <i32>(ctz(differing) >> 3) : matchLength(at, at - distance, limit);
  return (length << 16) | distance;
}

/** Adds a match's second and last pixel to the table; its first is there already. In a flat area the last is nearest. */
export function enter(base: usize, at: usize, length: u32, end: usize, step: i32, even: bool, table: usize): void {
  const second = at + step;
  const last = at + length - step;
  if (second + 8 <= end) enterOne(base, second, even, table);
  if (last > second && last + 8 <= end) enterOne(base, last, even, table);
}

function enterOne(base: usize, place: usize, even: bool, table: usize): void {
  store<u16>(table + hash(load<u64>(place), even), <u32>(place - base));
}

/** For matches from 8 bytes. */
function matchLength(at: usize, before: usize, limit: i32): i32 {
  let length = 8;
  while (length + 8 <= limit) {
    const differing = load<u64>(at + length) ^ load<u64>(before + length);
    if (differing !== 0) return length + <i32>(ctz(differing) >> 3);
    length += 8;
  }
  while (length < limit && load<u8>(at + length) === load<u8>(before + length)) length += 1;
  return length;
}

/** Byte offset in the table for the next 6 bytes, or 8 for pixels with an even length. */
function hash(next: u64, even: bool): usize {
  const second = (<u32>(next >> 32)) << (even ? 0 : 16);
  const product = (<u32>next * 0x9e3779b1) ^ (second * 0x85ebca6b);
  return (product >>> (32 - HASH_BITS)) << 1;
}
