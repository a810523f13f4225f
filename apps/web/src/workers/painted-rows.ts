/** A layout painted a few rows at a time: the whole picture is never held, however large it is. */
import { type Layout, paint, type Pictures } from "@matte/engine";
import { contextOf, release } from "./canvas.ts";

export interface PaintedRows {
  /** RGBA, opaque, in the picture's colour space. */
  read(top: number, rows: number): Uint8ClampedArray<ArrayBuffer>;
  /** Gives its canvas's pixels back. */
  release(): void;
}

export function paintedRows(layout: Layout, pictures: Pictures<ImageBitmap>, wideGamut: boolean): PaintedRows {
  const { width } = layout.canvas;
  const context = contextOf(new OffscreenCanvas(width, 1), wideGamut, { willReadFrequently: true });
  return {
    read(top, rows) {
      ensureRows(context, rows);
      context.setTransform(1, 0, 0, 1, 0, -top);
      // All of it is painted over: the matte is opaque.
      paint(context, layout, pictures);
      return context.getImageData(0, 0, width, rows).data;
    },
    release: () => release(context.canvas),
  };
}

/** Keeps the canvas between bands: to get new memory for each took longer than to paint it. A new size resets its state. */
function ensureRows(context: OffscreenCanvasRenderingContext2D, rows: number): void {
  if (context.canvas.height >= rows) return;
  context.canvas.height = rows;
  context.imageSmoothingQuality = "high";
}
