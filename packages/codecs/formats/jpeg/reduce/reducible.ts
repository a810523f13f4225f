/** Pixels of a JPEG at an eighth or a quarter of its size, for its previews. */
import type { Size } from "@matte/engine";
import { orFallback } from "../lossless/fallback.ts";
import { type LosslessSource, openLossless } from "../lossless/open.ts";
import type { Segment } from "../segments.ts";
import { onlyScan } from "./coefficient-rows.ts";
import { eachReducedBand } from "./reduce.ts";
import { type Reduction, reductionOf } from "./reduction.ts";

/** Eighths of the photo's size. For larger pictures a browser's decoder is as fast. */
const EIGHTHS = [1, 2];
const PIXEL_BYTES = 4;

export interface ReducibleJpeg {
  /** Of the reduced picture as stored, before the orientation is applied. */
  readonly size: Size;
  /** Decodes opaque RGBA in the file's own colour space; null if the photo is damaged, or without WebAssembly. */
  decode(): Uint8ClampedArray<ArrayBuffer> | null;
}

/**
 * Opens a JPEG for decoding at least `wanted` pixels each way.
 * @param bytes of the whole file, which must not change while the picture is in use
 * @param known segments that `probe` found in the same bytes
 * @returns null for photos that a browser should decode: less than four times as large, of several scans, neither YCbCr nor grey
 */
export function openReducible(bytes: Uint8Array, wanted: Size, known?: readonly Segment[]): ReducibleJpeg | null {
  const source = openLossless(bytes, known);
  if ("fallbackReason" in source || source.picture.colour === "rgb" || onlyScan(source) === null) return null;
  const reduction = EIGHTHS.map((eighths) => reductionOf(source, eighths)).find(
    (one) => one !== null && one.size.width >= wanted.width && one.size.height >= wanted.height,
  );
  return reduction ? { size: reduction.size, decode: () => decoded(source, reduction) } : null;
}

function decoded(source: LosslessSource, reduction: Reduction): Uint8ClampedArray<ArrayBuffer> | null {
  const { width, height } = reduction.size;
  const pixels = new Uint8ClampedArray(width * height * PIXEL_BYTES);
  let at = 0;
  const outcome = orFallback(() =>
    eachReducedBand(source, reduction, (rows) => {
      pixels.set(rows, at);
      at += rows.length;
    }),
  );
  return outcome === "complete" ? pixels : null;
}
