import { type Cells, KEPT } from "./cells.ts";
import type { McuPart } from "./mcu-part.ts";
import type { PhotoRuns } from "./photo-runs.ts";

/** Cells covered by the photo, by the file's MCU columns and rows. */
export class PhotoCells implements PhotoRuns {
  readonly #cells: Cells;
  /** The file's first MCU in the framed picture; outside it if the part does not begin with it. */
  readonly #column: number;
  readonly #row: number;
  readonly #part: McuPart;
  /** Photo coefficients, by cell. */
  readonly #records = new Map<number, number>();

  /** @param part shown by the frame */
  constructor(cells: Cells, column: number, row: number, part: McuPart) {
    this.#cells = cells;
    this.#column = column;
    this.#row = row;
    this.#part = part;
  }

  keptRun(column: number, row: number, limit: number): number {
    if (!this.#hasRow(row) || column < this.#part.column) return 0;
    const most = Math.min(limit, this.#part.column + this.#part.columns - column);
    const start = this.#cell(column, row);
    const { kinds } = this.#cells;
    let count = 0;
    while (count < most && kinds[start + count] === KEPT) count += 1;
    return count;
  }

  /** A frame keeps or covers every MCU of the part that it shows. */
  omittedRun(column: number, row: number, limit: number): number {
    const { column: first, columns } = this.#part;
    if (!this.#hasRow(row) || column >= first + columns) return limit;
    return Math.min(limit, Math.max(0, first - column));
  }

  decoded(column: number, row: number, record: number): void {
    this.#records.set(this.#cell(column, row), record);
  }

  coveredIn(cell: number, count: number): number {
    const { columns } = this.#cells;
    if (!this.#hasRow(Math.floor(cell / columns) - this.#row)) return 0;
    const first = (cell % columns) - this.#column;
    const from = Math.max(first, this.#part.column);
    const to = Math.min(first + count, this.#part.column + this.#part.columns);
    let covered = 0;
    for (let column = from; column < to; column += 1) if (this.#records.has(cell + column - first)) covered += 1;
    return covered;
  }

  recordOf(cell: number): number | undefined {
    return this.#records.get(cell);
  }

  #hasRow(row: number): boolean {
    return row >= this.#part.row && row < this.#part.row + this.#part.rows;
  }

  #cell(column: number, row: number): number {
    return (this.#row + row) * this.#cells.columns + this.#column + column;
  }
}
