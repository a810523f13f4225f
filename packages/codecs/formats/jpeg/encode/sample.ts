/** Sample of a picture from which its Huffman tables are made. */
import type { McuGrid } from "../lossless/blocks/mcu.ts";
import { McuEncoder } from "../lossless/splice/mcu-encoder.ts";
import type { ComponentTables } from "../lossless/splice/coding-tables.ts";
import { tablesFor } from "../lossless/splice/optimal-tables.ts";
import { SymbolCounter } from "../lossless/splice/symbol-counter.ts";

/** Least number of rows of MCUs, and of MCUs, in the sample: enough for tables within 0.1 percent of the best. */
const LEAST_ROWS = 16;
const LEAST_MCUS = 4096;

/** Rows of MCUs spread evenly over a picture; all rows of a small one. */
export function sampledRows({ rows, columns }: Pick<McuGrid, "rows" | "columns">): readonly number[] {
  const count = Math.min(rows, Math.max(LEAST_ROWS, Math.ceil(LEAST_MCUS / columns)));
  return Array.from({ length: count }, (_, n) => Math.floor(((n + 0.5) * rows) / count));
}

/**
 * Tables by component from the coefficients of sampled rows, with a code for every symbol that other rows may contain.
 * @param coefficientsOf returns the coefficients of all MCUs in a row
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
