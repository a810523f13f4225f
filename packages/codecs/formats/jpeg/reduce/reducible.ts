/** Pixels of a JPEG at an eighth or a quarter of its size, for its previews. */
import type { Size } from "@matte/engine";
import { join } from "../../../bytes.ts";
import { orFallback } from "../lossless/fallback.ts";
import { withKernel } from "../lossless/kernel/jpeg-kernel.ts";
import type { Scan } from "../lossless/markers/picture.ts";
import { type LosslessSource, openLossless } from "../lossless/open.ts";
import type { Segment } from "../segments.ts";
import { onlyScan } from "./coefficient-rows.ts";
import { PIXEL_BYTES } from "./kernel-rows.ts";
import { eachReducedBand } from "./reduce.ts";
import { type Reduction, reductionOf } from "./reduction.ts";

/** Eighths of the photo's size. For larger pictures a browser's decoder is as fast. */
const EIGHTHS = [1, 2];
/** Share of the data that the other thread decodes: more than half, because this one also transforms its rows. */
const TAIL = 0.58;
/** Share of the tail that may be left when this thread stops: the other one needs the first part to synchronise. */
const HANDOVER = 0.97;
/** Bytes of data for which two threads are worth it, and for which the other one has enough memory: it keeps all of its coefficients. */
const LEAST_SPLIT = 2 ** 20;
const MOST_SPLIT = 2 ** 25;
const END_OF_IMAGE = Uint8Array.of(0xff, 0xd9);

export interface ReducibleJpeg {
  /** Of the reduced picture as stored, before the orientation is applied. */
  readonly size: Size;
  /** Decodes opaque RGBA in the file's own colour space; null if the photo is damaged. */
  decode(): Uint8ClampedArray<ArrayBuffer> | null;
  /** Divides the work between two threads; null with restart markers, with fewer than `least` bytes of data, or very many. */
  split(least?: number): SplitJpeg | null;
}

/** A JPEG whose upper rows this thread decodes, and another the lower ones, by `decodeTail`. */
export interface SplitJpeg {
  /** A JPEG of the same headers, whose data begin somewhere in the middle. */
  readonly tail: Uint8Array<ArrayBuffer>;
  decodeHead(): JpegHead | null;
}

export interface JpegHead {
  /** Rows above the {@link junction}, RGBA, and their number. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly end: number;
  readonly junction: Junction;
}

/** End of the upper part of a picture. */
export interface Junction {
  /** First row of MCUs of the lower part. */
  readonly row: number;
  /** Bits from there to the end of the data, without stuffing. */
  readonly bitsLeft: number;
  /** DC values by component. */
  readonly predictions: readonly number[];
}

export interface ReducibleSource {
  readonly source: LosslessSource;
  readonly scan: Scan;
  readonly reduction: Reduction;
}

/**
 * Opens a JPEG for decoding at least `wanted` pixels each way.
 * @param bytes of the whole file, which must not change while the picture is in use
 * @param known segments that `probe` found in the same bytes
 * @returns null for photos that a browser should decode: less than four times as large, of several scans, neither YCbCr nor grey; and
 * without WebAssembly
 */
export function openReducible(bytes: Uint8Array, wanted: Size, known?: readonly Segment[]): ReducibleJpeg | null {
  const found = reducibleSource(bytes, wanted, known);
  if (found === null || !withKernel((kernel) => kernel !== null)) return null;
  const { source, scan, reduction } = found;
  return {
    size: reduction.size,
    decode: () => rowsOf(source, reduction, () => false)?.pixels ?? null,
    split: (least = LEAST_SPLIT) => (isDivisible(scan, least) ? splitOf(source, scan, reduction) : null),
  };
}

export function reducibleSource(bytes: Uint8Array, wanted: Size, known?: readonly Segment[]): ReducibleSource | null {
  const source = openLossless(bytes, known);
  if ("fallbackReason" in source || source.picture.colour === "rgb") return null;
  const scan = onlyScan(source);
  const reduction = EIGHTHS.map((eighths) => reductionOf(source, eighths)).find(
    (one) => one !== null && one.size.width >= wanted.width && one.size.height >= wanted.height,
  );
  return scan !== null && reduction ? { source, scan, reduction } : null;
}

interface Rows {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** Null if they are all rows. */
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

/** Data with restart markers are not split: DC prediction restarts at each one, which `decodeTail` does not handle. */
function isDivisible({ data, restartInterval }: Scan, least: number): boolean {
  const length = data.end - data.start;
  return restartInterval === 0 && length >= least && length <= MOST_SPLIT;
}

function splitOf(source: LosslessSource, { data }: Scan, reduction: Reduction): SplitJpeg {
  const { bytes } = source;
  const from = data.end - Math.round(TAIL * (data.end - data.start));
  // Not between 0xFF and the zero that is stuffed after it.
  const start = bytes[from - 1] === 0xff ? from + 1 : from;
  const tail = join([bytes.subarray(0, data.start), bytes.subarray(start, data.end), END_OF_IMAGE]);
  return { tail, decodeHead: () => headOf(source, reduction, HANDOVER * 8 * (data.end - start)) };
}

/** @param met bits before the end of the data at which the tail is sure to have begun */
function headOf(source: LosslessSource, reduction: Reduction, met: number): JpegHead | null {
  const rows = rowsOf(source, reduction, (bitsLeft) => bitsLeft <= met);
  if (!rows?.junction) return null;
  const { pixels, junction } = rows;
  return { pixels, end: pixels.length / (PIXEL_BYTES * reduction.size.width), junction };
}
