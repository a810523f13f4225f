import { distanceCode } from "../../deflate/block-codes.ts";
import { COUNTS, LONGEST_MATCH, type PngOps } from "../../ops.ts";
import { enter, find } from "./matches.ts";
import type { PlainMemory } from "./memory.ts";

export function tokeniseIn(memory: PlainMemory): PngOps["tokenise"] {
  return (base, from, to, row, step, table, counts, sequences) => {
    const searched = { memory, base, step, table };
    const writer = new SequenceWriter(memory, counts, sequences);
    let literals = from;
    for (let start = from; start < to; start += row) {
      const end = start + row;
      let at = start + 1;
      while (at + 8 <= end) {
        const match = find(searched, at, Math.min(LONGEST_MATCH, end - at));
        if (match === 0) {
          at += step;
          continue;
        }
        writer.put(literals, at - literals, match);
        enter(searched, at, match >>> 16, end);
        at += match >>> 16;
        literals = at;
      }
    }
    writer.put(literals, to - literals, 0);
    return writer.end;
  };
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
