import { join } from "@matte/pixels/bytes";
import { BytesOut } from "../lossless/bits/bytes-out.ts";
import { orFallback } from "../lossless/fallback.ts";
import type { HuffmanTable } from "../lossless/huffman/table.ts";
import { Arena } from "../lossless/kernel/arena.ts";
import { assembleInKernel } from "../lossless/kernel/assemble.ts";
import type { JpegKernel } from "../lossless/kernel/jpeg-kernel.ts";
import { withKernel } from "../lossless/kernel/kernel-pool.ts";
import type { Component, ScanHeader } from "../lossless/markers/picture.ts";
import {
  hasBytesForSteps,
  writeFrameHeader,
  writeHuffmanTables,
  writeSegment,
} from "../lossless/markers/write-header.ts";
import { type LosslessSource, openLossless } from "../lossless/open.ts";
import { assemble } from "../lossless/photo/assemble.ts";
import { CoefficientPlaces } from "../lossless/photo/coefficients.ts";
import { scanLayout } from "../lossless/photo/scan-layout.ts";
import { EOI, SOF0, SOF1, SOF2, SOS } from "@matte/pixels/segments";
import { encodeScan } from "../scans/encode-scan.ts";
import { withOptimalTables } from "./optimal-scan.ts";
import { type PackedCoding, scansOf } from "./scan-script.ts";

/** A header's size with little metadata. */
const HEADER_BYTES = 2 ** 14;
const END_OF_IMAGE = Uint8Array.of(0xff, EOI);

/**
 * Codes a JPEG's coefficients again with optimal Huffman tables (ITU-T T.81 §K.2), without restart markers. All coefficients and
 * segments stay the same.
 * @param jpeg a picture without anything after it
 * @returns null if the file would not be smaller, or is no JPEG that {@link openLossless} opens
 */
export function packJpeg(jpeg: Uint8Array<ArrayBuffer>, coding: PackedCoding): Uint8Array<ArrayBuffer> | null {
  return withKernel((kernel) => packWith(kernel, jpeg, coding));
}

/** {@link packJpeg} with a given kernel; null for plain TypeScript, which makes the same file. */
export function packWith(
  kernel: JpegKernel | null,
  jpeg: Uint8Array<ArrayBuffer>,
  coding: PackedCoding,
): Uint8Array<ArrayBuffer> | null {
  const packed = recoded(kernel, jpeg, coding);
  return packed === null || packed.length >= jpeg.length ? null : packed;
}

/** Codes a progressive JPEG in one scan, as frames are read; returns others, and unreadable ones, as they are. */
export function inOneScan(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const source = openLossless(jpeg);
  if ("fallbackReason" in source || !source.progressive) return jpeg;
  return withKernel((kernel) => recoded(kernel, jpeg, "sequential")) ?? jpeg;
}

function recoded(
  kernel: JpegKernel | null,
  jpeg: Uint8Array<ArrayBuffer>,
  coding: PackedCoding,
): Uint8Array<ArrayBuffer> | null {
  const source = openLossless(jpeg);
  if ("fallbackReason" in source) return null;
  const packed = orFallback(() => pack(source, coefficientsOf(kernel, source), coding));
  return "fallbackReason" in packed ? null : packed;
}

/** Returns the coefficients, in the kernel's memory if there is one. */
function coefficientsOf(kernel: JpegKernel | null, source: LosslessSource): Int16Array {
  if (kernel === null) return assemble(source);
  const arena = new Arena(kernel);
  return arena.values(assembleInKernel(arena, source), new CoefficientPlaces(source.grid).length);
}

function pack(source: LosslessSource, coefficients: Int16Array, coding: PackedCoding): Uint8Array<ArrayBuffer> {
  const { picture, grid } = source;
  const { metadata, components } = picture;
  const places = new CoefficientPlaces(grid);
  const progressive = coding === "progressive";
  const out = new BytesOut(HEADER_BYTES);
  const sequential = hasBytesForSteps(components) ? SOF0 : SOF1;
  writeFrameHeader(out, { size: picture, metadata, components }, progressive ? SOF2 : sequential);
  const pieces = [out.done()];
  for (const plain of scansOf(coding, components.length)) {
    const layout = scanLayout(plain, picture, places);
    const scan = withOptimalTables({ scan: plain, layout, coefficients, progressive });
    pieces.push(scanHeader(scan, components), encodeScan(scan, layout, coefficients, progressive));
  }
  return join([...pieces, END_OF_IMAGE]);
}

/** Writes a scan's Huffman tables and its header. */
function scanHeader(
  { components: parts, from, to, high, low }: ScanHeader,
  components: readonly Component[],
): Uint8Array<ArrayBuffer> {
  const out = new BytesOut(HEADER_BYTES);
  const dc = tablesOf(parts.map((part) => part.dc));
  const ac = tablesOf(parts.map((part) => part.ac));
  writeHuffmanTables(out, dc, ac);
  const place = (tables: readonly HuffmanTable[], table: HuffmanTable | null): number =>
    table === null ? 0 : tables.indexOf(table);
  const uses = parts.flatMap((part) => [
    components[part.component]!.id,
    (place(dc, part.dc) << 4) | place(ac, part.ac),
  ]);
  writeSegment(out, SOS, [parts.length, ...uses, from, to, (high << 4) | low]);
  return out.done();
}

function tablesOf(tables: readonly (HuffmanTable | null)[]): readonly HuffmanTable[] {
  return [...new Set(tables)].filter((table) => table !== null);
}
