import type { SmoothArea } from "@matte/engine";
import { SMOOTH } from "../plan/cells.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { SmoothDrawing } from "./smooth-drawing.ts";

/** Gives each cell of smooth areas a record. There are no pixels to process, so that no kernel is needed. */
export function drawSmooth(plan: FramePlan, areas: readonly SmoothArea[]): void {
  if (areas.length === 0) return;
  const drawing = new SmoothDrawing(plan, areas);
  const { columns, rows } = plan.cells;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns;) {
      const run = runAt(plan, row, column);
      if (plan.cells.kinds[row * columns + column]! <= SMOOTH) drawing.draw(row, column, column + run);
      column += run;
    }
}

/** Cells of a row with the same area and the same record beneath. */
function runAt({ cells }: FramePlan, row: number, column: number): number {
  const { kinds, columns } = cells;
  const first = row * columns + column;
  const end = (row + 1) * columns;
  const kind = kinds[first];
  const beneath = cells.beneath(first);
  let cell = first + 1;
  while (cell < end && kinds[cell] === kind && cells.beneath(cell) === beneath) cell += 1;
  return cell - first;
}
