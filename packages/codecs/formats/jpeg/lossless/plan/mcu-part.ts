import type { Box, Size } from "@matte/engine";
import type { McuGrid } from "../blocks/mcu.ts";

/** Rectangle of a photo's MCUs, in the file's columns and rows. */
export interface McuPart {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

type Extent = Pick<McuGrid, "columns" | "rows">;

export function wholePart({ columns, rows }: Extent): McuPart {
  return { column: 0, row: 0, columns, rows };
}

/** MCUs touched by a box of pixels. */
export function partWithin({ x, y, width, height }: Box, mcu: Size): McuPart {
  const [column, row] = [Math.floor(x / mcu.width), Math.floor(y / mcu.height)];
  return {
    column,
    row,
    columns: Math.ceil((x + width) / mcu.width) - column,
    rows: Math.ceil((y + height) / mcu.height) - row,
  };
}

/** The part of a box that begins on a grid; null if nothing is left. */
export function boxOnGrid({ x, y, width, height }: Box, unit: Size): Box | null {
  const [left, top] = [Math.ceil(x / unit.width) * unit.width, Math.ceil(y / unit.height) * unit.height];
  const rest = { width: x + width - left, height: y + height - top };
  return rest.width <= 0 || rest.height <= 0 ? null : { x: left, y: top, ...rest };
}

export function isSamePart(one: McuPart, other: McuPart): boolean {
  return (
    one.column === other.column && one.row === other.row && one.columns === other.columns && one.rows === other.rows
  );
}

/**
 * Moves a part's coefficients to the front of an array, MCU row by MCU row.
 * @param stride values per MCU
 * @returns view of the part's values
 */
export function partOf(coefficients: Int16Array, { columns }: Extent, part: McuPart, stride: number): Int16Array {
  const length = part.columns * stride;
  for (let row = 0; row < part.rows; row += 1) {
    const from = ((part.row + row) * columns + part.column) * stride;
    coefficients.copyWithin(row * length, from, from + length);
  }
  return coefficients.subarray(0, part.rows * length);
}
