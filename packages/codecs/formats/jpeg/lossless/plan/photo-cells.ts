import { type Cells, KEPT } from "./cells.ts";
import type { PhotoRuns } from "./photo-runs.ts";

/** Cells covered by the photo, by its MCU columns and rows. */
export class PhotoCells implements PhotoRuns {
  readonly #cells: Cells;
  /** The photo's first MCU in the framed picture. */
  readonly #column: number;
  readonly #row: number;
  /** Photo coefficients, by cell. */
  readonly #records = new Map<number, number>();

  constructor(cells: Cells, column: number, row: number) {
    this.#cells = cells;
    this.#column = column;
    this.#row = row;
  }

  keptRun(column: number, row: number, limit: number): number {
    const start = this.#cell(column, row);
    const { kinds } = this.#cells;
    let count = 0;
    while (count < limit && kinds[start + count] === KEPT) count += 1;
    return count;
  }

  /** A frame keeps or covers every MCU of its photo. */
  omittedRun(): number {
    return 0;
  }

  decoded(column: number, row: number, record: number): void {
    this.#records.set(this.#cell(column, row), record);
  }

  covers(cell: number): boolean {
    return this.#records.has(cell);
  }

  recordOf(cell: number): number | undefined {
    return this.#records.get(cell);
  }

  #cell(column: number, row: number): number {
    return (this.#row + row) * this.#cells.columns + this.#column + column;
  }
}
