import { COUNTS, LONGEST_MATCH } from "../ops.ts";
import { distanceCode } from "./distance-code.ts";
import { enter, find } from "./matches.ts";
import type { PlainMemory } from "./memory.ts";

/** {@link PngOps.tokenise} */
export function tokenise(
  memory: PlainMemory,
  base: number,
  from: number,
  to: number,
  row: number,
  step: number,
  table: number,
  counts: number,
  sequences: number,
): number {
  const places = { memory, base, step, table };
  let sequence = sequences;
  let literals = from;
  for (let start = from; start < to; start += row) {
    const end = start + row;
    let at = start + 1;
    while (at + 8 <= end) {
      const match = find(places, at, Math.min(LONGEST_MATCH, end - at));
      if (match === 0) {
        at += step;
        continue;
      }
      sequence = put(memory, sequence, counts, literals, at - literals, match);
      enter(places, at, match >>> 16, end);
      at += match >>> 16;
      literals = at;
    }
  }
  return put(memory, sequence, counts, literals, to - literals, 0);
}

function put(
  memory: PlainMemory,
  sequence: number,
  counts: number,
  literals: number,
  run: number,
  match: number,
): number {
  for (let at = literals; at < literals + run; at += 1) memory.increment(counts, memory.u8(at));
  if (match !== 0) {
    memory.increment(counts + 4 * COUNTS.lengths, match >>> 16);
    memory.increment(counts + 4 * COUNTS.distances, distanceCode(match & 0xffff));
  }
  memory.setU32(sequence, run);
  memory.setU32(sequence + 4, match);
  return sequence + 8;
}
