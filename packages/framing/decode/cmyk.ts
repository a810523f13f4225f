import { openCmyk } from "@matte/codecs";
import type { PhotoFacts } from "../photos/types.ts";
import { bitmapOfCanvas, openContext, putPixels, release } from "../shared/canvas.ts";
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
  const context = openContext(picture, false);
  const { canvas } = context;
  if (picture.decode((rows, top) => putPixels(context, rows, { x: 0, y: top, width: picture.width }))) {
    return bitmapOfCanvas(canvas);
  }
  release(canvas);
  return null;
}
