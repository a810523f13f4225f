/** Puts a layout on the preview's canvas with the same painter the export uses. */
import { paint, scaleLayout, type Layout, type Pictures, type Size } from "@matte/engine";
import { backingSize } from "./backing.ts";
import type { Point } from "./fit.ts";

export type View =
  | { readonly kind: "whole"; readonly factor: number }
  /** A window on the export, pixel by pixel, starting at `at`. */
  | { readonly kind: "close"; readonly at: Point; readonly window: Size };

/** The canvas's size in device pixels under a view. */
export function canvasSize({ canvas }: Layout, view: View): Size {
  if (view.kind === "close") return view.window;
  return { width: whole(canvas.width * view.factor), height: whole(canvas.height * view.factor) };
}

/** What is shown, and how. */
export interface Scene {
  readonly layout: Layout;
  readonly view: View;
  readonly pictures: Pictures<CanvasImageSource>;
}

/**
 * Draws the picture at the canvas's top left.
 * @param room the device pixels on the wall while other scenes follow quickly, null when there is time
 */
export function draw(
  context: CanvasRenderingContext2D,
  { layout, view, pictures }: Scene,
  room: Size | null = null,
): void {
  const { canvas } = context;
  resize(canvas, backingSize(canvas, canvasSize(layout, view), room));
  context.setTransform(1, 0, 0, 1, 0, 0);
  // The picture's edge may fall inside the last row or column of pixels, which must be opaque all the same. Beyond, it saves
  // the browser a copy of what the canvas showed before.
  context.fillStyle = layout.background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (view.kind === "close") context.translate(-view.at.x, -view.at.y);
  const shown = view.kind === "close" ? layout : scaleLayout(layout, view.factor);
  context.imageSmoothingQuality = smoothing(shown.photo.width, pictures.photo);
  paint(context, shown, pictures);
}

/**
 * Previews are decoded at about the size they are shown at. Down to half of that, plain interpolation looks the same as the
 * browser's best and takes less than half the time.
 */
function smoothing(shownWidth: number, photo: CanvasImageSource): ImageSmoothingQuality {
  const width = "width" in photo && typeof photo.width === "number" ? photo.width : 0;
  return shownWidth >= width / 2 ? "low" : "high";
}

/** Setting a canvas's size empties it and frees its memory, so only where it changes. */
function resize(canvas: HTMLCanvasElement, { width, height }: Size): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

function whole(length: number): number {
  return Math.max(1, Math.round(length));
}
