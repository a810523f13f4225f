import { countLiterals, countMatch } from "./counts";
import { enter, find } from "./matches";

/**
 * Splits filtered rows into literal runs and matches, and counts them. Matches start at pixel boundaries and end with the row.
 */
export function tokenise(
  base: usize,
  from: usize,
  to: usize,
  row: i32,
  step: i32,
  table: usize,
  counts: usize,
  sequences: usize,
): usize {
  const even = (step & 1) === 0;
  // Up to length 258, (length * reciprocal) >> 16 is length / step without a division.
  const reciprocal = 65536 / <u32>step + 1;
  let sequence = sequences;
  let literals = from;
  for (let start = from; start < to; start += row) {
    const end = start + row;
    countLiterals(counts, start, 1);
    let at = start + 1;
    while (at + 8 <= end) {
      const match = find(base, at, min<i32>(258, <i32>(end - at)), even, table);
      if (match === 0) {
        countLiterals(counts, at, step);
        at += step;
        continue;
      }
      const length = (((match >> 16) * reciprocal) >> 16) * step;
      const distance = match & 0xffff;
      countMatch(counts, length, distance);
      sequence = put(sequence, <u32>(at - literals), (length << 16) | distance);
      enter(base, at, length, end, step, even, table);
      at += length;
      literals = at;
    }
    countLiterals(counts, at, <u32>(end - at));
  }
  return put(sequence, <u32>(to - literals), 0);
}

/** Writes a sequence: number of literals, then the next match, length above distance; 0 for none. */
function put(sequence: usize, run: u32, match: u32): usize {
  store<u32>(sequence, run);
  store<u32>(sequence, match, 4);
  return sequence + 8;
}
