/** A photo's tones, from its pixels at a reduced size. */
import { type PhotoTones, photoTones } from "@matte/engine";
import { fitInside, openContext, release } from "../shared/canvas.ts";

/** Long side in pixels: three for each part of the photo. */
const SIDE = 144;

export function tonesOf(pixels: ImageBitmap): PhotoTones {
  const size = fitInside(pixels, SIDE);
  const context = openContext(size, false, { willReadFrequently: true });
  try {
    context.drawImage(pixels, 0, 0, size.width, size.height);
    return photoTones(context.getImageData(0, 0, size.width, size.height).data, size);
  } finally {
    release(context.canvas);
  }
}
