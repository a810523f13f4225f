import type { Size } from "@matte/engine";

export function colourSpaceOf(wideGamut: boolean): PredefinedColorSpace {
  return wideGamut ? "display-p3" : "srgb";
}

/** A 2D context in sRGB, or in Display P3 for photos that reach further. */
export function contextOf(
  canvas: OffscreenCanvas,
  wideGamut: boolean,
  settings: Readonly<{ willReadFrequently?: boolean }> = {},
): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { ...settings, colorSpace: colourSpaceOf(wideGamut) });
  if (context === null) throw new Error("This browser draws no canvas in workers");
  context.imageSmoothingQuality = "high";
  return context;
}

/** Draws a picture at another size. */
export function drawnAt(picture: ImageBitmap, { width, height }: Size, wideGamut: boolean): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas, wideGamut).drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** The pixels of a canvas that is not needed any more; the caller closes them. */
export function taken(canvas: OffscreenCanvas): ImageBitmap {
  const bitmap = canvas.transferToImageBitmap();
  release(canvas);
  return bitmap;
}

/** Gives a canvas's pixels back at once; the collector would take its time. */
export function release(canvas: OffscreenCanvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** The size inside a square of `longSide`, never larger than it is. */
export function fitInside({ width, height }: Size, longSide: number): Size {
  const factor = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
