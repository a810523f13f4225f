import type { Size } from "@matte/engine";
import { Arena } from "../lossless/kernel/arena.ts";
import { withKernel } from "../lossless/kernel/kernel-pool.ts";
import { codesOf } from "../lossless/splice/coding-tables.ts";
import { formatOf, headerOf, MCU_SIDE } from "./format.ts";
import { KernelRows } from "./kernel-rows.ts";
import { KernelScan } from "./kernel-scan.ts";
import { sampledTables } from "./sample.ts";
import { EOI } from "../markers.ts";
import type { JpegSegment } from "../segments.ts";

/** Picture that is read while it is encoded, some of its rows twice. */
export interface JpegPicture {
  /** Sides of 1 to 65,535 pixels. */
  readonly size: Size;
  /** 1 to 100, on the scale of libjpeg. */
  readonly quality: number;
  /** APPn and COM, JFIF's first. */
  readonly segments: readonly JpegSegment[];
  /** Returns opaque RGBA rows, which are used until the next call. */
  read(top: number, rows: number): Uint8ClampedArray;
  /** Returns whether these rows are known to be equal. */
  alike(top: number, rows: number): boolean;
}

/**
 * Pixels that are read at once, unless a row of MCUs has more. Chromium reuses freed memory below a megabyte; larger blocks are
 * requested from the system page by page, which takes three times as long as painting.
 */
const BAND_PIXELS = 7 * 2 ** 15;
const END_OF_IMAGE = Uint8Array.of(0xff, EOI);

/**
 * Encodes a picture as baseline JPEG: chroma at full resolution (4:4:4), the standard's quantisation tables, optimised Huffman
 * tables. Only some of its rows are in memory at a time.
 * @returns the file in pieces; null without a kernel, since the browser's encoder is faster then
 */
export function encodeJpeg(picture: JpegPicture): readonly Uint8Array<ArrayBuffer>[] | null {
  return withKernel((kernel) => kernel && encode(new Arena(kernel), picture));
}

function encode(arena: Arena, picture: JpegPicture): readonly Uint8Array<ArrayBuffer>[] {
  const { size, quality, segments } = picture;
  const format = formatOf(size, quality);
  const height = bandHeight(size);
  const rows = new KernelRows(arena, size, format, height);
  const tables = sampledTables(format.grid, (row) => sampled(picture, rows, row));
  const scan = new KernelScan(arena, format.grid, codesOf(tables));
  const pieces = [headerOf(size, format, tables, segments)];
  for (let top = 0; top < size.height; top += height) {
    encodeBand(picture, rows, scan, { top, rows: Math.min(height, size.height - top) });
    pieces.push(scan.take());
  }
  return [...pieces, scan.finish(), END_OF_IMAGE];
}

function bandHeight({ width }: Size): number {
  return MCU_SIDE * Math.max(1, Math.floor(BAND_PIXELS / (MCU_SIDE * width)));
}

function sampled({ size, read }: JpegPicture, rows: KernelRows, row: number): Int16Array {
  const top = row * MCU_SIDE;
  rows.load(read(top, Math.min(MCU_SIDE, size.height - top)));
  rows.transform(0);
  return rows.view();
}

interface Band {
  readonly top: number;
  readonly rows: number;
}

/** Encodes a band. Rows that repeat those encoded last are not painted. */
function encodeBand(picture: JpegPicture, rows: KernelRows, scan: KernelScan, band: Band): void {
  const again = band.top > 0 && picture.alike(band.top - MCU_SIDE, band.rows + MCU_SIDE);
  if (!again) rows.load(picture.read(band.top, band.rows));
  for (let top = 0; top < band.rows; top += MCU_SIDE) {
    if (!again) rows.transform(top);
    scan.encode(rows.coefficients);
  }
}
