import type { EntropyData } from "../bits/unstuff.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import { indexPhoto, type InterleavedScan } from "../index/index-photo.ts";
import { Pieces } from "../index/pieces.ts";
import { walkPiece } from "../index/walk.ts";
import { scanTables } from "../index/scan-tables.ts";
import type { Scan } from "../markers/picture.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { outputTables } from "../splice/coding-tables.ts";
import { PieceCopier } from "../splice/piece-copier.ts";
import { writeScan } from "../splice/write-scan.ts";
import type { PhotoCoding, PhotoData } from "./photo-data.ts";

/** Usual photo: one sequential scan of all components, of which nearly all bits are copied. */
export class InterleavedPhoto implements PhotoData {
  readonly #scan: InterleavedScan;
  readonly #components: number;
  #pieces: Pieces;

  constructor(scan: Scan, grid: McuGrid, data: EntropyData, target?: Scan) {
    this.#scan = { scan, grid, data, tables: scanTables(scan, grid, target) };
    this.#components = scan.components.length;
    this.#pieces = new Pieces(this.#components, 0);
  }

  index({ photo, records }: FramePlan): void {
    const { blocks } = this.#scan.tables;
    this.#pieces = indexPhoto(this.#scan, photo, records, (cursor, count, pieces) =>
      walkPiece(cursor, blocks, count, pieces),
    );
  }

  coding(): PhotoCoding {
    const { data, tables } = this.#scan;
    return {
      tables: outputTables(tables, this.#components),
      write: (plan, codes) =>
        writeScan(
          plan,
          codes,
          (writer, encoder) => new PieceCopier(data.bytes, this.#pieces, tables, { writer, encoder }),
        ),
    };
  }
}
