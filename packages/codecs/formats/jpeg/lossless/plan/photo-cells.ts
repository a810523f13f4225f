import { type Cells, KEPT } from "./cells.ts";

/** Cells that the photo covers, by MCU columns and rows of the photo. */
export class PhotoCells {
  readonly #cells: Cells;
  /** Column and row of the photo's first MCU in the framed picture. */
  readonly #column: number;
  readonly #row: number;
  /** Records of the photo's coefficients by cell. */
  readonly #records = new Map<number, number>();

  constructor(cells: Cells, column: number, row: number) {
    this.#cells = cells;
    this.#column = column;
    this.#row = row;
  }

  /** Count of kept MCUs from here on, at most `limit` in the same row. */
  keptRun(column: number, row: number, limit: number): number {
    const start = this.#cell(column, row);
    const { kinds } = this.#cells;
    let count = 0;
    while (count < limit && kinds[start + count] === KEPT) count += 1;
    return count;
  }

  /** Sets the record of an MCU's coefficients. */
  decoded(column: number, row: number, record: number): void {
    this.#records.set(this.#cell(column, row), record);
  }

  /** Returns true for a drawn cell of the photo. */
  covers(cell: number): boolean {
    return this.#records.has(cell);
  }

  /** Record of a cell's photo coefficients; undefined without any. */
  recordOf(cell: number): number | undefined {
    return this.#records.get(cell);
  }

  #cell(column: number, row: number): number {
    return (this.#row + row) * this.#cells.columns + this.#column + column;
  }
}
