import type { Arena } from "../arena.ts";
import { frequenciesOf, type Frequencies } from "../deflate/block-codes.ts";
import { clearTables, stepOf, tokeniseRows } from "../deflate/tokens.ts";

/** PNG 3rd edition table 9.1. */
const TYPES = [0, 1, 2, 3, 4];
/** Sample: rows spread evenly over a band, and bytes from each row's middle. */
const SAMPLED_ROWS = 4;
const SAMPLED_BYTES = 3072;

/**
 * Chooses the filter type with the fewest bits in a sample, matches included. The usual measure, summed differences, ignores
 * matches, plentiful in photos that were JPEGs: the same noise in all three channels.
 */
export function bestFilter(arena: Arena): number {
  const costs = TYPES.map((type) => costOf(arena, type));
  return costs.indexOf(Math.min(...costs));
}

function costOf(arena: Arena, type: number): number {
  const { ops, bytes, filtered, above, pitch, pixel } = arena;
  const length = Math.min(arena.row, SAMPLED_BYTES - (SAMPLED_BYTES % pixel));
  const start = Math.floor((arena.row - length) / 2 / pixel) * pixel;
  const rows = Math.min(arena.rows, SAMPLED_ROWS);
  for (let index = 0; index < rows; index += 1) {
    const from = above + (1 + Math.floor(((index + 0.5) * arena.rows) / rows)) * pitch + start;
    const to = filtered + index * (length + 1);
    bytes[to] = type;
    ops.filterRow(type, from, from - pitch, to + 1, length, pixel);
  }
  clearTables(arena);
  const { counts } = tokeniseRows(arena, { from: filtered, rows, row: length + 1, step: stepOf(pixel) });
  return bitsOf(frequenciesOf(counts));
}

/** Estimates by entropy, to which Huffman codes come close. */
function bitsOf({ literals, distances, extra }: Frequencies): number {
  return extra + entropy(literals) + entropy(distances);
}

function entropy(frequencies: Uint32Array): number {
  const total = frequencies.reduce((sum, frequency) => sum + frequency, 0);
  return frequencies.reduce((sum, each) => (each === 0 ? sum : sum + each * Math.log2(total / each)), 0);
}
