/** One redraw of the preview: layout, scaling, painting and rasterising. */
import type { Settings, Size } from "@matte/engine";
import { draw } from "../../apps/web/src/features/editor/preview/use-drawing.ts";
import { fitFactor } from "../../apps/web/src/features/editor/preview/fit.ts";
import { fitInside } from "../../packages/framing/shared/canvas.ts";
import { layoutOf, SETTINGS } from "./scene.ts";

export interface Redrawing {
  readonly photo: CanvasImageSource;
  readonly size: Size;
  readonly longSide: number;
  /** The canvas keeps its size while the matte changes, as in the editor; otherwise it is resized for each picture. */
  readonly steady: boolean;
}

/** Returns a function redrawing the preview with other settings and waiting until it is rasterised. */
export function redrawWith({ photo, size, longSide, steady }: Redrawing): (changes: Partial<Settings>) => void {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "object-fit: cover; object-position: left top";
  document.body.replaceChildren(canvas);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no canvas");
  const room = { width: longSide, height: longSide };
  return (changes) => {
    const layout = layoutOf(size, { ...SETTINGS, ...changes });
    const factor = fitFactor(layout.canvas, room);
    canvas.style.width = `${Math.round(layout.canvas.width * factor)}px`;
    canvas.style.height = `${Math.round(layout.canvas.height * factor)}px`;
    draw(context, { layout, view: { kind: "whole", factor }, pictures: { photo, logo: null } }, steady ? room : null);
    // The canvas only records drawing until a pixel is read.
    context.getImageData(0, 0, 1, 1);
  };
}

/** Returns the same with one `drawImage` on a space-sized canvas and nothing else. */
export function redrawBarely({ photo, size, longSide }: Redrawing): (outerBorderSize: number) => void {
  const room = fitInside(size, longSide);
  const canvas = Object.assign(document.createElement("canvas"), room);
  document.body.replaceChildren(canvas);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no canvas");
  return (outerBorderSize) => {
    const inside = fitInside(size, longSide - 2 * outerBorderSize);
    context.drawImage(photo, outerBorderSize, outerBorderSize, inside.width, inside.height);
    context.getImageData(0, 0, 1, 1);
  };
}

/** Times `count` redraws in milliseconds while a slider moves, one per animation frame. */
export async function timeRedraws(redraw: (step: number) => void, count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    redraw(times.length);
    times.push(performance.now() - start);
  }
  return times;
}
