import { encodeTable } from "../huffman/encode-table.ts";
import { indexPhoto } from "../index/index-photo.ts";
import { Pieces } from "../index/pieces.ts";
import { indexedScan, type ScanIndex, scanIndexOf, type ScanPlace, type WalkedScan } from "../index/scan-index.ts";
import { type ScanTables, scanTables } from "../index/scan-tables.ts";
import type { Scan } from "../markers/picture.ts";
import type { LosslessSource } from "../open.ts";
import type { PhotoCoding, PhotoData, ReadOptions } from "../photo/photo-data.ts";
import { type McuPart, wholePart } from "../plan/mcu-part.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { outputTables } from "../splice/coding-tables.ts";
import type { KeptMcus } from "../splice/kept-mcus.ts";
import type { Arena } from "./arena.ts";
import { codeWords } from "./tables.ts";
import { type KernelData, unstuffInKernel } from "./unstuff.ts";
import { KernelWalker } from "./walker.ts";
import type { CodingAddresses } from "./components.ts";
import { mustHave, writeScanInKernel } from "./write-scan.ts";

/** Counterpart of photo/interleaved-photo.ts with its data in kernel memory. */
export class KernelPhoto implements PhotoData {
  readonly #source: LosslessSource;
  readonly #scan: Scan;
  readonly #arena: Arena;
  readonly #data: KernelData;
  readonly #tables: ScanTables;
  readonly #index: ScanIndex | null;
  readonly #part: McuPart;
  #walked: WalkedScan;

  constructor(arena: Arena, source: LosslessSource, scan: Scan, { target, index = null, part }: ReadOptions) {
    this.#source = source;
    this.#scan = scan;
    this.#arena = arena;
    this.#data = unstuffInKernel(arena, source.bytes, scan.data);
    this.#tables = scanTables(scan, source.grid, target);
    this.#index = index;
    this.#part = part ?? wholePart(source.grid);
    this.#walked = { pieces: new Pieces(scan.components.length, 0), decoded: [] };
  }

  index(plan: FramePlan): void {
    this.#walked = indexedScan(this.#index, this.#place(), plan) ?? this.#walk(plan);
  }

  scanIndex(plan: FramePlan): ScanIndex | null {
    return scanIndexOf(this.#place(), this.#walked, plan);
  }

  #place(): ScanPlace {
    return { scan: this.#scan, grid: this.#source.grid, part: this.#part };
  }

  #walk({ photo, records }: FramePlan): WalkedScan {
    const { grid } = this.#source;
    const walker = new KernelWalker(this.#arena, this.#data.address, this.#tables.blocks, grid.columns);
    // Allocating the walker's tables may have moved the memory.
    const { address, length, bounds } = this.#data;
    const data = { bytes: this.#arena.bytes(address, length), bounds };
    const scan = { ...this.#place(), data, tables: this.#tables };
    return indexPhoto(scan, photo, records, walker);
  }

  coding(): PhotoCoding {
    return {
      tables: outputTables(this.#tables, this.#source.components),
      write: (plan, codes) => writeScanInKernel(this.#arena, plan, codes, (addresses) => this.#pieceCopier(addresses)),
    };
  }

  /** Counterpart of splice/piece-copier.ts. */
  #pieceCopier({ components, componentsEnd }: CodingAddresses): KeptMcus {
    const { kernel } = this.#arena;
    const { patches, patchesEnd, values, valuesEnd } = this.#walked.pieces;
    const replaced = putReplacements(this.#arena, this.#tables);
    const patchesAt = this.#arena.put(patches.subarray(0, patchesEnd));
    kernel.startPieces(this.#arena.put(values.subarray(0, valuesEnd)), patchesAt);
    const { address } = this.#data;
    return {
      copy: (count) => mustHave(kernel.copyPieces(count, address, components, componentsEnd, replaced)),
      skip: null,
    };
  }
}

/** Writes the codes of the photo and of the framed picture for each AC table. */
export function putReplacements(arena: Arena, { ac }: ScanTables): number {
  const words = ac.flatMap(({ source, output }) => [
    ...codeWords(encodeTable(source)),
    ...codeWords(encodeTable(output.table)),
  ]);
  return arena.put(Uint32Array.from(words));
}
