/** Photos at the size of a social preset, by Lanczos3: the browser's own best is 46 dB from it. */
import { Resampler } from "@matte/codecs";
import type { Box, Size } from "@matte/engine";
import { colourSpaceOf, contextOf, release, taken } from "./canvas.ts";

/** Pixels read at once: of the largest photo a few megabytes, not its hundreds. */
const BAND_PIXELS = 2 ** 20;

export interface ResampleOptions {
  readonly wideGamut: boolean;
  /** Whether the photo may be see-through. */
  readonly alpha: boolean;
}

/**
 * The photo with as many pixels as its place in the picture has; the photo itself where it has them, or where that place does
 * not lie on whole pixels. Closes the photo that it replaces.
 */
export function fittedTo(photo: ImageBitmap, { x, y, width, height }: Box, options: ResampleOptions): ImageBitmap {
  const same = photo.width === width && photo.height === height;
  if (same || ![x, y, width, height].every(Number.isInteger)) return photo;
  try {
    return resampledTo(photo, { width, height }, options);
  } finally {
    photo.close();
  }
}

function resampledTo(photo: ImageBitmap, size: Size, options: ResampleOptions): ImageBitmap {
  const resampler = new Resampler(photo, size, options);
  for (const band of bandsOf(photo, options.wideGamut)) resampler.push(band);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = contextOf(canvas, options.wideGamut);
  const colorSpace = colourSpaceOf(options.wideGamut);
  context.putImageData(new ImageData(resampler.result(), size.width, size.height, { colorSpace }), 0, 0);
  return taken(canvas);
}

/** The photo's rows from its top, RGBA, some at a time. */
function* bandsOf(photo: ImageBitmap, wideGamut: boolean): Generator<Uint8ClampedArray> {
  const { width, height } = photo;
  const rows = Math.min(height, Math.max(1, Math.floor(BAND_PIXELS / width)));
  const canvas = new OffscreenCanvas(width, rows);
  const context = readableContextOf(canvas, wideGamut);
  try {
    for (let top = 0; top < height; top += rows) {
      context.drawImage(photo, 0, -top);
      yield context.getImageData(0, 0, width, Math.min(rows, height - top)).data;
    }
  } finally {
    release(canvas);
  }
}

/** Its pixels stay where they can be read; what is see-through takes the place of what was there. */
function readableContextOf(canvas: OffscreenCanvas, wideGamut: boolean): OffscreenCanvasRenderingContext2D {
  const context = contextOf(canvas, wideGamut, { willReadFrequently: true });
  context.globalCompositeOperation = "copy";
  return context;
}
