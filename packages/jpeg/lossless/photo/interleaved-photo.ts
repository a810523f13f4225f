import type { EntropyData } from "../bits/unstuff.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import { indexPhoto, type InterleavedScan } from "../index/index-photo.ts";
import { Pieces } from "../index/pieces.ts";
import { indexedScan, type ScanIndex, scanIndexOf, type WalkedScan } from "../index/scan-index.ts";
import { plainWalker } from "../index/walk.ts";
import { scanTables } from "../index/scan-tables.ts";
import type { Scan } from "../markers/picture.ts";
import { wholePart } from "../plan/mcu-part.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { outputTables } from "../splice/coding-tables.ts";
import { PieceCopier } from "../splice/piece-copier.ts";
import { writeScan } from "../splice/write-scan.ts";
import type { PhotoCoding, PhotoData, ReadOptions } from "./photo-data.ts";

/** Usual photo: one sequential scan with all components. Nearly all its bits are copied. */
export class InterleavedPhoto implements PhotoData {
  readonly #scan: InterleavedScan;
  readonly #components: number;
  readonly #index: ScanIndex | null;
  #walked: WalkedScan;

  constructor(scan: Scan, grid: McuGrid, data: EntropyData, { target, index = null, part }: ReadOptions) {
    this.#scan = { scan, grid, data, tables: scanTables(scan, grid, target), part: part ?? wholePart(grid) };
    this.#components = scan.components.length;
    this.#index = index;
    this.#walked = { pieces: new Pieces(this.#components, 0), decoded: [] };
  }

  index(plan: FramePlan): void {
    this.#walked = indexedScan(this.#index, this.#scan, plan) ?? this.#walk(plan);
  }

  #walk({ photo, records }: FramePlan): WalkedScan {
    return indexPhoto(this.#scan, photo, records, plainWalker(this.#scan.tables.blocks, this.#components));
  }

  scanIndex(plan: FramePlan): ScanIndex | null {
    return scanIndexOf(this.#scan, this.#walked, plan);
  }

  coding(): PhotoCoding {
    const { data, tables } = this.#scan;
    return {
      tables: outputTables(tables, this.#components),
      write: (plan, codes) =>
        writeScan(
          plan,
          codes,
          (writer, encoder) => new PieceCopier(data.bytes, this.#walked.pieces, tables, { writer, encoder }),
        ),
    };
  }
}
