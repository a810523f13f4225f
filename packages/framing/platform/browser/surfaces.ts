/** A worker's canvases. */
import type { Size } from "@matte/engine";

export interface CanvasSettings {
  readonly colorSpace: PredefinedColorSpace;
  readonly willReadFrequently?: boolean;
}

/** Opens a context on a new one-pixel canvas. */
export function newContext(settings: CanvasSettings): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(1, 1).getContext("2d", settings);
  if (context === null) throw new Error("This browser draws no canvas in workers");
  return context;
}

/** Takes a canvas's pixels, leaving it empty. */
export function takenBitmap(canvas: OffscreenCanvas): ImageBitmap {
  return canvas.transferToImageBitmap();
}

/** RGBA pixels for a canvas. */
export function pixelData(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  { width, height }: Size,
  colorSpace: PredefinedColorSpace,
): ImageData {
  return new ImageData(pixels, width, height, { colorSpace });
}
