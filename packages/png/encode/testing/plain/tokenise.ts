import { distanceCode } from "../../deflate/block-codes.ts";
import { COSTS, COUNTS, LONGEST_KEY, LONGEST_MATCH, type PngOps } from "../../ops.ts";
import { enter, find, repeats } from "./matches.ts";
import type { PlainMemory } from "./memory.ts";

/** Longest match that is left to cheaper literals. */
const DOUBTFUL = 12;
/** Pixels without a match after which every second one is searched, and after twice as many every fourth. */
const PATIENCE = 16;

export function tokeniseIn(memory: PlainMemory): PngOps["tokenise"] {
  return (base, from, to, row, step, tables, costs, counts, sequences) => {
    const searched = { memory, base, step, tables };
    const longest = LONGEST_MATCH - (LONGEST_MATCH % step);
    const writer = new SequenceWriter(memory, counts, sequences);
    let literals = from;
    let misses = 0;
    for (let start = from; start < to; start += row) {
      const end = start + row;
      let at = start + 1;
      while (at + 8 <= end && at + LONGEST_KEY <= to) {
        const match = find(searched, at, Math.min(LONGEST_MATCH, end - at));
        if (match === 0 || literalsAreCheaper(memory, costs, at, match)) {
          misses += 1;
          const pixels = step * (misses > 2 * PATIENCE ? 4 : misses > PATIENCE ? 2 : 1);
          at += at + pixels <= end ? pixels : step;
          continue;
        }
        misses = 0;
        writer.put(literals, at - literals, match);
        while (
          match === ((longest << 16) | step) &&
          at + 2 * longest <= end &&
          repeats(searched, at + longest, longest)
        ) {
          at += longest;
          writer.put(at, 0, match);
        }
        enter(searched, at, match >>> 16, to);
        at += match >>> 16;
        literals = at;
      }
    }
    writer.put(literals, to - literals, 0);
    return writer.end;
  };
}

function literalsAreCheaper(memory: PlainMemory, costs: number, at: number, match: number): boolean {
  const length = match >>> 16;
  if (length > DOUBTFUL) return false;
  const bytes = [...memory.bytes.subarray(at, at + length)];
  const bits = bytes.reduce((sum, byte) => sum + memory.u8(costs + COSTS.literals + byte), 0);
  const code = distanceCode(match & 0xffff);
  return bits <= memory.u8(costs + COSTS.lengths + length) + memory.u8(costs + COSTS.distances + code);
}

class SequenceWriter {
  readonly #memory: PlainMemory;
  readonly #counts: number;
  end: number;

  constructor(memory: PlainMemory, counts: number, sequences: number) {
    this.#memory = memory;
    this.#counts = counts;
    this.end = sequences;
  }

  put(literals: number, run: number, match: number): void {
    const [memory, counts] = [this.#memory, this.#counts];
    for (let at = literals; at < literals + run; at += 1) memory.increment(counts, memory.u8(at));
    if (match !== 0) {
      memory.increment(counts + 4 * COUNTS.lengths, match >>> 16);
      memory.increment(counts + 4 * COUNTS.distances, distanceCode(match & 0xffff));
    }
    memory.setU32(this.end, run);
    memory.setU32(this.end + 4, match);
    this.end += 8;
  }
}
