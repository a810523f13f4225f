import type { PngOps } from "../../ops.ts";
import type { PlainMemory } from "./memory.ts";

export function unfilterRowsIn(memory: PlainMemory): PngOps["unfilterRows"] {
  return (from, rows, row, pixel) => {
    for (let index = 0; index < rows; index += 1) {
      const at = from + index * (1 + row) + 1;
      const [stored, above] = [at, at - 1 - row].map((start) => memory.bytes.subarray(start, start + row));
      if (!unfilter(memory.u8(at - 1), stored!, above!, pixel)) return false;
    }
    return true;
  };
}

/** Reverses a row's filter, PNG 3rd edition §9.2. */
function unfilter(type: number, row: Uint8Array, above: Uint8Array, pixel: number): boolean {
  if (type === 1) sub(row, pixel);
  else if (type === 2) up(row, above);
  else if (type === 3) average(row, above, pixel);
  else if (type === 4) paeth(row, above, pixel);
  return type <= 4;
}

function sub(row: Uint8Array, pixel: number): void {
  for (let at = pixel; at < row.length; at += 1) row[at]! += row[at - pixel]!;
}

function up(row: Uint8Array, above: Uint8Array): void {
  for (let at = 0; at < row.length; at += 1) row[at]! += above[at]!;
}

function average(row: Uint8Array, above: Uint8Array, pixel: number): void {
  for (let at = 0; at < pixel; at += 1) row[at]! += above[at]! >> 1;
  for (let at = pixel; at < row.length; at += 1) row[at]! += (row[at - pixel]! + above[at]!) >> 1;
}

/** §9.4; at the left edge the pixel above is the nearest. */
function paeth(row: Uint8Array, above: Uint8Array, pixel: number): void {
  for (let at = 0; at < pixel; at += 1) row[at]! += above[at]!;
  for (let at = pixel; at < row.length; at += 1) {
    const left = row[at - pixel]!;
    const over = above[at]!;
    const corner = above[at - pixel]!;
    const toLeft = Math.abs(over - corner);
    const toOver = Math.abs(left - corner);
    const toCorner = Math.abs(left + over - 2 * corner);
    row[at]! += toLeft <= toOver && toLeft <= toCorner ? left : toOver <= toCorner ? over : corner;
  }
}
