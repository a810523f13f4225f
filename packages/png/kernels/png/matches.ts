/**
 * Searches matches through three tables of positions' low 16 bits, by two pixels, 12 and 24 bytes, so that a long match is not
 * found as several short ones. Compares every candidate, so mistaken ones do no harm. The longer keys are only looked up where
 * the short one matches: in noise, one key is computed for each pixel.
 */

const HASH_BITS = 14;
/** Bytes of one table. */
const TABLE: usize = 1 << (HASH_BITS + 1);
const LONG: usize = TABLE;
const LONGEST: usize = 2 * TABLE;
const WINDOW: u32 = 32768;
/** Bytes of the longest key. */
export const LONGEST_KEY: usize = 24;
/** Pixels after a match's first, in addition to its last. */
const ENTERED = 6;

/**
 * Returns the match of the longest key that has one.
 * @param limit longest match, at least 8
 * @returns length << 16 | distance; the length may end inside a pixel; 0 without a match
 */
export function find(base: usize, at: usize, limit: i32, even: bool, tables: usize): u32 {
  const next = load<u64>(at);
  const position = <u32>(at - base);
  const near = replace(tables + slot(mixShort(next, even)), position);
  // One branch for both conditions: each alone is unpredictable. The memory before the data may be read.
  const differing = load<u64>(at - near) ^ next;
  if ((u32(near - 1 >= WINDOW) | u32(differing << (even ? 0 : 16) !== 0)) !== 0) return 0;
  const mixed = mixLong(next, load<u32>(at, 8));
  const farthest = replace(tables + LONGEST + slot(mixLongest(mixed, at)), position);
  const far = replace(tables + LONG + slot(mixed), position);
  if (farthest - 1 < WINDOW && load<u64>(at - farthest) === next && load<u64>(at - farthest, 8) === load<u64>(at, 8))
    return (matchLength(at, at - farthest, limit) << 16) | farthest;
  if (far - 1 < WINDOW && load<u64>(at - far) === next) return (matchLength(at, at - far, limit) << 16) | far;
  const length = differing !== 0 ? <i32>(ctz(differing) >> 3) : matchLength(at, at - near, limit);
  return (length << 16) | near;
}

/** Stores a position in a table; returns its distance from the previous one. */
function replace(place: usize, position: u32): u32 {
  const distance = (position - load<u16>(place)) & 0xffff;
  store<u16>(place, position);
  return distance;
}

/**
 * Adds a match's second to seventh and last pixel to the tables; its first is there already. In a flat area the last is nearest.
 * @param to end of the data
 */
export function enter(base: usize, at: usize, length: u32, to: usize, step: i32, even: bool, tables: usize): void {
  const last = at + length - step;
  const searchable = to - LONGEST_KEY;
  const stop = min(min(last, at + (ENTERED + 1) * step), searchable + 1);
  for (let place = at + step; place < stop; place += step) enterOne(base, place, even, tables);
  if (last <= searchable) enterOne(base, last, even, tables);
}

function enterOne(base: usize, place: usize, even: bool, tables: usize): void {
  const next = load<u64>(place);
  const position = <u32>(place - base);
  const mixed = mixLong(next, load<u32>(place, 8));
  store<u16>(tables + slot(mixShort(next, even)), position);
  store<u16>(tables + LONG + slot(mixed), position);
  store<u16>(tables + LONGEST + slot(mixLongest(mixed, place)), position);
}

/** Returns true if the next `length` bytes equal those `distance` before them. */
export function repeats(at: usize, distance: usize, length: i32): bool {
  return matchLength(at, at - distance, length) === length;
}

function matchLength(at: usize, before: usize, limit: i32): i32 {
  let length = 0;
  while (length + 8 <= limit) {
    const differing = load<u64>(at + length) ^ load<u64>(before + length);
    if (differing !== 0) return length + <i32>(ctz(differing) >> 3);
    length += 8;
  }
  while (length < limit && load<u8>(at + length) === load<u8>(before + length)) length += 1;
  return length;
}

/** Byte offset in a table. */
function slot(mixed: u32): usize {
  return (mixed >>> (32 - HASH_BITS)) << 1;
}

/** Mixes the next 6 bytes, or 8 for pixels with an even length. */
function mixShort(next: u64, even: bool): u32 {
  return (<u32>next * 0x9e3779b1) ^ (((<u32>(next >> 32)) << (even ? 0 : 16)) * 0x85ebca6b);
}

/** Mixes the next 12 bytes. */
function mixLong(next: u64, third: u32): u32 {
  return (<u32>next * 0x9e3779b1) ^ (<u32>(next >> 32) * 0x85ebca6b) ^ (third * 0xc2b2ae35);
}

/** Mixes the next 24 bytes. */
function mixLongest(long: u32, at: usize): u32 {
  return long ^ (load<u32>(at, 12) * 0x27d4eb2f) ^ (load<u32>(at, 16) * 0x165667b1) ^ (load<u32>(at, 20) * 0xd3a2646d);
}
