/** Photos in a few thousand pixels, for mattes that show them blurred. */
import type { Size, Tile } from "@matte/engine";
import { bitmapOfPixels, openContext, release } from "../shared/canvas.ts";
import type { Eighth } from "./tones.ts";

/** Long side in pixels: the least blur leaves nothing finer. */
const LONG_SIDE = 192;

/** For exports: averages of whole squares. */
export function reducedPhoto({ pixels, size, wideGamut }: Eighth): Tile {
  const side = Math.max(1, Math.ceil(Math.max(size.width, size.height) / LONG_SIDE));
  const [width, height] = [Math.ceil(size.width / side), Math.ceil(size.height / side)];
  const averages = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < averages.length; at += 1) {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
    averages[at] = averageOf(pixels, size, { x: x * side, y: y * side, side, channel: at & 3 });
  }
  const reduced = { width, height, pixels: averages };
  return wideGamut ? inSrgb(reduced) : reduced;
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly channel: number;
}

function averageOf(pixels: Uint8ClampedArray, { width, height }: Size, { x, y, side, channel }: Square): number {
  const [right, bottom] = [Math.min(width, x + side), Math.min(height, y + side)];
  let sum = 0;
  for (let row = y; row < bottom; row += 1)
    for (let column = x; column < right; column += 1) sum += pixels[4 * (row * width + column) + channel] ?? 0;
  return sum / ((right - x) * (bottom - y));
}

/** Converts from Display P3: mattes are in sRGB. */
function inSrgb({ width, height, pixels }: Tile): Tile {
  const bitmap = bitmapOfPixels(pixels, { width, height }, true);
  try {
    return pixelsOf(bitmap, { width, height });
  } finally {
    bitmap.close();
  }
}

const known = new WeakMap<object, Tile>();

/** For previews: a decoded photo, reduced by the canvas, once. */
export function reducedImage(photo: CanvasImageSource, size: Size): Tile {
  const factor = Math.min(1, LONG_SIDE / Math.max(size.width, size.height));
  const side = (length: number): number => Math.max(1, Math.round(length * factor));
  const found = known.get(photo) ?? pixelsOf(photo, { width: side(size.width), height: side(size.height) });
  known.set(photo, found);
  return found;
}

function pixelsOf(image: CanvasImageSource, { width, height }: Size): Tile {
  const context = openContext({ width, height }, false, { willReadFrequently: true });
  try {
    context.drawImage(image, 0, 0, width, height);
    return { width, height, pixels: context.getImageData(0, 0, width, height).data };
  } finally {
    release(context.canvas);
  }
}
