import { type BandCoders, type BandHelper, codeBands } from "@matte/pixels";
import type { PngChunk } from "../chunks.ts";
import type { CodedBand, PngBand } from "./band.ts";
import { pngFile } from "./file.ts";
import { bytesPerPixel, type PngFormat } from "./format.ts";

export type PngBandHelper = BandHelper<PngBand, CodedBand>;

/** Picture read while it is encoded. */
export interface PngPicture {
  readonly width: number;
  readonly height: number;
  readonly format: PngFormat;
  /** Colour and metadata, in file order. */
  readonly chunks: readonly PngChunk[];
  /** Returns rows from `top` laid out as in {@link PngBand}; the caller may transfer them to another thread. */
  read(top: number, rows: number): PngBand["pixels"];
}

interface Place {
  readonly top: number;
  readonly rows: number;
}

/** Sample bytes coded together: enough to find matches, few enough to keep several threads busy. */
const BAND = 1 << 21;

/**
 * Encodes a picture. Its bands become deflate streams ending on byte boundaries, joined to a PNG's single stream.
 * @returns the file in pieces, for a Blob
 * @throws errors from reading and from this thread's coder, and the signal's reason
 */
export async function encodePng(
  picture: PngPicture,
  coders: BandCoders<PngBand, CodedBand>,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>[]> {
  return pngFile(picture, await codeBands(placesOf(picture), (place) => bandAt(picture, place), coders, signal));
}

/** Returns a picture's number of bands, the most coders of use. */
export function pngBands(picture: Pick<PngPicture, "width" | "height" | "format">): number {
  return placesOf(picture).length;
}

function placesOf({ width, height, format }: Pick<PngPicture, "width" | "height" | "format">): Place[] {
  const rows = Math.max(1, Math.floor(BAND / (width * bytesPerPixel(format))));
  return Array.from({ length: Math.ceil(height / rows) }, (_, index) => {
    const top = index * rows;
    return { top, rows: Math.min(rows, height - top) };
  });
}

function bandAt({ format, width, read }: PngPicture, { top, rows }: Place): PngBand {
  const above = top > 0;
  return { format, width, above, pixels: above ? read(top - 1, rows + 1) : read(top, rows) };
}
