import type { Arena } from "../arena.ts";
import { COUNTS_SIZE, TABLE_SIZE } from "../ops.ts";

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

/** Clears the position table, so that matches start with later data. */
export function clearTable({ bytes, table }: Arena): void {
  bytes.fill(0, table, table + TABLE_SIZE);
}

/** Splits rows into sequences. Returns their end and symbol counts. */
export function tokeniseRows(arena: Arena, search: Search): { readonly end: number; readonly counts: Uint32Array } {
  const { ops, bytes, words, filtered, table, counts, sequences } = arena;
  bytes.fill(0, counts, counts + COUNTS_SIZE);
  const to = search.from + search.rows * search.row;
  const { from, row, step } = search;
  const end = ops.tokenise(filtered, from, to, row, step, table, counts, sequences);
  return { end, counts: words.subarray(counts / 4, (counts + COUNTS_SIZE) / 4) };
}
