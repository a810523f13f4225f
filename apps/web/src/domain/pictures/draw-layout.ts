/** Draws layouts on the page's canvases with the export's painter. */
import {
  type HexColour,
  paint,
  scaleToScreen,
  scaleToThumbnail,
  type Layout,
  type Pictures,
  type Size,
} from "@matte/engine";
import { addedFontCss } from "@matte/framing/platform/faces.ts";
import { CANVAS_MEANS } from "@matte/framing/shared/canvas.ts";
import { computedMatte } from "./computed-matte.ts";

/** Opens a canvas's context in the photo's colours. A canvas keeps its first context's colour space. */
export function openPageContext(canvas: HTMLCanvasElement, wideGamut: boolean): CanvasRenderingContext2D | null {
  return canvas.getContext("2d", { colorSpace: wideGamut ? "display-p3" : "srgb" });
}

/** Draws a whole layout at another scale; the canvas takes its size. */
export function drawScaled(
  context: CanvasRenderingContext2D,
  layout: Layout,
  factor: number,
  pictures: Pictures<CanvasImageSource>,
): void {
  resize(context.canvas, scaledSize(layout.canvas, factor));
  drawLayout(context, scaleToScreen(layout, factor), pictures);
}

/** Draws a whole layout in a few dozen pixels. @param density device pixels per CSS pixel */
export function drawThumbnail(
  context: CanvasRenderingContext2D,
  layout: Layout,
  { factor, density }: { readonly factor: number; readonly density: number },
  pictures: Pictures<CanvasImageSource>,
): void {
  resize(context.canvas, scaledSize(layout.canvas, factor));
  drawLayout(context, scaleToThumbnail(layout, factor, density), pictures);
}

/** Part of a layout on a canvas. */
interface Shown {
  /** Layout point drawn at the canvas's top left corner. */
  readonly corner?: { readonly x: number; readonly y: number };
  /** True while further pictures follow quickly: smooth parts of the matte are computed in fewer pixels. */
  readonly isMoving?: boolean;
}

/** Draws a layout measured in the canvas's pixels. */
export function drawLayout(
  context: CanvasRenderingContext2D,
  layout: Layout,
  pictures: Pictures<CanvasImageSource>,
  { corner = { x: 0, y: 0 }, isMoving = false }: Shown = {},
): void {
  const { canvas } = context;
  const redraw = (): void => drawLayout(context, layout, pictures, { corner, isMoving });
  const computed = computedMatte(layout, pictures.photo, { canvas, isMoving }, redraw);
  const within = { ...corner, width: canvas.width, height: canvas.height };
  context.setTransform(1, 0, 0, 1, 0, 0);
  // The layout's edge may fall inside the last pixel row or column; both must still be opaque. Filling the rest too saves the
  // browser a copy of the canvas's earlier content.
  context.fillStyle = layout.background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(-corner.x, -corner.y);
  context.imageSmoothingQuality = smoothing(layout.photo.width, pictures.photo);
  paint(context, layout, { ...pictures, ...computed, within, tint }, addedFontCss);
}

function tint(logo: CanvasImageSource, ink: HexColour): CanvasImageSource {
  return logo instanceof ImageBitmap ? CANVAS_MEANS.tint(logo, ink) : logo;
}

/** Size in whole pixels at another scale. */
export function scaledSize({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Sets a canvas's size if it differs: that clears the canvas and frees its memory. */
export function resize(canvas: HTMLCanvasElement, { width, height }: Size): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** Down to half the source's width, plain interpolation looks like the browser's best and takes less than half the time. */
function smoothing(shownWidth: number, photo: CanvasImageSource): ImageSmoothingQuality {
  const width = "width" in photo && typeof photo.width === "number" ? photo.width : 0;
  return shownWidth >= width / 2 ? "low" : "high";
}
