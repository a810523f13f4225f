import { openCmyk } from "@matte/jpeg";
import type { PhotoFacts } from "../photos/types.ts";
import { bitmapOfCanvas, openContext, putRows, release } from "../shared/canvas.ts";
import { detach } from "../shared/memory.ts";

/** True for a four-component JPEG. */
export function isCmyk({ lossless }: Pick<PhotoFacts, "lossless">): boolean {
  return lossless?.fallbackReason === "cmyk";
}

/**
 * Decodes a CMYK photo in its profile's colours, which browsers ignore or approximate, and alike on every system.
 * @returns stored pixels in sRGB; null for a damaged file, which the browser decodes
 */
export async function decodeCmyk(file: Blob): Promise<ImageBitmap | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return pixelsOf(bytes);
  } finally {
    detach(bytes);
  }
}

function pixelsOf(bytes: Uint8Array): ImageBitmap | null {
  const picture = openCmyk(bytes);
  if (picture === null) return null;
  const { width, height } = picture;
  // Hundreds of bands are put onto it, and a pixel is read.
  const context = openContext(picture, false, { willReadFrequently: true });
  const { canvas } = context;
  // Copies the rows: not all browsers accept WebAssembly memory.
  const complete = picture.decode((rows, top) => putRows(context, rows.slice(), { top, wideGamut: false }));
  // A canvas beyond the browser's limits, such as 16 megapixels on iOS, stays empty.
  if (complete && context.getImageData(width - 1, height - 1, 1, 1).data[3] === 255) return bitmapOfCanvas(canvas);
  release(canvas);
  return null;
}
