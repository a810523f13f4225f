import type { PngFormat } from "./format.ts";

/** Successive rows. Plain data to send between threads. */
export interface PngBand {
  readonly format: PngFormat;
  readonly width: number;
  /** Whole rows: RGBA for 8 bits, big-endian samples in the picture's format for 16 bits. */
  readonly pixels: Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>;
  /** True if the first row is above the band, for prediction only. */
  readonly above: boolean;
}

/** A band's part of the zlib stream, in a separate chunk. */
export interface CodedBand {
  /** Whole IDAT chunk; its data starts and ends on byte boundaries. */
  readonly chunk: Uint8Array<ArrayBuffer>;
  /** Adler-32 for the filtered rows, starting from 1. */
  readonly adler: number;
  /** Filtered bytes. */
  readonly length: number;
}
