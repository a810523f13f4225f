/** Pictures of signatures: PNGs with alpha, from strokes and from photos. */
import { LOGO_LIMIT } from "@matte/contracts/limits";
import { SIGNATURE_PHOTO_SIDE, signatureFromPhoto, type Size } from "@matte/engine";
import { bitmapOfPixels, fitInside, openContext, release } from "@matte/framing/shared/canvas.ts";
import { boundsOf, fillStrokes, type PenStroke } from "./strokes.ts";

/** Ink of a drawn signature that keeps its colours. */
const INK = "#111111";
/** Pixels of the picture for each of the pad's. */
const SCALE = 6;
/** Pixels around the ink. */
const MARGIN = 2;

/** Returns a PNG of strokes; null without any. */
export async function pictureOfStrokes(strokes: readonly PenStroke[]): Promise<Blob | null> {
  const bounds = boundsOf(strokes);
  if (bounds === null) return null;
  const scale = Math.min(SCALE, (LOGO_LIMIT.side - 2 * MARGIN) / Math.max(bounds.width, bounds.height));
  const side = (length: number): number => Math.ceil(length * scale) + 2 * MARGIN;
  return drawn({ width: side(bounds.width), height: side(bounds.height) }, (context) => {
    context.setTransform(scale, 0, 0, scale, MARGIN - bounds.left * scale, MARGIN - bounds.top * scale);
    context.fillStyle = INK;
    fillStrokes(context, strokes);
  });
}

/**
 * Returns a PNG of the ink in a photo; null without ink.
 * @throws the browser's error for a file that is not an image
 */
export async function pictureOfPhoto(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const size = fitInside(bitmap, SIGNATURE_PHOTO_SIDE);
  const context = openContext(size, false, { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, size.width, size.height);
  release(context.canvas);
  const found = signatureFromPhoto(data, size);
  if (found === null) return null;
  const ink = bitmapOfPixels(found.pixels, found, false);
  try {
    return await drawn(found, (target) => target.drawImage(ink, 0, 0));
  } finally {
    ink.close();
  }
}

/** Returns a PNG turned by a quarter, clockwise. */
export async function turnedPicture(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  try {
    const { width, height } = bitmap;
    return await drawn({ width: height, height: width }, (context) => {
      context.setTransform(0, 1, -1, 0, height, 0);
      context.drawImage(bitmap, 0, 0);
    });
  } finally {
    bitmap.close();
  }
}

async function drawn(size: Size, draw: (context: OffscreenCanvasRenderingContext2D) => void): Promise<Blob> {
  const context = openContext(size, false);
  try {
    draw(context);
    return await context.canvas.convertToBlob({ type: "image/png" });
  } finally {
    release(context.canvas);
  }
}
