/** A layout painted a few rows at a time: the whole picture is never held, however large it is. */
import { type Box, type Layout, paint, type Pictures } from "@matte/engine";
import { openContext, release, setSize } from "../platform/canvas.ts";
import { inkedBoxes } from "./overlay.ts";

export interface PaintedRows {
  /** RGBA, opaque, in the picture's colour space. */
  read(top: number, rows: number): Uint8ClampedArray<ArrayBuffer>;
  /** Whether these rows are nothing but matte, all of them the same. */
  alike(top: number, rows: number): boolean;
  /** Gives its canvas's pixels back. */
  release(): void;
}

export function paintedRows(layout: Layout, pictures: Pictures<ImageBitmap>, wideGamut: boolean): PaintedRows {
  const { width } = layout.canvas;
  const context = openContext({ width, height: 1 }, wideGamut, { willReadFrequently: true });
  const boxes = paintedBoxes(layout);
  return {
    read(top, rows) {
      ensureRows(context, rows);
      context.setTransform(1, 0, 0, 1, 0, -top);
      // All of it is painted over: the matte is opaque.
      paint(context, layout, pictures);
      return context.getImageData(0, 0, width, rows).data;
    },
    alike: (top, rows) => boxes.every(({ y, height }) => y + height <= top || y >= top + rows),
    release: () => release(context.canvas),
  };
}

/** Keeps the canvas between bands: to get new memory for each took longer than to paint it. */
function ensureRows(context: OffscreenCanvasRenderingContext2D, rows: number): void {
  const { width, height } = context.canvas;
  if (height < rows) setSize(context, { width, height: rows });
}

/** Outside these boxes there is nothing but matte. What ends amid a pixel takes all of it: edges between pixels are blended. */
function paintedBoxes(layout: Layout): Pick<Box, "y" | "height">[] {
  const { photo, stroke } = layout;
  const boxes = [photo, ...(stroke === null ? [] : [stroke.box])];
  return [...boxes.map(wholeRows), ...inkedBoxes(layout)];
}

function wholeRows({ y, height }: Box): Pick<Box, "y" | "height"> {
  const top = Math.floor(y);
  return { y: top, height: Math.ceil(y + height) - top };
}
