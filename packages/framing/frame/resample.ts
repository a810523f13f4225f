/** Resamples photos to a social preset's size by Lanczos3; the browser's best resampling is 46 dB away. */
import { createResampler, type Resampler } from "@matte/pixels";
import type { Box, Size } from "@matte/engine";
import { bitmapOfPixels, openContext, release } from "../shared/canvas.ts";
import { reuseBuffer } from "../shared/memory.ts";

/** Pixels read at once, so that a large photo takes a few megabytes instead of hundreds. */
const BAND_PIXELS = 2 ** 20;

export interface ResampleOptions {
  readonly wideGamut: boolean;
  readonly alpha: boolean;
}

/**
 * Resamples the photo to its box's pixels, closing the original. Returns the same photo if it has them already, if its
 * box is not on whole pixels, or without WebAssembly: then the canvas scales it.
 */
export function fittedTo(photo: ImageBitmap, { x, y, width, height }: Box, options: ResampleOptions): ImageBitmap {
  const same = photo.width === width && photo.height === height;
  if (same || ![x, y, width, height].every(Number.isInteger)) return photo;
  const resampler = createResampler(photo, { width, height }, options);
  if (resampler === null) return photo;
  try {
    return resampledBy(resampler, photo, { width, height }, options);
  } finally {
    photo.close();
  }
}

function resampledBy(resampler: Resampler, photo: ImageBitmap, size: Size, options: ResampleOptions): ImageBitmap {
  for (const band of bandsOf(photo, options.wideGamut)) resampler.push(band);
  return bitmapOfPixels(resampler.result(), size, options.wideGamut);
}

/** Yields RGBA rows from the top, each band valid until the next. */
function* bandsOf(photo: ImageBitmap, wideGamut: boolean): Generator<Uint8ClampedArray> {
  const { width, height } = photo;
  const rows = Math.min(height, Math.max(1, Math.floor(BAND_PIXELS / width)));
  const context = openContext({ width, height: rows }, wideGamut, { willReadFrequently: true });
  // Transparent pixels replace the previous band's.
  context.globalCompositeOperation = "copy";
  const bands = reuseBuffer((top: number) => {
    context.drawImage(photo, 0, -top);
    return context.getImageData(0, 0, width, Math.min(rows, height - top)).data;
  });
  try {
    for (let top = 0; top < height; top += rows) yield bands.read(top);
  } finally {
    bands.end();
    release(context.canvas);
  }
}
