import { indexPhoto } from "../index/index-photo.ts";
import { Pieces } from "../index/pieces.ts";
import { type ScanTables, scanTables } from "../index/scan-tables.ts";
import type { Scan } from "../markers/picture.ts";
import type { LosslessSource } from "../open.ts";
import type { PhotoCoding, PhotoData } from "../photo/photo-data.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { outputTables } from "../splice/coding-tables.ts";
import type { Arena } from "./arena.ts";
import { type KernelData, unstuffInKernel } from "./unstuff.ts";
import { KernelWalker } from "./walker.ts";
import { writeScanInKernel } from "./write-scan.ts";

/** Counterpart of photo/interleaved-photo.ts with its data in a kernel's memory. */
export class KernelPhoto implements PhotoData {
  readonly #source: LosslessSource;
  readonly #scan: Scan;
  readonly #arena: Arena;
  readonly #data: KernelData;
  readonly #tables: ScanTables;
  #pieces: Pieces;

  constructor(arena: Arena, source: LosslessSource, scan: Scan) {
    this.#source = source;
    this.#scan = scan;
    this.#arena = arena;
    this.#data = unstuffInKernel(arena, source.bytes, scan.data);
    this.#tables = scanTables(scan, source.grid);
    this.#pieces = new Pieces(scan.components.length, 0);
  }

  index({ photo, records }: FramePlan): void {
    const { grid } = this.#source;
    const walker = new KernelWalker(this.#arena, this.#data.address, this.#tables.blocks, grid.columns);
    // Allocating the walker's tables may have moved the memory.
    const { address, length, bounds } = this.#data;
    const data = { bytes: this.#arena.bytes(address, length), bounds };
    const scan = { scan: this.#scan, grid, data, tables: this.#tables };
    this.#pieces = indexPhoto(scan, photo, records, walker.walk);
  }

  coding(): PhotoCoding {
    return {
      tables: outputTables(this.#tables, this.#source.components),
      write: (plan, codes) => {
        const photo = { address: this.#data.address, pieces: this.#pieces, tables: this.#tables };
        return writeScanInKernel(this.#arena, photo, plan, codes);
      },
    };
  }
}
