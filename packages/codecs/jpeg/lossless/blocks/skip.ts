import { type BitReader, extend, receive } from "../bits/bit-reader.ts";
import { type DecodeTable, decodeSymbol } from "../huffman/decode-table.ts";
import { ENDED, LOOK_SHIFT, type SkipTable, STEP_BITS, STEP_SHIFT } from "../huffman/skip-table.ts";
import { END_OF_BLOCK, MAX_AC_BITS, MAX_DC_BITS, SIXTEEN_ZEROS } from "../huffman/symbols.ts";
import { damaged } from "../refusal.ts";

/** Reads a DC difference, ITU-T T.81 §F.2.2.1. */
export function readDifference(reader: BitReader, table: DecodeTable): number {
  const size = decodeSymbol(reader, table);
  if (size > MAX_DC_BITS) throw damaged("a DC difference of too many bits");
  return extend(receive(reader, size), size);
}

/** Passes over a block's AC coefficients, ITU-T T.81 §F.2.2.2, and sees that the data does not end in it. */
export function skipAc(reader: BitReader, { steps, codes }: SkipTable): void {
  const { view } = reader;
  let bit = reader.bit;
  let next = 1;
  let step = 0;
  for (;;) {
    step = steps[(view.getUint32(bit >>> 3) << (bit & 7)) >>> LOOK_SHIFT]!;
    const behind = next + (step >>> STEP_SHIFT);
    if (behind >= 64) {
      if (behind >= ENDED && behind < ENDED + 64) break;
      reader.bit = bit;
      skipSlowly(reader, codes, next);
      return;
    }
    next = behind;
    bit += step & STEP_BITS;
  }
  reader.bit = bit + (step & STEP_BITS);
  if (reader.bit > reader.end) throw damaged("the data ends in a block");
}

/** The same code by code, from coefficient `next` on: near the block's end, or where a code is too long for one look. */
function skipSlowly(reader: BitReader, codes: DecodeTable, next: number): void {
  let at = next;
  while (at < 64) {
    const symbol = decodeSymbol(reader, codes);
    if (symbol === END_OF_BLOCK) break;
    const size = symbol & 15;
    if (size === 0 ? symbol !== SIXTEEN_ZEROS : size > MAX_AC_BITS) throw damaged("no such AC coefficient");
    reader.bit += size;
    at += (symbol >>> 4) + 1;
  }
  if (at > 64) throw damaged("coefficients beyond the block");
  if (reader.bit > reader.end) throw damaged("the data ends in a block");
}

