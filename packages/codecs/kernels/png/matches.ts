/** Finding what stood there before, by a table of positions' low 16 bits: a match that these mistake is a match all the same. */

const HASH_BITS = 14;
const WINDOW: u32 = 32768;

/**
 * @param most how long the match may be, at least 8
 * @returns length << 16 | distance, the length perhaps not of whole pixels; 0 where there is no match
 */
export function find(base: usize, at: usize, most: i32, even: bool, table: usize): u32 {
  const next = load<u64>(at);
  const position = <u32>(at - base);
  const slot = table + hash(next, even);
  const distance = (position - load<u16>(slot)) & 0xffff;
  store<u16>(slot, position);
  const differing = load<u64>(at - distance) ^ next;
  if (differing << (even ? 0 : 16) !== 0 || distance - 1 >= WINDOW) return 0;
  // Nearly all matches are this short.
  const length = differing !== 0 ? <i32>(ctz(differing) >> 3) : matchLength(at, at - distance, most);
  return (length << 16) | distance;
}

/** Enters a match's second pixel and its last into the table; its first is there. Of a flat stretch the last is the nearest. */
export function enter(base: usize, at: usize, length: u32, end: usize, step: i32, even: bool, table: usize): void {
  const second = at + step;
  const last = at + length - step;
  if (second + 8 <= end) enterOne(base, second, even, table);
  if (last > second && last + 8 <= end) enterOne(base, last, even, table);
}

function enterOne(base: usize, place: usize, even: bool, table: usize): void {
  store<u16>(table + hash(load<u64>(place), even), <u32>(place - base));
}

/** Of a match of at least 8. */
function matchLength(at: usize, before: usize, most: i32): i32 {
  let length = 8;
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
  return (product >>> (32 - HASH_BITS)) << 1;
}
