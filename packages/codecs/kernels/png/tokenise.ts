import { countDistance, countLength, countLiterals } from "./counts";
import { enter, find } from "./matches";

/**
 * Splits filtered rows into runs of literals and matches, and counts them. Matches are looked for where pixels begin, and
 * end with the row.
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
  let sequence = sequences;
  let literals = from;
  for (let start = from; start < to; start += row) {
    const end = start + row;
    let at = start + 1;
    while (at + 8 <= end) {
      const match = find(base, at, min<i32>(258, <i32>(end - at)), step, table);
      if (match === 0) {
        at += step;
        continue;
      }
      const length = match >> 16;
      sequence = put(sequence, counts, literals, <u32>(at - literals), match);
      enter(base, at, length, end, step, table);
      at += length;
      literals = at;
    }
  }
  return put(sequence, counts, literals, <u32>(to - literals), 0);
}

/** A sequence: how many literals, then the match behind them, its length above its distance; 0 for none. */
function put(sequence: usize, counts: usize, literals: usize, run: u32, match: u32): usize {
  countLiterals(counts, literals, run);
  if (match !== 0) {
    countLength(counts, match >> 16);
    countDistance(counts, match & 0xffff);
  }
  store<u32>(sequence, run);
  store<u32>(sequence, match, 4);
  return sequence + 8;
}
