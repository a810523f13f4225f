/** Decodes a JPEG at a fraction of its size, straight from coefficients. */
import type { Size } from "@matte/engine";
import { createResampler } from "@matte/pixels";
import type { Segment } from "@matte/pixels/segments";
import { Arena } from "../lossless/kernel/arena.ts";
import { withKernel } from "../lossless/kernel/kernel-pool.ts";
import type { LosslessSource } from "../lossless/open.ts";
import { orFallback } from "../lossless/fallback.ts";
import { eachCoefficientRow, onlyScan, type RowEnd, type TakeRow } from "./coefficient-rows.ts";
import { lastCoefficient, WHOLE_BLOCK } from "./kernel-block.ts";
import { KernelRows, PIXEL_BYTES } from "./kernel-rows.ts";
import { openReduced, type Reduction } from "./reduction.ts";

/** Decoded sizes in eighths. An eighth would save little more than a quarter, and lose more. */
const EIGHTHS = [2, 4];
/** Reduced pixels per resulting pixel: enough for 48 dB against Lanczos3 on the whole picture. */
const LEAST = 2;

/**
 * Decodes a JPEG at a quarter or half size, then resamples to `to` with Lanczos3.
 * @param bytes the whole file
 * @param known segments found by `probe` in the same bytes
 * @param to stored size, before the orientation is applied
 * @returns opaque RGBA in the file's colour space; null if the photo must be decoded as a whole: less than four times as large,
 * progressive 4:4:4, damaged, more than 8 bits, neither YCbCr nor grey, or no WebAssembly
 */
export function resampledJpeg(
  bytes: Uint8Array,
  to: Size,
  known?: readonly Segment[],
): Uint8ClampedArray<ArrayBuffer> | null {
  const found = openReduced(
    bytes,
    EIGHTHS,
    ({ width, height }) => width >= LEAST * to.width && height >= LEAST * to.height,
    known,
  );
  if (found === null || !isSmallEnough(found.source)) return null;
  const { source, reduction } = found;
  const { size, extent } = reduction;
  const resampler = createResampler(size, to, { alpha: false, extent });
  if (resampler === null) return null;
  const outcome = orFallback(() => eachReducedBand(source, reduction, (rows) => resampler.push(rows)));
  return outcome === "complete" ? resampler.result() : null;
}

/** False if several scans' coefficients, in memory all at once, would take more than the pixels. */
function isSmallEnough(source: LosslessSource): boolean {
  const { mcu, grid } = source;
  return onlyScan(source) !== null || grid.blocks.length * WHOLE_BLOCK <= mcu.width * mcu.height * PIXEL_BYTES;
}

/** Receives RGBA rows from the top, valid until the next call, and the scan position after them. */
export type TakeReduced = (rows: Uint8ClampedArray, row: number, end: RowEnd | null) => ReturnType<TakeRow>;

/** Decodes a reduced picture one row of MCUs at a time. */
export function eachReducedBand(
  source: LosslessSource,
  reduction: Reduction,
  onBand: TakeReduced,
): "complete" | "no-kernel" {
  return withKernel((kernel) => {
    if (kernel === null) return "no-kernel";
    const arena = new Arena(kernel);
    const { mcu, size } = reduction;
    const prepare = (bytes: readonly number[]): TakeRow => {
      const rows = new KernelRows(arena, source, reduction, bytes);
      return (coefficients, row, end) => {
        const count = Math.min(mcu.height, size.height - row * mcu.height);
        return count > 0 ? onBand(rows.reduce(coefficients, count), row, end) : undefined;
      };
    };
    eachCoefficientRow(arena, source, prepare, reduction.blocks.map(lastCoefficient));
    return "complete";
  });
}
