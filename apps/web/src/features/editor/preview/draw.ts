/** Draws the preview: the whole picture, or a window on it at full size. */
import { scaleLayout, type Layout, type Pictures, type Size } from "@matte/engine";
import { drawLayout, resize, scaledSize } from "#domain/pictures/draw-layout.ts";
import { backingSize } from "./backing.ts";
import type { Point } from "./fit.ts";

export type View =
  | { readonly kind: "whole"; readonly factor: number }
  /** A window on the export, pixel by pixel, starting at `at`. */
  | { readonly kind: "close"; readonly at: Point; readonly window: Size };

/** Size of the canvas in device pixels. */
export function canvasSize({ canvas }: Layout, view: View): Size {
  return view.kind === "close" ? view.window : scaledSize(canvas, view.factor);
}

/** Everything that a drawing of the preview depends on. */
export interface Scene {
  readonly layout: Layout;
  readonly view: View;
  readonly pictures: Pictures<CanvasImageSource>;
}

/**
 * Draws the picture at the canvas's top left corner.
 * @param space available device pixels while further scenes follow quickly, otherwise null
 */
export function draw(
  context: CanvasRenderingContext2D,
  { layout, view, pictures }: Scene,
  space: Size | null = null,
): void {
  resize(context.canvas, backingSize(context.canvas, canvasSize(layout, view), space));
  if (view.kind === "close") drawLayout(context, layout, pictures, view.at);
  else drawLayout(context, scaleLayout(layout, view.factor), pictures);
}
