import type { Box, Size } from "@matte/engine";
import type { McuGrid } from "../blocks/mcu.ts";
import type { Cut } from "./cells.ts";

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

/**
 * The whole MCUs of a photo's box in its framed picture, and the rest that follows them where the photo itself ends.
 * @param cut edges of the box where it does not
 * @returns null if nothing is left
 */
export function boxOnGrid(box: Box, unit: Size, cut: Cut): Box | null {
  const [left, right] = spanOnGrid(box.x, box.x + box.width, unit.width, cut.right);
  const [top, bottom] = spanOnGrid(box.y, box.y + box.height, unit.height, cut.lower);
  return right <= left || bottom <= top ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

function spanOnGrid(start: number, end: number, step: number, isCut: boolean): readonly [from: number, to: number] {
  return [Math.ceil(start / step) * step, isCut ? Math.floor(end / step) * step : end];
}

/** Edges at which a photo is cropped. */
export function cutOf({ x, y, width, height }: Box, whole: Size): Cut {
  return { right: x + width < whole.width, lower: y + height < whole.height };
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
