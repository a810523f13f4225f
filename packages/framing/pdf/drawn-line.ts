/** Lines of text as pixels. */
import { setTextStyle, type Tile } from "@matte/engine";
import { workerFontCss } from "../fonts/caption-faces.ts";
import { openContext, release } from "../shared/canvas.ts";
import type { DrawnLine, PixelPicture } from "./surface.ts";

/** Least size of type in pixels: lines may be measured in millimetres. */
const TYPE_SIZE = 96;
/** Space around the measured ink, in em. */
const MARGIN = 0.15;

/** @returns null for a line without ink */
export function drawLine({ text, font, colour, align, direction, x, y }: DrawnLine): Required<PixelPicture> | null {
  const factor = Math.max(1, TYPE_SIZE / font.size);
  const style = {
    font: { ...font, size: font.size * factor },
    align: align === "right" ? "right" : "left",
    direction: direction === "rtl" ? "rtl" : "ltr",
  } as const;
  const context = openContext({ width: 1, height: 1 }, false);
  try {
    setTextStyle(context, style, workerFontCss);
    const ink = context.measureText(text);
    const margin = Math.ceil(MARGIN * style.font.size);
    const left = Math.ceil(ink.actualBoundingBoxLeft) + margin;
    const up = Math.ceil(ink.actualBoundingBoxAscent) + margin;
    const width = left + Math.ceil(ink.actualBoundingBoxRight) + margin;
    const height = up + Math.ceil(ink.actualBoundingBoxDescent) + margin;
    if (width <= 2 * margin || height <= 2 * margin) return null;
    context.canvas.width = width;
    context.canvas.height = height;
    setTextStyle(context, style, workerFontCss);
    context.fillStyle = colour;
    context.fillText(text, left, up);
    const covers = { x: x - left / factor, y: y - up / factor, width: width / factor, height: height / factor };
    return { tile: pixelsOf(context), covers };
  } finally {
    release(context.canvas);
  }
}

/** Reads a canvas. */
export function pixelsOf(context: OffscreenCanvasRenderingContext2D): Tile {
  const { width, height } = context.canvas;
  return { width, height, pixels: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) };
}
