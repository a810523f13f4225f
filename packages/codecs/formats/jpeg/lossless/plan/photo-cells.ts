import { type Cells, KEPT } from "./cells.ts";

/** The cells that the photo covers, by the photo's own MCU columns and rows. */
export class PhotoCells {
  readonly #cells: Cells;
  /** Where the photo's first MCU stands in the framed picture. */
  readonly #column: number;
  readonly #row: number;
  /** Records of the photo's own coefficients, by cell. */
  readonly #records = new Map<number, number>();

  constructor(cells: Cells, column: number, row: number) {
    this.#cells = cells;
    this.#column = column;
    this.#row = row;
  }

  /** How many MCUs from here on are kept, at most `limit` of the same row. */
  keptRun(column: number, row: number, limit: number): number {
    const start = this.#cell(column, row);
    const { kinds } = this.#cells;
    let count = 0;
    while (count < limit && kinds[start + count] === KEPT) count += 1;
    return count;
  }

  /** Notes which record holds an MCU's own coefficients. */
  decoded(column: number, row: number, record: number): void {
    this.#records.set(this.#cell(column, row), record);
  }

  /** Whether a drawn cell is one of the photo's. */
  covers(cell: number): boolean {
    return this.#records.has(cell);
  }

  /** The record of a cell's own coefficients, where it has any. */
  recordOf(cell: number): number | undefined {
    return this.#records.get(cell);
  }

  #cell(column: number, row: number): number {
    return (this.#row + row) * this.#cells.columns + this.#column + column;
  }
}
