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
  const context = contextOf(new OffscreenCanvas(1, 1), wideGamut, { willReadFrequently: true });
  return {
    read(top, rows) {
      // Setting the size clears the canvas and its state.
      context.canvas.width = width;
      context.canvas.height = rows;
      context.imageSmoothingQuality = "high";
      context.setTransform(1, 0, 0, 1, 0, -top);
      paint(context, layout, pictures);
      return context.getImageData(0, 0, width, rows).data;
    },
    release: () => release(context.canvas),
  };
}
