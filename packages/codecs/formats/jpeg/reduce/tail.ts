/**
 * The lower part of a JPEG, decoded from the middle of its data while another thread decodes the upper part. Huffman codes synchronise:
 * a decoder that begins anywhere soon reads the same codes as one that began at the start. Which MCU it reads, and its DC values, are
 * known once the upper part is decoded.
 */
import type { Size } from "@matte/engine";
import { orFallback } from "../lossless/fallback.ts";
import { Arena } from "../lossless/kernel/arena.ts";
import { BIT, END, type KernelScan, kernelScan, PREDICTIONS, STARTS } from "../lossless/kernel/assemble.ts";
import { giveKernelBack, takeKernel } from "../lossless/kernel/jpeg-kernel.ts";
import { CoefficientPlaces } from "../lossless/photo/coefficients.ts";
import { type ScanLayout, scanLayout } from "../lossless/photo/scan-layout.ts";
import { compactRow } from "./coefficient-rows.ts";
import { bytesUpTo, lastCoefficient } from "./kernel-block.ts";
import { KernelRows } from "./kernel-rows.ts";
import { PIXEL_BYTES, type ReducibleSource, reducibleSource } from "./reducible.ts";

/** Where the upper part of a picture ends. */
export interface Junction {
  /** First row of MCUs of the lower part. */
  readonly row: number;
  /** Bits from there to the end of the data, without stuffing. */
  readonly bitsLeft: number;
  /** DC values by component. */
  readonly predictions: readonly number[];
}

export interface JpegTail {
  /** Pixels of the rows from the junction on, RGBA; null if the tail does not fit to it. Frees the tail. */
  readonly reduce: (junction: Junction) => Uint8ClampedArray<ArrayBuffer> | null;
}

/** Bits after the last MCU, of which some cameras write a few extra bytes. */
const MAX_LEFT_BITS = 16 * 8;
/** Places at which decoding is tried. */
const MOST_ATTEMPTS = 2000;
const VALUE_BYTES = 2;
const WORD_BYTES = 4;

/**
 * Decodes the tail of a split JPEG.
 * @param wanted pixels for which the whole file was opened, or those that it has then
 * @returns null if the data are damaged, or without WebAssembly
 */
export function decodeTail(bytes: Uint8Array, wanted: Size): JpegTail | null {
  const found = reducibleSource(bytes, wanted);
  const kernel = found && takeKernel();
  if (found === null || kernel === null) return null;
  const tail = orFallback(() => new Tail(new Arena(kernel), found));
  if ("fallbackReason" in tail || !tail.decode()) return null;
  return {
    reduce: (junction) => {
      const pixels = tail.reduce(junction);
      giveKernelBack(kernel);
      return pixels;
    },
  };
}

class Tail {
  readonly #arena: Arena;
  readonly #found: ReducibleSource;
  readonly #layout: ScanLayout;
  readonly #rows: KernelRows;
  /** Bytes of a row of MCUs, and address of all coefficients. */
  readonly #rowBytes: number;
  readonly #coefficients: number;
  /** Offsets of an MCU's last block of each component. */
  readonly #lastBlocks: readonly number[];
  readonly #startsAt: number;
  readonly #scan: KernelScan;
  #count = 0;

  constructor(arena: Arena, found: ReducibleSource) {
    const { source, scan, reduction } = found;
    const { grid } = source;
    const last = reduction.blocks.map(lastCoefficient);
    const blockBytes = last.map(bytesUpTo);
    const layout = scanLayout(scan, source.picture, new CoefficientPlaces(grid));
    const { offsets, bytes } = compactRow(layout, blockBytes);
    this.#arena = arena;
    this.#found = found;
    this.#layout = layout;
    this.#rowBytes = bytes;
    this.#lastBlocks = blockBytes.map(
      (_, component) => offsets[layout.components.lastIndexOf(component)]! * VALUE_BYTES,
    );
    this.#rows = new KernelRows(arena, source, reduction, blockBytes);
    // One row more than there are, in which decoding may fail after the last MCU.
    this.#coefficients = arena.take(bytes * (layout.rows + 1));
    this.#startsAt = arena.take((layout.columns * (layout.rows + 1) + 1) * WORD_BYTES);
    this.#scan = kernelScan(arena, source, scan, { ...layout, offsets }, last);
  }

  /** Decodes from the first place from which that is possible to the end; false if there is none. */
  decode(): boolean {
    const [, end = 0] = this.#scan.data.bounds;
    let at = 0;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const stopped = this.#decodeFrom(at, end * 8);
      if (stopped === null) return false;
      if (end * 8 - stopped <= MAX_LEFT_BITS) return true;
      at = stopped + 1;
    }
    return false;
  }

  /** @returns bit at which the MCU begins that could not be decoded; null after more of them than the picture has */
  #decodeFrom(start: number, end: number): number | null {
    const { state, decode } = this.#scan;
    const { columns, rows } = this.#layout;
    let at = start;
    this.#count = 0;
    state.fill(0, PREDICTIONS);
    while (this.#count <= columns * rows) {
      const row = this.#coefficients + (this.#count / columns) * this.#rowBytes;
      this.#arena.bytes(row, this.#rowBytes).fill(0);
      state[BIT] = at;
      state[END] = end;
      state[STARTS] = this.#startsAt + this.#count * WORD_BYTES;
      const fault = decode(row, 0, columns);
      const noted = (state[STARTS] - this.#startsAt) / WORD_BYTES;
      if (fault !== 0) {
        this.#count = noted - 1;
        return this.#start(this.#count);
      }
      this.#count = noted;
      at = state[BIT];
    }
    return null;
  }

  #start(mcu: number): number {
    return this.#arena.words(this.#startsAt, mcu + 1)[mcu]!;
  }

  reduce({ row, bitsLeft, predictions }: Junction): Uint8ClampedArray<ArrayBuffer> | null {
    const { columns, rows } = this.#layout;
    const first = this.#find(this.#scan.data.bounds[1]! * 8 - bitsLeft);
    if (first === null || this.#count - first !== (rows - row) * columns) return null;
    const mcuBytes = this.#rowBytes / columns;
    const at = this.#coefficients + first * mcuBytes;
    this.#rows.shiftDc(
      at,
      this.#count - first,
      predictions.map((value, n) => value - this.#prediction(first, n)),
    );
    return this.#pixels(at, row);
  }

  /** MCU that begins at a bit; null if none does. */
  #find(bit: number): number | null {
    const starts = this.#arena.words(this.#startsAt, this.#count);
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! < bit) low = middle + 1;
      else high = middle;
    }
    return starts[low] === bit ? low : null;
  }

  /** DC value of a component before an MCU, from where decoding began. */
  #prediction(mcu: number, component: number): number {
    if (mcu === 0) return 0;
    const before = this.#coefficients + (mcu - 1) * (this.#rowBytes / this.#layout.columns);
    return this.#arena.values(before + this.#lastBlocks[component]!, 1)[0]!;
  }

  #pixels(coefficients: number, first: number): Uint8ClampedArray<ArrayBuffer> {
    const { mcu, size } = this.#found.reduction;
    const top = first * mcu.height;
    const pixels = new Uint8ClampedArray(Math.max(0, size.height - top) * size.width * PIXEL_BYTES);
    for (let row = 0, at = 0; at < pixels.length; row += 1) {
      const count = Math.min(mcu.height, size.height - top - row * mcu.height);
      const band = this.#rows.reduce(coefficients + row * this.#rowBytes, count);
      pixels.set(band, at);
      at += band.length;
    }
    return pixels;
  }
}
