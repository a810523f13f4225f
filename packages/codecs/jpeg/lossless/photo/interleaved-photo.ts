import type { EntropyData } from "../bits/unstuff.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import { indexPhoto, type InterleavedScan } from "../index/index-photo.ts";
import { Pieces } from "../index/pieces.ts";
import { scanTables } from "../index/scan-tables.ts";
import type { Scan } from "../markers/picture.ts";
import { damaged } from "../refusal.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import type { ComponentTables } from "../splice/coding-tables.ts";
import { PieceCopier } from "../splice/piece-copier.ts";
import type { PhotoCoding, PhotoData } from "./photo-data.ts";

/** The usual photo: one sequential scan of all components. Its bits are copied, all but a few of them. */
export class InterleavedPhoto implements PhotoData {
  readonly #scan: InterleavedScan;
  readonly #components: number;
  #pieces: Pieces;

  constructor(scan: Scan, grid: McuGrid, data: EntropyData) {
    this.#scan = { scan, grid, data, tables: scanTables(scan, grid) };
    this.#components = scan.components.length;
    this.#pieces = new Pieces(this.#components, 0);
  }

  index({ photo, records }: FramePlan): void {
    this.#pieces = indexPhoto(this.#scan, photo, records);
  }

  coding(): PhotoCoding {
    const { data, tables } = this.#scan;
    return {
      tables: Array.from({ length: this.#components }, (_, component) => this.#tablesOf(component)),
      kept: (writer, encoder) => new PieceCopier(data.bytes, this.#pieces, tables, { writer, encoder }),
    };
  }

  #tablesOf(component: number): ComponentTables {
    const block = this.#scan.tables.blocks.find((one) => one.component === component);
    if (block === undefined) throw damaged("a component without blocks");
    return { dc: block.dc.output, ac: block.ac.output.table };
  }
}
