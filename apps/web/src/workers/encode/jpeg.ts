import { encodeJpeg, type ExportMetadata, segmentsLike } from "@matte/codecs";
import type { Size } from "@matte/engine";
import { canvasJpeg } from "./canvas-colour.ts";
import { passing } from "../platform/memory.ts";
import type { PaintedRows } from "../frame/painted-rows.ts";

/** As libjpeg counts it, and browsers, who divide it by a hundred. */
export const JPEG_QUALITY = 95;

export interface JpegExport {
  readonly size: Size;
  readonly rows: PaintedRows;
  readonly wideGamut: boolean;
  readonly metadata: ExportMetadata;
}

/**
 * Encodes painted rows as JPEG.
 * @returns the file in pieces; null where the browser's own encoder must do
 */
export async function encodePaintedAsJpeg({
  size,
  rows,
  wideGamut,
  metadata,
}: JpegExport): Promise<readonly Uint8Array<ArrayBuffer>[] | null> {
  const segments = segmentsLike(await canvasJpeg(wideGamut), metadata);
  const bands = passing(rows.read);
  try {
    return encodeJpeg({ size, quality: JPEG_QUALITY, segments, read: bands.read, alike: rows.alike });
  } finally {
    bands.end();
  }
}
