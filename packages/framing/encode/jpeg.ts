import { canEncodeJpeg, encodeJpeg, encodeJpegBand, encodeJpegInBands } from "@matte/jpeg";
import type { JpegSegment } from "@matte/pixels/segments";
import { segmentsLike } from "@matte/formats";
import type { Size } from "@matte/engine";
import { type BandHelpers, NO_HELPERS, type StartHelpers, yieldingCoder } from "../shared/band-helpers.ts";
import { reuseBuffer } from "../shared/memory.ts";
import { canvasJpeg, type PaintedPicture } from "./canvas-colour.ts";
import type { Pieces } from "./file.ts";

/** Per helper: encoding them takes longer than starting a thread. */
const PIXELS_PER_HELPER = 4_000_000;

/**
 * Starts as many helper threads as a picture this large keeps busy. They load in the background: start them before
 * decoding the photo.
 */
export function startJpegHelpers({ width, height }: Size, start: StartHelpers): BandHelpers {
  const count = Math.floor((width * height) / PIXELS_PER_HELPER);
  return count > 0 && canEncodeJpeg() ? start("jpeg", count) : NO_HELPERS;
}

interface JpegCoding {
  /** 1 to 100, on libjpeg's scale. */
  readonly quality: number;
  /** Segments after all others. */
  readonly lead?: readonly JpegSegment[];
}

/**
 * Encodes painted rows as JPEG, the same with and without helpers.
 * @returns the file in pieces; null if this encoder is unavailable
 */
export async function encodePaintedJpeg(
  { size, rows, wideGamut, metadata }: PaintedPicture,
  { quality, lead = [] }: JpegCoding,
  { jpeg: helpers }: Pick<BandHelpers, "jpeg">,
): Promise<Pieces | null> {
  const segments = [...segmentsLike(await canvasJpeg(wideGamut), metadata), ...lead];
  const { read, alike } = rows;
  const reused = reuseBuffer(read);
  const picture = { size, quality, segments, alike };
  try {
    if (helpers.length === 0) return encodeJpeg({ ...picture, read: reused.read });
    const coders = { own: yieldingCoder(encodeJpegBand), helpers };
    return await encodeJpegInBands({ ...picture, read, sample: reused.read }, coders);
  } finally {
    reused.end();
  }
}
