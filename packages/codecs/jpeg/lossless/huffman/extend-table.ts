import { freeCodes, type HuffmanTable } from "./table.ts";

/**
 * Gives a table codes for symbols that it lacks, without changing the codes that it has: new codes follow its longest ones
 * (ITU-T T.81 §C.2 numbers codes upwards by length). The code of all ones stays unused (§C.2, note).
 * @returns null where the table has no room for them
 */
export function extendTable(table: HuffmanTable, needed: Iterable<number>): HuffmanTable | null {
  const missing = [...new Set(needed)].filter((symbol) => !table.symbols.includes(symbol));
  if (missing.length === 0) return table;
  const longest = table.counts.findLastIndex((count) => count > 0) + 1;
  const length = shortestFit(freeCodes(table), Math.max(longest, 1), missing.length);
  if (length === null || table.symbols.length + missing.length > 256) return null;
  const counts = table.counts.slice();
  counts[length - 1]! += missing.length;
  return { counts, symbols: Uint8Array.of(...table.symbols, ...missing) };
}

/** The shortest length, from `longest` on, that `free` codes of 16 bits give room for `count` codes and one unused. */
function shortestFit(free: number, longest: number, count: number): number | null {
  for (let length = longest; length <= 16; length += 1) {
    if (Math.floor(free / 2 ** (16 - length)) > count) return length;
  }
  return null;
}
