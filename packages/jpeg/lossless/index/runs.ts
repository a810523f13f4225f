import type { McuGrid } from "../blocks/mcu.ts";
import type { PhotoRuns } from "../plan/photo-runs.ts";
import { cellsToRestart } from "../splice/restarts.ts";

/** Neighbouring MCUs treated alike in one row and one restart interval. Decoded MCUs are single-MCU runs. */
export interface ScanRun {
  readonly kind: "kept" | "omitted" | "decoded";
  readonly column: number;
  readonly row: number;
  readonly count: number;
}

/**
 * All runs in a scan, in order.
 * @param restartInterval MCUs between restart markers, 0 for none
 */
export function* scanRuns(
  photo: PhotoRuns,
  { columns, rows }: Pick<McuGrid, "columns" | "rows">,
  restartInterval: number,
): Generator<ScanRun> {
  for (let row = 0; row < rows; row += 1) {
    let column = 0;
    while (column < columns) {
      const limit = Math.min(cellsToRestart(restartInterval, row * columns + column), columns - column);
      const run = nextRun(photo, column, row, limit);
      yield run;
      column += run.count;
    }
  }
}

function nextRun(photo: PhotoRuns, column: number, row: number, limit: number): ScanRun {
  const kept = photo.keptRun(column, row, limit);
  if (kept > 0) return { kind: "kept", column, row, count: kept };
  const omitted = photo.omittedRun(column, row, limit);
  return omitted > 0 ? { kind: "omitted", column, row, count: omitted } : { kind: "decoded", column, row, count: 1 };
}
