import { KEPT } from "../plan/cells.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import type { KeptMcus } from "./kept-mcus.ts";

/** How a framed picture's parts get into its scan. */
export interface SpliceParts {
  readonly kept: KeptMcus;
  /** Writes a drawn MCU. */
  readonly encode: (record: number) => void;
  /** Writes as many flat MCUs as follow one of the same colour. */
  readonly repeat: (count: number) => void;
}

/** Writes the scan of the framed picture, every cell of which is kept or has a record. */
export function splice(plan: FramePlan, parts: SpliceParts): void {
  const { columns, rows } = plan.cells;
  for (let row = 0; row < rows; row += 1) {
    let column = 0;
    while (column < columns) {
      const cell = row * columns + column;
      const run = sameKind(plan.cells.kinds, cell, (row + 1) * columns);
      spliceRun(plan, parts, cell, run);
      column += run;
    }
  }
}

/** How many cells from here on, before `end`, are of one kind. */
function sameKind(kinds: Int32Array, cell: number, end: number): number {
  let behind = cell + 1;
  while (behind < end && kinds[behind] === kinds[cell]) behind += 1;
  return behind - cell;
}

function spliceRun(plan: FramePlan, { kept, encode, repeat }: SpliceParts, cell: number, run: number): void {
  const record = plan.cells.kinds[cell]!;
  if (record === KEPT) return kept.copy(run);
  encode(record);
  if (run > 1) repeat(run - 1);
  for (let n = 0; n < run; n += 1) if (plan.photo.covers(cell + n)) kept.skip();
}
