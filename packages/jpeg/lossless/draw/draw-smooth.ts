import type { SmoothArea } from "@matte/engine";
import { SMOOTH } from "../plan/cells.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import type { Arena } from "../kernel/arena.ts";
import { KernelSmoothMcus } from "../kernel/kernel-smooth-mcus.ts";
import { PlainSmoothMcus } from "./plain-smooth-mcus.ts";
import { SmoothDrawing } from "./smooth-drawing.ts";

/** Gives each cell of smooth areas a record. @param arena null to draw in plain TypeScript */
export function drawSmooth(plan: FramePlan, areas: readonly SmoothArea[], arena: Arena | null): void {
  if (areas.length === 0) return;
  const mcus = arena === null ? new PlainSmoothMcus(plan, areas) : new KernelSmoothMcus(arena, plan, areas);
  const drawing = new SmoothDrawing(plan, areas, mcus);
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
