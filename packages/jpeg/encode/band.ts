/** Bands, each a restart interval in the JPEG. */
import { Arena } from "../lossless/kernel/arena.ts";
import { withKernel } from "../lossless/kernel/kernel-pool.ts";
import { codesOf, type ComponentTables } from "../lossless/splice/coding-tables.ts";
import { formatOf, MCU_SIDE } from "./format.ts";
import { KernelRows } from "./kernel-rows.ts";
import { KernelScan } from "./kernel-scan.ts";

/** Encoder settings shared by a picture's bands. */
export interface JpegBandFormat {
  readonly width: number;
  /** 1 to 100, libjpeg's scale. */
  readonly quality: number;
  /** By component, with a code for every symbol. */
  readonly tables: readonly ComponentTables[];
}

/** Successive rows. Plain data to send between threads. */
export interface JpegBand {
  readonly format: JpegBandFormat;
  /** Whole rows of opaque RGBA. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Encodes a band: the entropy-coded data between two restart markers, ITU-T T.81 §E.1.3.
 * @throws without WebAssembly
 */
export function encodeJpegBand({ format, pixels }: JpegBand): Uint8Array<ArrayBuffer> {
  return withKernel((kernel) => {
    if (kernel === null) throw new Error("Bands are encoded with WebAssembly only.");
    const height = rowCount(pixels, format.width);
    const arena = new Arena(kernel);
    return new BandEncoder(arena, kernelRows(arena, format, height), format).encode(pixels);
  });
}

export class BandEncoder {
  readonly #width: number;
  readonly #rows: KernelRows;
  readonly #scan: KernelScan;

  /** @param arena memory with no further allocations: the output follows */
  constructor(arena: Arena, rows: KernelRows, { width, quality, tables }: JpegBandFormat) {
    this.#width = width;
    this.#rows = rows;
    this.#scan = new KernelScan(arena, formatOf({ width, height: MCU_SIDE }, quality).grid, codesOf(tables));
  }

  encode(pixels: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
    this.#rows.load(pixels);
    this.#scan.begin();
    for (let top = 0; top < rowCount(pixels, this.#width); top += MCU_SIDE) {
      this.#rows.transform(top);
      this.#scan.encode(this.#rows.coefficients);
    }
    return this.#scan.finish();
  }
}

/** @param height largest number of pixel rows loaded at once */
export function kernelRows(
  arena: Arena,
  { width, quality }: Pick<JpegBandFormat, "width" | "quality">,
  height: number,
): KernelRows {
  const size = { width, height };
  return new KernelRows(arena, size, formatOf(size, quality), Math.ceil(height / MCU_SIDE) * MCU_SIDE);
}

function rowCount(pixels: Uint8ClampedArray, width: number): number {
  return pixels.length / (4 * width);
}
