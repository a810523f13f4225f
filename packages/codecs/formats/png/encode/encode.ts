import type { PngChunk } from "../chunks.ts";
import type { CodedBand, PngBand } from "./band.ts";
import { pngFile } from "./file.ts";
import { bytesPerPixel, type PngFormat } from "./format.ts";

/** Codes a band, on this thread or another. */
export type BandCoder = (band: PngBand) => Promise<CodedBand>;

/** Picture that is read while it is encoded. */
export interface PngPicture {
  readonly width: number;
  readonly height: number;
  readonly format: PngFormat;
  /** Colour and metadata, in file order. */
  readonly chunks: readonly PngChunk[];
  /** Returns rows from `top` on, in the layout of {@link PngBand}; the caller may transfer them to another thread. */
  read(top: number, rows: number): PngBand["pixels"];
}

/** Coders of bands, which work in parallel. If a helper fails, its band is coded again and it gets no other. */
export interface PngCoders {
  readonly own: BandCoder;
  readonly helpers: readonly BandCoder[];
}

interface Place {
  readonly index: number;
  readonly top: number;
  readonly rows: number;
}

/** Bytes of samples that are coded together: enough to find matches, few enough to keep several threads busy. */
const BAND = 1 << 21;

/**
 * Encodes a picture. Its bands become deflate streams that end on byte boundaries, joined to the single stream of a PNG.
 * @returns the file in pieces, for a Blob
 * @throws errors from reading and from the own coder, and the signal's reason
 */
export async function encodePng(
  picture: PngPicture,
  { own, helpers }: PngCoders,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const waiting = placesOf(picture);
  const coded: CodedBand[] = [];
  const work = async (coder: BandCoder): Promise<void> => {
    for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
      try {
        signal?.throwIfAborted();
        coded[place.index] = await coder(bandAt(picture, place));
      } catch (error) {
        waiting.unshift(place);
        throw error;
      }
    }
  };
  await Promise.all([work(own), ...helpers.map((helper) => work(helper).catch(() => undefined))]);
  // Bands whose helper failed after this thread had finished its own work.
  await work(own);
  return pngFile(picture, coded);
}

/** Number of bands in a picture: more coders than that are of no use. */
export function pngBands(picture: Pick<PngPicture, "width" | "height" | "format">): number {
  return placesOf(picture).length;
}

function placesOf({ width, height, format }: Pick<PngPicture, "width" | "height" | "format">): Place[] {
  const rows = Math.max(1, Math.floor(BAND / (width * bytesPerPixel(format))));
  return Array.from({ length: Math.ceil(height / rows) }, (_, index) => {
    const top = index * rows;
    return { index, top, rows: Math.min(rows, height - top) };
  });
}

function bandAt({ format, width, read }: PngPicture, { top, rows }: Place): PngBand {
  const above = top > 0;
  return { format, width, above, pixels: above ? read(top - 1, rows + 1) : read(top, rows) };
}
