import type { Size } from "@matte/engine";
import { type BandCoders, type BandHelper, codeBands } from "@matte/pixels";
import { EOI, type JpegSegment } from "@matte/pixels/segments";
import { Arena } from "../lossless/kernel/arena.ts";
import { withKernel } from "../lossless/kernel/kernel-pool.ts";
import { restartMarker } from "../lossless/splice/restarts.ts";
import { BandEncoder, type JpegBand, type JpegBandFormat, kernelRows } from "./band.ts";
import { bandHeight, formatOf, headerOf, MCU_SIDE } from "./format.ts";
import type { KernelRows } from "./kernel-rows.ts";
import { sampledTables } from "./sample.ts";

/** Picture read while it is encoded, some rows twice. */
export interface JpegPicture {
  /** Sides from 1 to 65,535 pixels. */
  readonly size: Size;
  /** 1 to 100, libjpeg's scale. */
  readonly quality: number;
  /** APPn and COM, JFIF's first. */
  readonly segments: readonly JpegSegment[];
  /** Returns opaque RGBA rows, used until the next call. */
  read(top: number, rows: number): Uint8ClampedArray;
  /** Returns whether these rows are known to be equal. */
  alike(top: number, rows: number): boolean;
}

/** {@link JpegPicture} for several threads, holding several bands at once. */
export interface SharedJpegPicture extends JpegPicture {
  /** Returns opaque RGBA rows in new memory, which coders may transfer. */
  read(top: number, rows: number): Uint8ClampedArray<ArrayBuffer>;
  /** Returns the same rows for the Huffman tables, used until the next call. */
  sample(top: number, rows: number): Uint8ClampedArray;
}

type Bytes = Uint8Array<ArrayBuffer>;

export type JpegBandHelper = BandHelper<JpegBand, Bytes>;

const END_OF_IMAGE = Uint8Array.of(0xff, EOI);

/** Returns whether this encoder is available. */
export function canEncodeJpeg(): boolean {
  return withKernel((kernel) => kernel !== null);
}

/**
 * Encodes a picture as baseline JPEG: full-resolution chroma (4:4:4), standard quantisation tables, optimised Huffman tables,
 * restart markers between bands. Holds only some rows in memory.
 * @returns the file in pieces; null without a kernel, since the browser's encoder is then faster
 */
export function encodeJpeg(picture: JpegPicture): readonly Bytes[] | null {
  return withKernel((kernel) => kernel && encode(new Arena(kernel), picture));
}

function encode(arena: Arena, picture: JpegPicture): readonly Bytes[] {
  const { size, quality, read } = picture;
  const rows = kernelRows(arena, { width: size.width, quality }, Math.min(size.height, bandHeight(size)));
  const { format, header } = prepare(picture, read, rows);
  const encoder = new BandEncoder(arena, rows, format);
  const places = placesOf(picture);
  const coded = places.filter(isRead).map(({ top, rows: count }) => encoder.encode(read(top, count)));
  return fileOf(header, places, coded);
}

/**
 * Runs {@link encodeJpeg} on this thread and others. The file is the same.
 * @returns null without a kernel
 * @throws errors from reading and from this thread's coder
 */
export async function encodeJpegInBands(
  picture: SharedJpegPicture,
  coders: BandCoders<JpegBand, Bytes>,
): Promise<readonly Bytes[] | null> {
  const { size, quality, read, sample } = picture;
  const prepared = withKernel((kernel) => {
    if (kernel === null) return null;
    return prepare(picture, sample, kernelRows(new Arena(kernel), { width: size.width, quality }, MCU_SIDE));
  });
  if (prepared === null) return null;
  const { format, header } = prepared;
  const places = placesOf(picture);
  const bandAt = ({ top, rows }: Place): JpegBand => ({ format, pixels: read(top, rows) });
  return fileOf(header, places, await codeBands(places.filter(isRead), bandAt, coders));
}

interface Prepared {
  readonly format: JpegBandFormat;
  /** Everything before the scan data. */
  readonly header: Bytes;
}

/** Makes the Huffman tables from some rows. */
function prepare({ size, quality, segments }: JpegPicture, read: JpegPicture["read"], kernel: KernelRows): Prepared {
  const format = formatOf(size, quality);
  const tables = sampledTables(format.grid, (row) => {
    const top = row * MCU_SIDE;
    kernel.load(read(top, Math.min(MCU_SIDE, size.height - top)));
    kernel.transform(0);
    return kernel.view();
  });
  return { format: { width: size.width, quality, tables }, header: headerOf(size, format, tables, segments) };
}

interface Place {
  readonly top: number;
  readonly rows: number;
  /** True if the band equals the previous one and is not read. */
  readonly repeats: boolean;
}

function placesOf({ size, alike }: JpegPicture): readonly Place[] {
  const height = bandHeight(size);
  return Array.from({ length: Math.ceil(size.height / height) }, (_, index) => {
    const top = index * height;
    const rows = Math.min(height, size.height - top);
    return { top, rows, repeats: top > 0 && rows === height && alike(top - height, 2 * height) };
  });
}

function isRead({ repeats }: Place): boolean {
  return !repeats;
}

/** @param coded data for bands that do not repeat */
function fileOf(header: Bytes, places: readonly Place[], coded: readonly Bytes[]): readonly Bytes[] {
  const pieces = [header];
  let used = 0;
  for (const [index, { repeats }] of places.entries()) {
    if (index > 0) pieces.push(Uint8Array.from(restartMarker(index - 1)));
    if (!repeats) used += 1;
    pieces.push(coded[used - 1]!);
  }
  return [...pieces, END_OF_IMAGE];
}
