import { damaged } from "../fallback.ts";
import { freeCodes, type HuffmanTable } from "./table.ts";

const LONGEST = 16;

/** Number after all codes, left-aligned in 16 bits. */
export const NOTHING_CHANGED = 2 ** LONGEST;

export interface CompletedTable {
  readonly table: HuffmanTable;
  /** First changed code, left-aligned in 16 bits: all codes from it on changed, none before it. */
  readonly changedFrom: number;
}

/**
 * Adds codes for missing symbols to a table and changes as few codes as possible.
 *
 * Tables optimised for a photo are full: they have no free code. But codes are numbered upwards by length (ITU-T T.81 §C.2): making
 * the last ones, for the rarest symbols, a bit longer makes room after them and keeps all codes before them. A hundred 16-bit
 * symbols take 0.2 percent of the code space. The all-ones code stays unused (§C.2, note).
 */
export function completeTable(table: HuffmanTable, symbols: readonly number[]): CompletedTable {
  const missing = symbols.filter((symbol) => !table.symbols.includes(symbol));
  const lengths = [...table.counts].flatMap((count, index) => Array<number>(count).fill(index + 1));
  const keep = missing.length === 0 ? lengths.length : keepable(lengths, freeCodes(table), missing.length + 1);
  const all = [...lengths.slice(0, keep), ...lengths.slice(keep).map(longer), ...missing.map(() => LONGEST)];
  return {
    table: { counts: countsOf(all), symbols: Uint8Array.of(...table.symbols, ...missing) },
    changedFrom: keep === lengths.length ? NOTHING_CHANGED : space(lengths.slice(0, keep)),
  };
}

/** Count of leading codes that may stay unchanged while `wanted` 16-bit codes become free. */
function keepable(lengths: readonly number[], free: number, wanted: number): number {
  let keep = lengths.length;
  let room = free;
  while (room < wanted) {
    keep -= 1;
    const length = lengths[keep];
    if (length === undefined) throw damaged("a Huffman table without room");
    room += space([length]) - space([longer(length)]);
  }
  return keep;
}

function longer(length: number): number {
  return Math.min(LONGEST, length + 1);
}

/** Number of 16-bit codes starting with codes this long. */
function space(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + 2 ** (LONGEST - length), 0);
}

function countsOf(lengths: readonly number[]): Uint8Array {
  const counts = new Uint8Array(LONGEST);
  for (const length of lengths) counts[length - 1]! += 1;
  return counts;
}
