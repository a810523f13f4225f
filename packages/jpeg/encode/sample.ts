/** Samples a picture to make its Huffman tables. */
import type { McuGrid } from "../lossless/blocks/mcu.ts";
import { McuEncoder } from "../lossless/splice/mcu-encoder.ts";
import type { ComponentTables } from "../lossless/splice/coding-tables.ts";
import { tablesFor } from "../lossless/splice/optimal-tables.ts";
import { SymbolCounter } from "../lossless/splice/symbol-counter.ts";

/** Fewest MCU rows, and MCUs, in the sample: tables are within 0.1 percent of the best. */
const LEAST_ROWS = 16;
const LEAST_MCUS = 4096;

/** Picks MCU rows spread evenly over a picture; all rows in a small one. */
export function sampledRows({ rows, columns }: Pick<McuGrid, "rows" | "columns">): readonly number[] {
  const count = Math.min(rows, Math.max(LEAST_ROWS, Math.ceil(LEAST_MCUS / columns)));
  return Array.from({ length: count }, (_, n) => Math.floor(((n + 0.5) * rows) / count));
}

/**
 * Makes tables by component from sampled rows, with a code for every symbol in other rows.
 * @param coefficientsOf returns the coefficients in a row of MCUs
 */
export function sampledTables(grid: McuGrid, coefficientsOf: (row: number) => Int16Array): readonly ComponentTables[] {
  const { columns, blocks, steps } = grid;
  const counter = new SymbolCounter(steps.length);
  const encoder = new McuEncoder(blocks, steps.length, counter);
  for (const row of sampledRows(grid)) {
    const coefficients = coefficientsOf(row);
    for (let column = 0; column < columns; column += 1) encoder.encode(coefficients, column * blocks.length * 64);
  }
  return tablesFor([counter], steps.length);
}
