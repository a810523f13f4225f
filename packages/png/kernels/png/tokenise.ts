import { countLiterals, countMatch, distanceCode } from "./counts";
import { enter, find, LONGEST_KEY, repeats } from "./matches";

/** Costs in bits, a byte each: literals; lengths; distance codes. */
const LENGTHS: usize = 256;
const DISTANCES: usize = LENGTHS + 259;
/** Longest match that is left to cheaper literals. */
const DOUBTFUL: u32 = 12;
/** Pixels without a match after which every second one is searched, and after twice as many every fourth. */
const PATIENCE: u32 = 16;

/**
 * Splits filtered rows into literal runs and matches, and counts them. Matches start at pixel boundaries and end with the row.
 */
export function tokenise(
  base: usize,
  from: usize,
  to: usize,
  row: i32,
  step: i32,
  tables: usize,
  costs: usize,
  counts: usize,
  sequences: usize,
): usize {
  const even = (step & 1) === 0;
  // Up to length 258, (length * reciprocal) >> 16 is length / step without a division.
  const longest: u32 = 258 - (258 % <u32>step);
  const reciprocal = 65536 / <u32>step + 1;
  let sequence = sequences;
  let literals = from;
  let misses: u32 = 0;
  for (let start = from; start < to; start += row) {
    const end = start + row;
    let at = start + 1;
    while (at + 8 <= end && at + LONGEST_KEY <= to) {
      const match = find(base, at, min<i32>(258, <i32>(end - at)), even, tables);
      const length = (((match >> 16) * reciprocal) >> 16) * step;
      const distance = match & 0xffff;
      if (match === 0 || (length <= DOUBTFUL && literalsAreCheaper(costs, at, length, distance))) {
        misses += 1;
        const pixels = step << ((misses > PATIENCE ? 1 : 0) + (misses > 2 * PATIENCE ? 1 : 0));
        at += at + pixels <= end ? pixels : step;
        continue;
      }
      misses = 0;
      countLiterals(counts, literals, <u32>(at - literals));
      countMatch(counts, length, distance);
      sequence = put(sequence, <u32>(at - literals), (length << 16) | distance);
      // More equal pixels follow: no other match is longer or nearer.
      while (length === longest && distance === step && continues(at + longest, end, step, longest)) {
        at += longest;
        countMatch(counts, longest, distance);
        sequence = put(sequence, 0, (longest << 16) | distance);
      }
      enter(base, at, length, to, step, even, tables);
      at += length;
      literals = at;
    }
  }
  countLiterals(counts, literals, <u32>(to - literals));
  return put(sequence, <u32>(to - literals), 0);
}

function continues(at: usize, end: usize, step: i32, longest: u32): bool {
  return at + longest <= end && repeats(at, step, longest);
}

function literalsAreCheaper(costs: usize, at: usize, length: u32, distance: u32): bool {
  const match = <u32>load<u8>(costs + LENGTHS + length) + load<u8>(costs + DISTANCES + distanceCode(distance));
  let bits: u32 = 0;
  // Without a branch for each byte: the number is unpredictable.
  for (let place: u32 = 0; place < DOUBTFUL; place++)
    bits += select<u32>(load<u8>(costs + load<u8>(at + place)), 0, place < length);
  return bits <= match;
}

/** Writes a sequence: number of literals, then the next match, length above distance; 0 for none. */
function put(sequence: usize, run: u32, match: u32): usize {
  store<u32>(sequence, run);
  store<u32>(sequence, match, 4);
  return sequence + 8;
}
