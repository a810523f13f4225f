/** Photos at the size of a social preset, by Lanczos3: the browser's own best is 46 dB from it. */
import { Resampler } from "@matte/codecs";
import type { Box, Size } from "@matte/engine";
import { passing } from "../platform/memory.ts";
import { colourSpaceOf, openContext, release, taken } from "../platform/canvas.ts";

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
  const context = openContext(size, options.wideGamut);
  const colorSpace = colourSpaceOf(options.wideGamut);
  context.putImageData(new ImageData(resampler.result(), size.width, size.height, { colorSpace }), 0, 0);
  return taken(context.canvas);
}

/** The photo's rows from its top, RGBA, some at a time; each is there until the next. */
function* bandsOf(photo: ImageBitmap, wideGamut: boolean): Generator<Uint8ClampedArray> {
  const { width, height } = photo;
  const rows = Math.min(height, Math.max(1, Math.floor(BAND_PIXELS / width)));
  const context = openContext({ width, height: rows }, wideGamut, { willReadFrequently: true });
  // What is see-through takes the place of what was there.
  context.globalCompositeOperation = "copy";
  const bands = passing((top: number) => {
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
