import { encodeJpeg, type JpegSegment, segmentsLike } from "@matte/codecs";
import { reuseBuffer } from "../shared/memory.ts";
import { canvasJpeg, type PaintedPicture } from "./canvas-colour.ts";
import type { Pieces } from "./file.ts";

/** Encodes painted rows as JPEG; null where this encoder is unavailable. @param quality 1 to 100, on libjpeg's scale @param lead segments after all others */
export async function encodePaintedJpeg(
  { size, rows, wideGamut, metadata }: PaintedPicture,
  quality: number,
  lead: readonly JpegSegment[] = [],
): Promise<Pieces | null> {
  const segments = [...segmentsLike(await canvasJpeg(wideGamut), metadata), ...lead];
  const bands = reuseBuffer(rows.read);
  try {
    return encodeJpeg({ size, quality, segments, read: bands.read, alike: rows.alike });
  } finally {
    bands.end();
  }
}
