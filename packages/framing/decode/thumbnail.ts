import type { PhotoFacts } from "../photos/types.ts";
import { drawnAt, fitInside, release } from "../shared/canvas.ts";

/** Long side in pixels: the widest thumbnail on a double-density screen. */
export const THUMBNAIL_SIDE = 240;

type ShownFacts = Pick<PhotoFacts, "size" | "wideGamut">;

/** Makes a JPEG, or a PNG for a photo with an alpha channel. */
export async function thumbnailOf(pixels: ImageBitmap, { size, wideGamut }: ShownFacts, alpha: boolean): Promise<Blob> {
  const canvas = drawnAt(pixels, fitInside(size, THUMBNAIL_SIDE), wideGamut);
  try {
    return await canvas.convertToBlob(alpha ? { type: "image/png" } : { type: "image/jpeg", quality: 0.85 });
  } finally {
    release(canvas);
  }
}
