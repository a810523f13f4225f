import { BitsOut } from "../../deflate/bits-out.ts";
import { distanceCode, extraBits } from "../../deflate/block-codes.ts";
import { CODES, type PngOps } from "../../ops.ts";
import type { PlainMemory } from "./memory.ts";

export function emitIn(memory: PlainMemory): PngOps["emit"] {
  return (literals, sequences, end, codes, out, bit) => {
    const bits = new BitsOut(memory.bytes, out, bit);
    let from = literals;
    for (let sequence = sequences; sequence < end; sequence += 8) {
      const stop = from + memory.u32(sequence);
      for (; from < stop; from += 1) bits.putEntry(memory.u32(codes + 4 * (CODES.literals + memory.u8(from))));
      const match = memory.u32(sequence + 4);
      if (match !== 0) putMatch(bits, memory, codes, match);
      from += match >>> 16;
    }
    return bits.end;
  };
}

function putMatch(bits: BitsOut, memory: PlainMemory, codes: number, match: number): void {
  const distance = match & 0xffff;
  const code = distanceCode(distance);
  const extra = extraBits(code);
  bits.putEntry(memory.u32(codes + 4 * (CODES.lengths + (match >>> 16))));
  bits.putEntry(memory.u32(codes + 4 * (CODES.distances + code)));
  bits.put((distance - 1) & ((1 << extra) - 1), extra);
}
