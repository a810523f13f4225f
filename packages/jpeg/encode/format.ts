/** Our JPEG coding: baseline, ITU-T T.871 YCbCr, full-resolution chroma. */
import type { Size } from "@matte/engine";
import { type McuGrid, mcuGrid } from "../lossless/blocks/mcu.ts";
import { BytesOut } from "../lossless/bits/bytes-out.ts";
import type { Component } from "../lossless/markers/picture.ts";
import { writeHeader } from "../lossless/markers/write-header.ts";
import type { ComponentTables } from "../lossless/splice/coding-tables.ts";
import { quantisationAt } from "./quantisation.ts";
import type { JpegSegment } from "@matte/pixels/segments";

/** Enough for a header with little metadata. */
const HEADER_BYTES = 2 ** 14;

/** Sample scale before quantisation; see kernels/jpeg/convert.ts. */
export const SAMPLE_SCALE = 2 ** 15;

/** In pixels. */
export const MCU_SIDE = 8;

/**
 * Pixels per band, unless a row of MCUs has more. Chromium reuses freed memory below a megabyte; it requests larger blocks from
 * the system page by page, which takes three times as long as painting. A band has at most 28,672 MCUs; DRI counts them in 16
 * bits.
 */
const BAND_PIXELS = 7 * 2 ** 15;

export interface JpegFormat {
  readonly components: readonly [luma: Component, cb: Component, cr: Component];
  readonly grid: McuGrid;
}

/** @param quality 1 to 100 */
export function formatOf(size: Size, quality: number): JpegFormat {
  const { luma, chroma } = quantisationAt(quality);
  const components = [
    { id: 1, h: 1, v: 1, quantisation: luma },
    { id: 2, h: 1, v: 1, quantisation: chroma },
    { id: 3, h: 1, v: 1, quantisation: chroma },
  ] as const;
  return { components, grid: mcuGrid(size, components) };
}

/** Returns pixel rows per restart interval, a multiple of {@link MCU_SIDE}. */
export function bandHeight({ width }: Pick<Size, "width">): number {
  return MCU_SIDE * Math.max(1, Math.floor(BAND_PIXELS / (MCU_SIDE * width)));
}

/** Writes everything before the scan data. */
export function headerOf(
  size: Size,
  { components, grid }: JpegFormat,
  tables: readonly ComponentTables[],
  metadata: readonly JpegSegment[],
): Uint8Array<ArrayBuffer> {
  const out = new BytesOut(HEADER_BYTES);
  const height = bandHeight(size);
  const restartInterval = height < size.height ? (height / MCU_SIDE) * grid.columns : 0;
  writeHeader(out, { size, metadata, components, tables, restartInterval });
  return out.done();
}
