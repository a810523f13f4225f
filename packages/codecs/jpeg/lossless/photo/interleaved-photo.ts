import type { EntropyData } from "../bits/unstuff.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import { indexPhoto } from "../index/index-photo.ts";
import { Pieces } from "../index/pieces.ts";
import { ScanCursor } from "../index/scan-cursor.ts";
import { type BlockTables, scanTables } from "../index/scan-tables.ts";
import { decodeMcu } from "../index/walk.ts";
import type { Scan } from "../markers/picture.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { completeTables } from "../splice/complete-tables.ts";
import { ownTables } from "../splice/own-tables.ts";
import { PieceCopier } from "../splice/piece-copier.ts";
import { Recoder } from "../splice/recoder.ts";
import type { McuStream, PhotoCoding, PhotoData } from "./photo-data.ts";

/** The usual photo: one sequential scan of all components. Its bits are copied wherever its Huffman tables allow it. */
export class InterleavedPhoto implements PhotoData {
  readonly #scan: Scan;
  readonly #grid: McuGrid;
  readonly #data: EntropyData;
  #pieces: Pieces;

  constructor(scan: Scan, grid: McuGrid, data: EntropyData) {
    this.#scan = scan;
    this.#grid = grid;
    this.#data = data;
    this.#pieces = new Pieces(scan.components.length, 0);
  }

  index({ photo, records }: FramePlan): void {
    this.#pieces = indexPhoto(this.#scan, this.#grid, this.#data, photo, records);
  }

  coding(plan: FramePlan): PhotoCoding {
    const { components } = plan.source;
    const tables = ownTables(plan, this.#scan);
    return tables === null
      ? {
          tables: completeTables(plan, this.#stream()),
          kept: (_, encoder) => new Recoder(this.#stream(), plan.records.stride, encoder),
        }
      : {
          tables,
          kept: (writer, encoder) => new PieceCopier(this.#data.bytes, this.#pieces, components, writer, encoder),
        };
  }

  #stream(): McuStream {
    return new ScanStream(this.#scan, this.#grid, this.#data);
  }
}

/** Decodes the scan once more, an MCU at a time, so that the photo's coefficients need not be held all at once. */
class ScanStream implements McuStream {
  readonly #cursor: ScanCursor;
  readonly #tables: readonly BlockTables[];

  constructor(scan: Scan, grid: McuGrid, data: EntropyData) {
    this.#cursor = new ScanCursor(data, scan.components.length, scan.restartInterval, grid.columns * grid.rows);
    this.#tables = scanTables(scan, grid);
  }

  next(into: Int16Array): void {
    this.#cursor.available();
    into.fill(0);
    decodeMcu(this.#cursor, this.#tables, into, 0);
  }
}
