/** Decodes JPEG previews at an eighth or a quarter of the photo's sides. */
import type { Size } from "@matte/engine";
import { join } from "@matte/pixels/bytes";
import { orFallback } from "../lossless/fallback.ts";
import { withKernel } from "../lossless/kernel/kernel-pool.ts";
import type { Scan } from "../lossless/markers/picture.ts";
import type { LosslessSource } from "../lossless/open.ts";
import type { Segment } from "@matte/pixels/segments";
import { onlyScan } from "./coefficient-rows.ts";
import { bytesUpTo, lastCoefficient } from "./kernel-block.ts";
import { PIXEL_BYTES } from "./kernel-rows.ts";
import { eachReducedBand } from "./reduce.ts";
import { openReduced, type ReducedSource, type Reduction } from "./reduction.ts";

/** Eighths of the photo's sides. A browser decodes larger pictures as fast. */
const EIGHTHS = [1, 2];
/** The other thread's share: more than half, because this one also transforms its rows. */
const TAIL = 0.58;
/** Share of the tail left when this thread stops. It decodes the tail's first 3 % too, where the other thread synchronises. */
const HANDOVER = 0.97;
const END_OF_IMAGE = Uint8Array.of(0xff, 0xd9);

export interface ReducibleJpeg {
  /** Reduced size, before the orientation is applied. */
  readonly size: Size;
  /** Decodes opaque RGBA in the file's colour space; null if the photo is damaged. */
  decode(): Uint8ClampedArray<ArrayBuffer> | null;
  /** Null with restart markers. */
  readonly splitting: Splitting | null;
}

export interface Splitting {
  /** Entropy-coded data. */
  readonly dataBytes: number;
  /** Limit on `decodeTail`'s memory. */
  readonly tailBytes: number;
  split(): SplitJpeg;
}

/** A JPEG split for two threads: this one decodes the upper rows, another the lower ones with `decodeTail`. */
export interface SplitJpeg {
  /** A JPEG with the same headers, and data from somewhere in the middle. */
  readonly tail: Uint8Array<ArrayBuffer>;
  /** Returns null if the photo is damaged, or too small to split. */
  decodeHead(): JpegHead | null;
}

export interface JpegHead {
  /** RGBA rows above the {@link junction}. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly junction: Junction;
}

/** The upper part's end. */
export interface Junction {
  /** The lower part's first row of MCUs. */
  readonly row: number;
  /** Bits from there to the data's end, without stuffing. */
  readonly bitsLeft: number;
  /** DC values by component. */
  readonly predictions: readonly number[];
}

export interface ReducibleSource extends ReducedSource {
  readonly scan: Scan;
}

/**
 * Opens a JPEG to decode at least `wanted` pixels each way.
 * @param bytes the whole file; must not change while the picture is in use
 * @param known segments found by `probe` in the same bytes
 * @returns null for photos better decoded by a browser: less than four times as large, several scans, neither YCbCr nor grey;
 * and without WebAssembly
 */
export function openReducible(bytes: Uint8Array, wanted: Size, known?: readonly Segment[]): ReducibleJpeg | null {
  const found = reducibleSource(bytes, wanted, known);
  if (found === null || !withKernel((kernel) => kernel !== null)) return null;
  const { source, reduction } = found;
  return {
    size: reduction.size,
    decode: () => rowsOf(source, reduction, () => false)?.pixels ?? null,
    splitting: splittingOf(found),
  };
}

export function reducibleSource(bytes: Uint8Array, wanted: Size, known?: readonly Segment[]): ReducibleSource | null {
  const isEnough = ({ width, height }: Size): boolean => width >= wanted.width && height >= wanted.height;
  const found = openReduced(bytes, EIGHTHS, isEnough, known);
  const scan = found && onlyScan(found.source);
  return scan && { ...found, scan };
}

interface Rows {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** Null if the whole picture was decoded. */
  readonly junction: Junction | null;
}

/**
 * Decodes rows from the top.
 * @param isLast returns whether to stop with this many bits left
 * @returns null if the photo is damaged
 */
function rowsOf(source: LosslessSource, reduction: Reduction, isLast: (bitsLeft: number) => boolean): Rows | null {
  const { width, height } = reduction.size;
  const pixels = new Uint8ClampedArray(width * height * PIXEL_BYTES);
  let at = 0;
  let junction: Junction | null = null;
  const outcome = orFallback(() =>
    eachReducedBand(source, reduction, (rows, row, end) => {
      pixels.set(rows, at);
      at += rows.length;
      const bitsLeft = end === null ? 0 : end.reader.end - end.reader.bit;
      if (end === null || !isLast(bitsLeft)) return undefined;
      junction = { row: row + 1, bitsLeft, predictions: [...end.predictions] };
      return "stop";
    }),
  );
  return outcome === "complete" ? { pixels: pixels.subarray(0, at), junction } : null;
}

/** `decodeTail` does not handle restart markers, which reset DC prediction. */
function splittingOf(found: ReducibleSource): Splitting | null {
  const { data, restartInterval } = found.scan;
  if (restartInterval !== 0) return null;
  const dataBytes = data.end - data.start;
  return { dataBytes, tailBytes: coefficientBytes(found) + 2 * TAIL * dataBytes, split: () => splitOf(found) };
}

function coefficientBytes({ source: { grid }, reduction }: ReducedSource): number {
  const blocks = grid.blocks.map(({ component }) => bytesUpTo(lastCoefficient(reduction.blocks[component]!)));
  return grid.columns * grid.rows * blocks.reduce((sum, bytes) => sum + bytes, 0);
}

function splitOf({ source, scan: { data }, reduction }: ReducibleSource): SplitJpeg {
  const { bytes } = source;
  const from = data.end - Math.round(TAIL * (data.end - data.start));
  // Never start between 0xFF and its stuffed zero.
  const start = bytes[from - 1] === 0xff ? from + 1 : from;
  const tail = join([bytes.subarray(0, data.start), bytes.subarray(start, data.end), END_OF_IMAGE]);
  return { tail, decodeHead: () => headOf(source, reduction, HANDOVER * 8 * (data.end - start)) };
}

/** @param stopBits stop with at most this many bits left; the other thread should be synchronised then */
function headOf(source: LosslessSource, reduction: Reduction, stopBits: number): JpegHead | null {
  const rows = rowsOf(source, reduction, (bitsLeft) => bitsLeft <= stopBits);
  return rows?.junction ? { pixels: rows.pixels, junction: rows.junction } : null;
}
