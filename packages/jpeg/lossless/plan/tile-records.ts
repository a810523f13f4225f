import type { Box } from "@matte/engine";
import type { MatteTile } from "../types.ts";
import { type Cells, GROUND } from "./cells.ts";
import type { Records } from "./records.ts";

/** Records of a tile's MCUs, row by row. Each cell of the matte refers to the one at its place. */
export class TileRecords {
  readonly tile: MatteTile;
  readonly columns: number;
  readonly rows: number;
  /** First record. */
  readonly first: number;
  readonly count: number;
  readonly #cells: Cells;

  /** @throws {RangeError} if the tile is not made of whole MCUs */
  constructor(tile: MatteTile, cells: Cells, records: Records) {
    const { width, height } = cells.mcu;
    this.tile = tile;
    this.columns = tile.size.width / width;
    this.rows = tile.size.height / height;
    if (!Number.isInteger(this.columns) || !Number.isInteger(this.rows))
      throw new RangeError("A tile must have whole MCUs.");
    this.first = records.count;
    this.count = this.columns * this.rows;
    this.#cells = cells;
    for (let n = 0; n < this.count; n += 1) records.add();
  }

  /** Record at a cell's place. */
  recordAt(cell: number): number {
    const { columns } = this.#cells;
    const row = Math.floor(cell / columns) % this.rows;
    return this.first + row * this.columns + ((cell % columns) % this.columns);
  }

  /** True for a record of the tile. */
  has(record: number): boolean {
    return record >= this.first && record < this.first + this.count;
  }

  /** Pixels of a record's MCU in the tile. */
  box(record: number): Box {
    const { width, height } = this.#cells.mcu;
    const place = record - this.first;
    return { x: (place % this.columns) * width, y: Math.floor(place / this.columns) * height, width, height };
  }

  /** Replaces the ground of all cells, before anything is marked as overlaid. */
  mark(): void {
    const { kinds, columns, rows } = this.#cells;
    for (let row = 0, cell = 0; row < rows; row += 1) {
      const first = this.recordAt(cell);
      for (let column = 0, record = first; column < columns; column += 1, cell += 1) {
        if (kinds[cell] === GROUND) kinds[cell] = record;
        record += 1;
        if (record === first + this.columns) record = first;
      }
    }
  }

  /** Cells from this one to `end`, in its row, that refer to their own records. */
  runAt(cell: number, end: number): number {
    const { kinds } = this.#cells;
    let record = this.recordAt(cell);
    const last = record - ((record - this.first) % this.columns) + this.columns - 1;
    let next = cell;
    while (next < end && kinds[next] === record) {
      record = record === last ? last - this.columns + 1 : record + 1;
      next += 1;
    }
    return next - cell;
  }
}
