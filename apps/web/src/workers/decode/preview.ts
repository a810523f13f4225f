import type { PhotoFacts } from "#domain/photos/types.ts";
import { drawnAt, fitInside, taken } from "../platform/canvas.ts";
import { decodeAtLeast } from "./index.ts";

/** The whole photo, upright, its long side at most `longSide` pixels. The caller closes it. */
export async function previewPhoto(file: Blob, facts: PhotoFacts, longSide: number): Promise<ImageBitmap> {
  const size = fitInside(facts.size, longSide);
  const { pixels } = await decodeAtLeast(file, facts, size);
  try {
    return taken(drawnAt(pixels, size, facts.wideGamut));
  } finally {
    pixels.close();
  }
}
