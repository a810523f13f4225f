import type { PngMachine } from "../encode/ops.ts";

/** Upper bound of what the operation reads past the rows. */
const SLACK = 16;

interface Rows {
  /** Bytes of a row, its filter type included. */
  readonly stored: number;
  /** Bytes per pixel. */
  readonly pixel: number;
}

/**
 * Reverses the filters of all rows but the first, which is unfiltered, in place; false for an unknown filter type. Copies them into
 * the machine's memory and back: encoding uses the same memory while more rows are inflated.
 */
export function unfilter(machine: PngMachine, rows: Uint8Array, { stored, pixel }: Rows): boolean {
  const { ops, start } = machine;
  const memory = new Uint8Array(machine.ensure(start + rows.length + SLACK), start, rows.length);
  memory.set(rows);
  const count = rows.length / stored - 1;
  const known = ops.unfilterRows(start + stored, count, stored - 1, pixel);
  rows.set(memory);
  return Boolean(known);
}
