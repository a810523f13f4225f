import type { Arena } from "../arena.ts";
import { COUNTS_SIZE, TABLE_SIZE } from "../ops.ts";

/** Filtered rows, and how they are searched for matches. */
interface Search {
  readonly from: number;
  readonly rows: number;
  /** Bytes of one with its type. */
  readonly row: number;
  readonly step: number;
}

/** Matches begin and end where pixels do; those of six bytes have twice as many beginnings. */
export function stepOf(pixel: number): number {
  return pixel === 6 ? 3 : pixel;
}

/** Forgets all that was seen: matches are looked for in what comes from now on. */
export function forget({ bytes, table }: Arena): void {
  bytes.fill(0, table, table + TABLE_SIZE);
}

/** Splits rows into sequences: where these end, and how often what occurs in them. */
export function tokeniseRows(arena: Arena, search: Search): { readonly end: number; readonly counts: Uint32Array } {
  const { ops, bytes, words, filtered, table, counts, sequences } = arena;
  bytes.fill(0, counts, counts + COUNTS_SIZE);
  const to = search.from + search.rows * search.row;
  const { from, row, step } = search;
  const end = ops.tokenise(filtered, from, to, row, step, table, counts, sequences);
  return { end, counts: words.subarray(counts / 4, (counts + COUNTS_SIZE) / 4) };
}
