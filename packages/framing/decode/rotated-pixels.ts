/** A photo rotated by Lanczos3, in tiles: its pixels are in memory once, as a bitmap. */
import { createRotator } from "@matte/pixels";
import type { Box, Size } from "@matte/engine";
import { type Affine, inverted } from "../read/orientation.ts";
import { bitmapOfCanvas, openContext, putPixels, release, setSize } from "../shared/canvas.ts";

/** Side of a tile in pixels: a megabyte. */
const TILE = 512;

/**
 * Rotates a photo, and closes it.
 * @param into from its points to those of the result
 * @returns null without WebAssembly, with the photo still open
 */
export function rotatedPixels(photo: ImageBitmap, into: Affine, size: Size, wideGamut: boolean): ImageBitmap | null {
  const rotator = createRotator(photo, inverted(into));
  if (rotator === null) return null;
  const result = openContext(size, wideGamut);
  const reader = openContext({ width: 1, height: 1 }, wideGamut, { willReadFrequently: true });
  try {
    for (const tile of tilesOf(size)) {
      const part = rotator.partFor(tile);
      setSize(reader, part);
      reader.drawImage(photo, -part.x, -part.y);
      const { data } = reader.getImageData(0, 0, part.width, part.height);
      const pixels = rotator.draw(tile, { ...part, pixels: data });
      putPixels(result, pixels, tile, wideGamut);
    }
  } finally {
    release(reader.canvas);
    photo.close();
  }
  return bitmapOfCanvas(result.canvas);
}

function* tilesOf({ width, height }: Size): Generator<Box> {
  for (let y = 0; y < height; y += TILE)
    for (let x = 0; x < width; x += TILE)
      yield { x, y, width: Math.min(TILE, width - x), height: Math.min(TILE, height - y) };
}
