import { type Cells, KEPT } from "../plan/cells.ts";
import type { PhotoRuns } from "../plan/photo-runs.ts";
import { cellsToRestart } from "../splice/restarts.ts";

/** Runs of MCUs for taking a photo out of its frame: kept inside the photo, otherwise omitted. */
export class CropCells implements PhotoRuns {
  readonly #cells: Cells;
  readonly #left: number;
  readonly #top: number;
  readonly #restartInterval: number;

  /**
   * @param cells the photo's cells
   * @param left column in the framed picture at which the photo starts
   * @param top its row
   * @param restartInterval MCUs between the photo's restart markers, at which runs end; 0 for none
   */
  constructor(cells: Cells, left: number, top: number, restartInterval: number) {
    this.#cells = cells;
    this.#left = left;
    this.#top = top;
    this.#restartInterval = restartInterval;
  }

  keptRun(column: number, row: number, limit: number): number {
    const cell = (row - this.#top) * this.#cells.columns + column - this.#left;
    return this.#run(column, row, Math.min(limit, cellsToRestart(this.#restartInterval, cell)), true);
  }

  omittedRun(column: number, row: number, limit: number): number {
    return this.#run(column, row, limit, false);
  }

  decoded(): void {
    // Every MCU is kept or omitted.
  }

  coveredIn(): number {
    return 0;
  }

  recordOf(): undefined {
    return undefined;
  }

  #run(column: number, row: number, limit: number, kept: boolean): number {
    let count = 0;
    while (count < limit && this.#isKept(column + count, row) === kept) count += 1;
    return count;
  }

  #isKept(column: number, row: number): boolean {
    const { columns, rows, kinds } = this.#cells;
    const [x, y] = [column - this.#left, row - this.#top];
    return x >= 0 && y >= 0 && x < columns && y < rows && kinds[y * columns + x] === KEPT;
  }
}
