import { type BitReader, extend, receive } from "../bits/bit-reader.ts";
import { decodeSymbol, type DecodeTable } from "../huffman/decode-table.ts";
import { ENDED, LOOK_SHIFT, type SkipTable, STEP_BITS, STEP_SHIFT } from "../huffman/skip-table.ts";
import { END_OF_BLOCK, MAX_AC_BITS, MAX_DC_BITS, SIXTEEN_ZEROS } from "../huffman/symbols.ts";
import { damaged } from "../fallback.ts";

/** {@link skipAc} and {@link skipOne} return it at the block's end. */
export const BLOCK_END = 64;

/** Reads a DC difference, ITU-T T.81 §F.2.2.1. */
export function readDifference(reader: BitReader, table: DecodeTable): number {
  const size = decodeSymbol(reader, table);
  if (size > MAX_DC_BITS) throw damaged("a DC difference of too many bits");
  return extend(receive(reader, size), size);
}

/**
 * Skips a block's AC coefficients (ITU-T T.81 §F.2.2.2) from coefficient `from` on.
 * @returns {@link BLOCK_END}, or a coefficient from which {@link skipOne} must continue: near the block's end, before a code too
 * long for one lookup, or before a changed code
 */
export function skipAc(reader: BitReader, { steps }: SkipTable, from: number): number {
  const { view } = reader;
  let bit = reader.bit;
  let next = from;
  for (;;) {
    const step = steps[(view.getUint32(bit >>> 3) << (bit & 7)) >>> LOOK_SHIFT]!;
    const after = next + (step >>> STEP_SHIFT);
    if (after >= BLOCK_END) {
      const ended = after >= ENDED && after < ENDED + BLOCK_END;
      reader.bit = ended ? bit + (step & STEP_BITS) : bit;
      return ended ? BLOCK_END : next;
    }
    next = after;
    bit += step & STEP_BITS;
  }
}

/**
 * Skips one AC code at coefficient `from`.
 * @returns the next coefficient, or {@link BLOCK_END}
 */
export function skipOne(reader: BitReader, codes: DecodeTable, from: number): number {
  const symbol = decodeSymbol(reader, codes);
  if (symbol === END_OF_BLOCK) return BLOCK_END;
  const size = symbol & 15;
  if (size === 0 ? symbol !== SIXTEEN_ZEROS : size > MAX_AC_BITS) throw damaged("no such AC coefficient");
  reader.bit += size;
  const next = from + (symbol >>> 4) + 1;
  if (next > BLOCK_END) throw damaged("coefficients beyond the block");
  return next;
}
