/** A layout painted a few rows at a time: the whole picture is never in memory, whatever its size. */
import { type Box, flatAreas, type Layout, paint, type Pictures } from "@matte/engine";
import { workerFontCss } from "../fonts/caption-faces.ts";
import type { PictureRows } from "../encode/canvas-colour.ts";
import { CANVAS_MEANS, openContext, release, setSize } from "../shared/canvas.ts";
import { DRAWN_MATTE } from "../shared/drawn-matte.ts";
import { overlayPixels } from "./overlay.ts";

export interface PaintedRows extends PictureRows {
  /** Frees the canvas. */
  release(): void;
}

/** @param part columns to read, all rows of them; by default all */
export function paintedRows(
  layout: Layout,
  pictures: Pictures<ImageBitmap>,
  wideGamut: boolean,
  { x, width }: Pick<Box, "x" | "width"> = { x: 0, width: layout.canvas.width },
): PaintedRows {
  const context = openContext({ width, height: 1 }, wideGamut, { willReadFrequently: true });
  const boxes = paintedBoxes(layout);
  return {
    read(top, rows) {
      ensureRows(context, rows);
      context.setTransform(1, 0, 0, 1, -x, -top);
      // No clearing needed: the matte is opaque and covers everything.
      const within = { x, y: top, width, height: rows };
      paint(context, layout, { ...pictures, ...CANVAS_MEANS, drawn: DRAWN_MATTE, within }, workerFontCss);
      return context.getImageData(0, 0, width, rows).data;
    },
    alike: (top, rows) =>
      layout.surface === null && boxes.every(({ y, height }) => y + height <= top || y >= top + rows),
    release: () => release(context.canvas),
  };
}

/** Keeps the canvas between bands: allocating memory for each took longer than painting. */
function ensureRows(context: OffscreenCanvasRenderingContext2D, rows: number): void {
  const { width, height } = context.canvas;
  if (height < rows) setSize(context, { width, height: rows });
}

/** Rows outside these boxes are only matte. Boxes ending within a pixel include it, because its edge is blended. */
function paintedBoxes(layout: Layout): Pick<Box, "y" | "height">[] {
  const boxes = [layout.photo, ...flatAreas(layout).map(({ box }) => box)];
  return [...boxes.map(wholeRows), ...overlayPixels(layout)];
}

function wholeRows({ y, height }: Box): Pick<Box, "y" | "height"> {
  const top = Math.floor(y);
  return { y: top, height: Math.ceil(y + height) - top };
}
