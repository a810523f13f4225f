import type { PngMachine } from "../encode/ops.ts";

/** Bytes the operation may read past the rows. */
const SLACK = 16;

interface Rows {
  /** Row bytes, including the filter type. */
  readonly stored: number;
  /** Bytes per pixel. */
  readonly pixel: number;
}

/**
 * Reverses filters in the machine's memory, also used for encoding while more rows are inflated.
 * @param above unfiltered row before them
 * @param pieces row bytes
 * @returns the rows, valid until the memory is used again; null for an unknown filter type
 */
export function unfilter(
  { ops, start, ensure }: PngMachine,
  above: Uint8Array,
  pieces: readonly Uint8Array[],
  { stored, pixel }: Rows,
): Uint8Array | null {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const memory = new Uint8Array(ensure(start + stored + length + SLACK), start, stored + length);
  memory.set(above);
  let at = stored;
  for (const piece of pieces) {
    memory.set(piece, at);
    at += piece.length;
  }
  const known = ops.unfilterRows(start + stored, length / stored, stored - 1, pixel);
  return known ? memory.subarray(stored) : null;
}
