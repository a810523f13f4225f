import { openCmyk } from "@matte/codecs";
import type { PhotoFacts } from "../photos/types.ts";
import { bitmapOfCanvas, openContext, putRows, release } from "../shared/canvas.ts";
import { detach } from "../shared/memory.ts";

/** True for a JPEG of four components. */
export function isCmyk({ lossless }: Pick<PhotoFacts, "lossless">): boolean {
  return lossless?.fallbackReason === "cmyk";
}

/**
 * Decodes a CMYK photo in the colours of its profile. Browsers ignore the profile or approximate it.
 * @returns stored pixels in sRGB; null without a usable profile, and where the file is damaged: the browser decodes it then
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
  // A copy of the rows: memory of WebAssembly does not suit all browsers.
  const complete = picture.decode((rows, top) => putRows(context, rows.slice(), { top, wideGamut: false }));
  // A canvas beyond the limits of the browser, such as 16 megapixels on iOS, stays empty.
  if (complete && context.getImageData(width - 1, height - 1, 1, 1).data[3] === 255) return bitmapOfCanvas(canvas);
  release(canvas);
  return null;
}
