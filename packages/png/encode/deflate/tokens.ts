import type { Arena } from "../arena.ts";
import { COSTS, COSTS_SIZE, COUNTS_SIZE, TABLES_SIZE } from "../ops.ts";

/** Filtered rows to search for matches. */
interface Search {
  readonly from: number;
  readonly rows: number;
  /** Bytes, including the filter type. */
  readonly row: number;
  readonly step: number;
}

/** Returns a match's granularity: pixels, or halves of six-byte pixels. */
export function stepOf(pixel: number): number {
  return pixel === 6 ? 3 : pixel;
}

/** Clears the position tables, so that matches start with later data, and makes every match worth it. */
export function clearTables({ bytes, tables, costs }: Arena): void {
  bytes.fill(0, tables, tables + TABLES_SIZE);
  bytes.fill(0, costs, costs + COSTS_SIZE);
  bytes.fill(255, costs + COSTS.literals, costs + COSTS.lengths);
}

/** Splits rows into sequences. Returns their end and symbol counts. */
export function tokeniseRows(arena: Arena, search: Search): { readonly end: number; readonly counts: Uint32Array } {
  const { ops, bytes, words, filtered, tables, costs, counts, sequences } = arena;
  bytes.fill(0, counts, counts + COUNTS_SIZE);
  const to = search.from + search.rows * search.row;
  const { from, row, step } = search;
  const end = ops.tokenise(filtered, from, to, row, step, tables, costs, counts, sequences);
  return { end, counts: words.subarray(counts / 4, (counts + COUNTS_SIZE) / 4) };
}
