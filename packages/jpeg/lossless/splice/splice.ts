import { cellsToRestart } from "./restarts.ts";
import { KEPT } from "../plan/cells.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import type { TileRecords } from "../plan/tile-records.ts";
import type { KeptMcus } from "./kept-mcus.ts";

/** Writers for a framed picture's scan. */
export interface SpliceParts {
  readonly kept: KeptMcus;
  /** Writes the records of `count` cells from one on, in its row. */
  readonly encode: (cell: number, count: number) => void;
  /** Writes `count` flat MCUs repeating the previous colour. */
  readonly repeat: (count: number) => void;
  /** Writes `count` consecutive records, of a row of the matte's tile. */
  readonly tile: (record: number, count: number) => void;
  /** Ends an interval and writes restart marker `n`, ITU-T T.81 §E.1.4. */
  readonly restart: (n: number) => void;
}

/** Writes a framed picture's scan after every cell is kept or has a record. */
export function splice(plan: FramePlan, parts: SpliceParts): void {
  const { columns, rows } = plan.cells;
  const { restartInterval } = plan;
  for (let row = 0; row < rows; row += 1) {
    let column = 0;
    while (column < columns) {
      const cell = row * columns + column;
      if (restartInterval > 0 && cell > 0 && cell % restartInterval === 0) parts.restart(cell / restartInterval - 1);
      const end = Math.min((row + 1) * columns, cell + cellsToRestart(restartInterval, cell));
      const run = runOf(plan, cell, end);
      spliceRun(plan, parts, cell, run);
      column += run;
    }
  }
}

/** Counts cells like this one, up to `end`: they repeat it, continue its row of the tile, or have separate records. */
function runOf(plan: FramePlan, cell: number, end: number): number {
  const { kinds } = plan.cells;
  const kind = kinds[cell]!;
  if (plan.tile?.has(kind) === true) return plan.tile.runAt(cell, end);
  let next = cell + 1;
  if (isDrawn(plan, kind)) while (next < end && isDrawn(plan, kinds[next]!)) next += 1;
  else while (next < end && kinds[next] === kind) next += 1;
  return next - cell;
}

/** True for a record of neither a flat colour nor the tile. */
function isDrawn({ flats, tile }: FramePlan, record: number): boolean {
  return record >= flats.length && (tile === null || !tile.has(record));
}

function spliceRun(plan: FramePlan, { kept, encode, repeat, tile }: SpliceParts, cell: number, run: number): void {
  const record = plan.cells.kinds[cell]!;
  if (record === KEPT) return kept.copy(run);
  const isFlat = record < plan.flats.length;
  if (plan.tile?.has(record) === true) tileRuns(plan.tile, record, run, tile);
  else encode(cell, isFlat ? 1 : run);
  if (isFlat && run > 1) repeat(run - 1);
  if (kept.skip === null) return;
  for (let covered = plan.photo.coveredIn(cell, run); covered > 0; covered -= 1) kept.skip();
}

/** Splits a run where its row of the tile begins again. */
function tileRuns(
  { first, columns }: TileRecords,
  record: number,
  run: number,
  write: (record: number, count: number) => void,
): void {
  const row = record - ((record - first) % columns);
  let next = record;
  for (let left = run; left > 0;) {
    const count = Math.min(left, row + columns - next);
    write(next, count);
    left -= count;
    next = row;
  }
}
