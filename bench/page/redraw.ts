/** One redraw of the preview: layout, scale, paint, and the pixels really there. */
import type { Size } from "@matte/engine";
import { draw } from "../../apps/web/src/features/editor/preview/draw.ts";
import { layoutOf, SETTINGS } from "./scene.ts";

/** A function that redraws the preview for another matte and waits until it is rasterised. */
export function redrawWith(photo: CanvasImageSource, size: Size, longSide: number): (outerBorderSize: number) => void {
  const canvas = document.createElement("canvas");
  document.body.replaceChildren(canvas);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no canvas");
  return (outerBorderSize) => {
    const layout = layoutOf(size, { ...SETTINGS, outerBorderSize });
    const factor = longSide / Math.max(layout.canvas.width, layout.canvas.height);
    draw(context, layout, { kind: "whole", factor }, { photo, logo: null });
    // Drawing is only recorded until somebody asks for a pixel.
    context.getImageData(0, 0, 1, 1);
  };
}

/** Milliseconds of each of `count` redraws while the matte's slider moves. */
export function timeRedraws(redraw: (outerBorderSize: number) => void, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const start = performance.now();
    redraw((index * 7) % 31);
    return performance.now() - start;
  });
}
