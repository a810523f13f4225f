import { type ArrangedSheet, type Arrangement, placeInCells, sheetCells, type Size } from "@matte/engine";
import { intoStored, orientedSize, storedBox } from "../read/orientation.ts";

/**
 * Arranges stored photos so that they are arranged as wanted when they are upright.
 * @param sizes upright
 */
export function storedSheet(
  sizes: readonly Size[],
  { arrangement, gap }: { readonly arrangement: Arrangement; readonly gap: number },
  { orientation, mcu }: { readonly orientation: number; readonly mcu: Size },
): ArrangedSheet | null {
  const cells = sheetCells(sizes, arrangement);
  const matrix = {
    width: 1 + Math.max(...cells.map(({ column }) => column)),
    height: 1 + Math.max(...cells.map(({ row }) => row)),
  };
  const to = intoStored(orientation, matrix);
  const stored = cells.map(({ size, column, row }) => {
    const cell = storedBox(to, { x: column, y: row, width: 1, height: 1 });
    return { size: orientedSize(orientation, size), column: cell.x, row: cell.y };
  });
  return placeInCells(stored, gap, mcu);
}
