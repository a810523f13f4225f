import { type BitReader, extend, receive } from "../bits/bit-reader.ts";
import { decodeSymbol, type DecodeTable } from "../huffman/decode-table.ts";
import { END_OF_BLOCK, MAX_AC_BITS, MAX_DC_BITS, SIXTEEN_ZEROS } from "../huffman/symbols.ts";
import { damaged } from "../fallback.ts";
import { readDifference } from "./skip.ts";

/** Largest DC value able to follow 0. Large prime steps, and their divisors, need values beyond black. */
const LARGEST_DC = 2 ** MAX_DC_BITS - 1;

/**
 * Decodes one sequential block (ITU-T T.81 §F.2.2) into 64 zeros at `at`, in zig-zag order.
 * @returns the block's DC value, the next block's prediction
 */
export function decodeBlock(
  reader: BitReader,
  dc: DecodeTable,
  ac: DecodeTable,
  prediction: number,
  into: Int16Array,
  at: number,
): number {
  const value = prediction + readDifference(reader, dc);
  into[at] = checkedDc(value);
  let k = 1;
  while (k < 64) {
    const symbol = decodeSymbol(reader, ac);
    if (symbol === END_OF_BLOCK) break;
    const size = symbol & 15;
    if (size === 0 ? symbol !== SIXTEEN_ZEROS : size > MAX_AC_BITS) throw damaged("no such AC coefficient");
    k += symbol >>> 4;
    if (k < 64 && size > 0) into[at + k] = extend(receive(reader, size), size);
    k += 1;
  }
  if (k > 64) throw damaged("coefficients beyond the block");
  if (reader.bit > reader.end) throw damaged("the data ends in a block");
  return value;
}

export function checkedDc(value: number): number {
  if (Math.abs(value) > LARGEST_DC) throw damaged("a DC value out of range");
  return value;
}

/** Counts or writes encoded symbols. */
export interface BlockSink {
  dc(component: number, difference: number): void;
  /** Takes an AC symbol with the value after it, 0 without one. */
  ac(component: number, symbol: number, value: number): void;
}

/** Encodes 64 coefficients at `at` by ITU-T T.81 §F.1.2. */
export function encodeBlock(
  sink: BlockSink,
  component: number,
  prediction: number,
  from: Int16Array,
  at: number,
): void {
  sink.dc(component, from[at]! - prediction);
  let run = 0;
  for (let k = 1; k < 64; k += 1) {
    const value = from[at + k]!;
    if (value === 0) {
      run += 1;
      continue;
    }
    for (; run > 15; run -= 16) sink.ac(component, SIXTEEN_ZEROS, 0);
    sink.ac(component, (run << 4) | bitsOf(value), value);
    run = 0;
  }
  if (run > 0) sink.ac(component, END_OF_BLOCK, 0);
}

/** Bits in a value's magnitude: SSSS, ITU-T T.81 tables F.1 and F.2. */
export function bitsOf(value: number): number {
  return 32 - Math.clz32(Math.abs(value));
}
