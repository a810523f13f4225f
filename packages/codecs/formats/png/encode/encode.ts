import type { PngChunk } from "../chunks.ts";
import type { CodedBand, PngBand } from "./band.ts";
import { pngFile } from "./file.ts";
import { bytesPerPixel, type PngFormat } from "./format.ts";

/** Codes a band, here or on another thread. */
export type BandCoder = (band: PngBand) => Promise<CodedBand>;

/** A picture that is read as it is coded. */
export interface PngPicture {
  readonly width: number;
  readonly height: number;
  readonly format: PngFormat;
  /** Colour and metadata, in the order in which they are to stand. */
  readonly chunks: readonly PngChunk[];
  /** Rows from `top` on as {@link PngBand} has them; whoever gets them may pass them on to another thread. */
  read(top: number, rows: number): PngBand["pixels"];
}

/** Who codes bands. All work at once; where a helper fails, its band is coded again and it gets no other. */
export interface PngCoders {
  readonly own: BandCoder;
  readonly helpers: readonly BandCoder[];
}

interface Place {
  readonly index: number;
  readonly top: number;
  readonly rows: number;
}

/** Bytes of samples that are coded together: enough for matches to be found, few enough for many hands. */
const BAND = 1 << 21;

/**
 * Encodes a picture: its bands become deflate streams of their own, joined where they end with a byte to the one that a PNG has.
 * @returns the file in pieces, for a Blob
 * @throws what reading throws, what the own coder throws, and the signal's reason
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
  // What helpers failed with while this thread's own work was done.
  await work(own);
  return pngFile(picture, coded);
}

/** How many bands a picture has: more hands than that are of no use. */
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
