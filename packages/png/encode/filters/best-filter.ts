import type { Arena } from "../arena.ts";
import { type Frequencies, frequenciesOf } from "../deflate/block-codes.ts";
import { clearTables, stepOf, tokeniseRows } from "../deflate/tokens.ts";

/** PNG 3rd edition table 9.1. */
const TYPES = [0, 1, 2, 3, 4];
/** Sample: parts of rows, spread evenly over a band's height and unevenly over its width. */
const SAMPLED_PARTS = 24;
const SAMPLED_BYTES = 1024;
/** The golden ratio spreads any number of places. */
const SPREAD = 0.618034;

/**
 * Chooses the filter type with the fewest bits in a sample, matches included. The usual measure, summed differences, ignores
 * matches, plentiful in photos that were JPEGs: the same noise in all three channels.
 */
export function bestFilter(arena: Arena): number {
  const costs = TYPES.map((type) => bitsOf(sampled(arena, type)));
  return costs.indexOf(Math.min(...costs));
}

function sampled(arena: Arena, type: number): Frequencies {
  const { ops, bytes, filtered, above, pitch, pixel, rows } = arena;
  const length = Math.min(arena.row, SAMPLED_BYTES - (SAMPLED_BYTES % pixel));
  const places = Math.floor((arena.row - length) / pixel);
  const parts = Math.min(SAMPLED_PARTS, rows * Math.floor(arena.row / length));
  for (let index = 0; index < parts; index += 1) {
    const row = Math.floor(((index + 0.5) * rows) / parts);
    const start = Math.floor((((index + 0.5) * SPREAD) % 1) * places) * pixel;
    const from = above + (1 + row) * pitch + start;
    const to = filtered + index * (length + 1);
    bytes[to] = type;
    ops.filterRow(type, from, from - pitch, to + 1, length, pixel);
  }
  clearTables(arena);
  const { counts } = tokeniseRows(arena, { from: filtered, rows: parts, row: length + 1, step: stepOf(pixel) });
  return frequenciesOf(counts);
}

/** Estimates by entropy, to which Huffman codes come close. */
function bitsOf({ literals, distances, extra }: Frequencies): number {
  return extra + entropy(literals) + entropy(distances);
}

function entropy(frequencies: Uint32Array): number {
  let [total, bits] = [0, 0];
  for (const frequency of frequencies) {
    if (frequency === 0) continue;
    total += frequency;
    bits -= frequency * Math.log2(frequency);
  }
  return total === 0 ? 0 : bits + total * Math.log2(total);
}
