/**
 * Counters, u32 each: literals in four tables, so that equal neighbours do not wait for each other; lengths; distance codes.
 */
const LENGTHS: usize = 4 * 1024;
const DISTANCES: usize = LENGTHS + 4 * 259;

export function countLiterals(counts: usize, from: usize, run: u32): void {
  const to = from + run;
  let at = from;
  for (; at + 4 <= to; at += 4) {
    const four = load<u32>(at);
    increment(counts, four & 255);
    increment(counts + 1024, (four >> 8) & 255);
    increment(counts + 2048, (four >> 16) & 255);
    increment(counts + 3072, four >> 24);
  }
  for (; at < to; at += 1) increment(counts, load<u8>(at));
}

export function countMatch(counts: usize, length: u32, distance: u32): void {
  increment(counts + LENGTHS, length);
  increment(counts + DISTANCES, distanceCode(distance));
}

/** Returns the distance code, RFC 1951 §3.2.5: two codes for each number of extra bits. */
export function distanceCode(distance: u32): u32 {
  if (distance <= 4) return distance - 1;
  const extra = 30 - clz(distance - 1);
  return 2 * extra + ((distance - 1) >> extra);
}

function increment(table: usize, index: u32): void {
  const place = table + ((<usize>index) << 2);
  store<u32>(place, load<u32>(place) + 1);
}
