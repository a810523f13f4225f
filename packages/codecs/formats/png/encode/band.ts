import type { PngFormat } from "./format.ts";

/** Successive rows of a picture. Plain data that can be sent between threads. */
export interface PngBand {
  readonly format: PngFormat;
  readonly width: number;
  /** Whole rows: RGBA pixels for 8 bits, big-endian samples of the format itself for 16 bits. */
  readonly pixels: Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>;
  /** True if the first row is the one above the band, needed only for prediction. */
  readonly above: boolean;
}

/** A band's part of the zlib stream, in a chunk of its own. */
export interface CodedBand {
  /** A whole IDAT chunk, whose data starts and ends on byte boundaries. */
  readonly chunk: Uint8Array<ArrayBuffer>;
  /** Adler-32 of the filtered rows, starting from 1. */
  readonly adler: number;
  /** Bytes of the filtered rows. */
  readonly length: number;
}
