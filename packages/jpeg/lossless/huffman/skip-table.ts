import { type DecodeTable, decodeTable, lookUp, NO_CODE } from "./decode-table.ts";
import { MAX_AC_BITS } from "./symbols.ts";
import type { HuffmanTable } from "./table.ts";

/** Bits per lookup. */
const LOOK_BITS = 12;

/** Shift from {@link peek} to an index in {@link SkipTable.steps}. */
export const LOOK_SHIFT = 32 - LOOK_BITS;

/** Entry layout: `coefficients << STEP_SHIFT | bits`. */
export const STEP_SHIFT = 6;
export const STEP_BITS = 63;
/** Added to the coefficients at the block's end. */
export const ENDED = 128;

/** Entry with more coefficients than a block has: the code must be read with {@link SkipTable.codes}. */
const UNKNOWN = 64 << STEP_SHIFT;

/**
 * Skips AC codes. Framing only needs to know where most AC coefficients end: an entry covers all codes in the next {@link
 * LOOK_BITS} bits, with their coefficients and bits summed up, and the end of block.
 */
export interface SkipTable {
  readonly steps: Uint16Array;
  readonly codes: DecodeTable;
}

/** A `changedFrom` with which every code may be skipped. */
export const ALL_CODES = 0x1_0000;

/** @param changedFrom first code that must be seen, left-aligned in 16 bits */
export function skipTable(table: HuffmanTable, changedFrom: number): SkipTable {
  const codes = decodeTable(table);
  const steps = Uint16Array.from({ length: 1 << LOOK_BITS }, (_, window) => step(codes, window, changedFrom));
  return { steps, codes };
}

function step(codes: DecodeTable, window: number, changedFrom: number): number {
  let bits = 0;
  let coefficients = 0;
  while (bits < LOOK_BITS) {
    const ahead = (window << (16 - LOOK_BITS + bits)) & 0xffff;
    const found = lookUp(codes, ahead);
    const length = found >>> 8;
    if (found === NO_CODE || length > LOOK_BITS - bits || ahead >= changedFrom) break;
    const run = (found >>> 4) & 15;
    const size = found & 15;
    if (size === 0 && run === 0) return pack(coefficients + ENDED, bits + length);
    if ((size === 0 && run !== 15) || size > MAX_AC_BITS || coefficients + run + 1 > 63) break;
    coefficients += run + 1;
    bits += length + size;
  }
  return bits === 0 ? UNKNOWN : pack(coefficients, bits);
}

function pack(coefficients: number, bits: number): number {
  return (coefficients << STEP_SHIFT) | bits;
}
