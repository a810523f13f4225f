import type { Arena } from "../lossless/kernel/arena.ts";
import { MAX_LEFT_BITS } from "../lossless/index/scan-cursor.ts";
import { type KernelScan, kernelScan } from "../lossless/kernel/kernel-scan.ts";
import { CoefficientPlaces } from "../lossless/photo/coefficients.ts";
import { type ScanLayout, scanLayout } from "../lossless/photo/scan-layout.ts";
import { compactRow } from "./coefficient-rows.ts";
import { lastCoefficient, VALUE_BYTES } from "./kernel-block.ts";
import type { ReducibleSource } from "./reducible.ts";

/** Bit positions to try. */
const MAX_ATTEMPTS = 2000;
const WORD_BYTES = 4;

/**
 * Decodes MCUs in kernel memory from anywhere in a scan. The first may be wrong: starting inside a code, or in another block,
 * the decoder reads wrong codes until it synchronises.
 */
export class TailMcus {
  readonly #arena: Arena;
  readonly #layout: ScanLayout;
  readonly #rowBytes: number;
  readonly #coefficients: number;
  /** Offsets in an MCU, by component. */
  readonly #lastBlocks: readonly number[];
  readonly #starts: number;
  readonly #scan: KernelScan;
  #count = 0;

  /** Allocate nothing in the arena while it is in use. @param blockBytes coefficient bytes per block, by component */
  constructor(arena: Arena, { source, scan, reduction }: ReducibleSource, blockBytes: readonly number[]) {
    const last = reduction.blocks.map(lastCoefficient);
    this.#arena = arena;
    this.#layout = scanLayout(scan, source.picture, new CoefficientPlaces(source.grid));
    const { rows, columns, components } = this.#layout;
    const { offsets, bytes } = compactRow(this.#layout, blockBytes);
    this.#rowBytes = bytes;
    this.#lastBlocks = last.map((_, component) => offsets[components.lastIndexOf(component)]! * VALUE_BYTES);
    // One extra row, because decoding runs past the last MCU before it stops.
    this.#coefficients = arena.take(bytes * (rows + 1));
    this.#starts = arena.take((columns * (rows + 1) + 1) * WORD_BYTES);
    this.#scan = kernelScan(arena, source, scan, { ...this.#layout, offsets }, last);
  }

  /** Decodes to the end from the first position that succeeds; false without one. */
  decode(): boolean {
    const end = this.#end;
    let at = 0;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const stopped = this.#decodeFrom(at, end);
      if (stopped === null) return false;
      if (end - stopped < MAX_LEFT_BITS) return true;
      at = stopped + 1;
    }
    return false;
  }

  /** Finds the MCU starting `bitsLeft` bits before the end, and the number of MCUs from it; null if none starts there. */
  find(bitsLeft: number): { readonly mcu: number; readonly count: number } | null {
    const bit = this.#end - bitsLeft;
    const starts = this.#arena.words(this.#starts, this.#count);
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! < bit) low = middle + 1;
      else high = middle;
    }
    return starts[low] === bit ? { mcu: low, count: starts.length - low } : null;
  }

  address(mcu: number): number {
    return this.#coefficients + mcu * (this.#rowBytes / this.#layout.columns);
  }

  /** Returns DC predictions at an MCU's start, by component, relative to decoding's start. */
  predictions(mcu: number): readonly number[] {
    if (mcu === 0) return this.#lastBlocks.map(() => 0);
    const before = this.address(mcu - 1);
    return this.#lastBlocks.map((offset) => this.#arena.values(before + offset, 1)[0]!);
  }

  /** In bits. */
  get #end(): number {
    return this.#scan.data.bounds[1]! * 8;
  }

  /** @returns first bit of an MCU that cannot be decoded; null after more MCUs than the picture has */
  #decodeFrom(start: number, end: number): number | null {
    const { state, decode } = this.#scan;
    const { columns, rows } = this.#layout;
    let at = start;
    this.#count = 0;
    state.predictions.fill(0);
    while (this.#count <= columns * rows) {
      const row = this.address(this.#count);
      this.#arena.bytes(row, this.#rowBytes).fill(0);
      state.bit = at;
      state.end = end;
      state.starts = this.#starts + this.#count * WORD_BYTES;
      const fault = decode(row, 0, columns);
      const begun = (state.starts - this.#starts) / WORD_BYTES;
      this.#count = fault === 0 ? begun : begun - 1;
      if (fault !== 0) return this.#arena.words(this.#starts, begun)[begun - 1]!;
      at = state.bit;
    }
    return null;
  }
}
