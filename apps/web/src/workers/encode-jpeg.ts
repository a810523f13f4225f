import { encodeJpeg, type ExportMetadata, segmentsLike } from "@matte/codecs";
import type { Size } from "@matte/engine";
import { canvasJpeg } from "./canvas-colour.ts";
import { letGo } from "./let-go.ts";
import type { PaintedRows } from "./painted-rows.ts";

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
  return encodeJpeg({ size, quality: JPEG_QUALITY, segments, read: readerOf(rows), alike: rows.alike });
}

/** Each band's memory is given back before the next is read, which then takes the same: new memory would cost as much as painting. */
function readerOf(rows: PaintedRows): PaintedRows["read"] {
  let band: Uint8ClampedArray<ArrayBuffer> | null = null;
  return (top, count) => {
    if (band !== null) letGo(band);
    band = rows.read(top, count);
    return band;
  };
}
