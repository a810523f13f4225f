import { encodeJpeg, segmentsLike } from "@matte/codecs";
import { reuseBuffer } from "../platform/memory.ts";
import { canvasJpeg, type PaintedPicture } from "./canvas-colour.ts";
import type { Pieces } from "./file.ts";

/** On libjpeg's scale; browsers take it divided by 100. */
export const JPEG_QUALITY = 95;

/** Encodes painted rows as JPEG; null where this encoder is unavailable. */
export async function encodePaintedJpeg({ size, rows, wideGamut, metadata }: PaintedPicture): Promise<Pieces | null> {
  const segments = segmentsLike(await canvasJpeg(wideGamut), metadata);
  const bands = reuseBuffer(rows.read);
  try {
    return encodeJpeg({ size, quality: JPEG_QUALITY, segments, read: bands.read, alike: rows.alike });
  } finally {
    bands.end();
  }
}
