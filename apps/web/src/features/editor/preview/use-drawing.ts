/** Draws the preview: the whole picture, or a window on it at full size. */
import { type Layout, type Pictures, scaleToScreen, type Size } from "@matte/engine";
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { drawLayout, openPageContext, resize, scaledSize } from "#domain/pictures/draw-layout.ts";
import { backingSize, type Point } from "./fit.ts";

export type View =
  | { readonly kind: "whole"; readonly factor: number }
  /** A window on the export, pixel by pixel, starting at `at`. */
  | { readonly kind: "magnified"; readonly at: Point; readonly window: Size };

/** Canvas size in device pixels. */
export function canvasSize({ canvas }: Layout, view: View): Size {
  return view.kind === "magnified" ? view.window : scaledSize(canvas, view.factor);
}

/** All inputs for drawing the preview. */
export interface Scene {
  readonly layout: Layout;
  readonly view: View;
  readonly pictures: Pictures<CanvasImageSource>;
}

/**
 * Draws the picture at the canvas's top left corner.
 * @param space available device pixels while further scenes follow quickly, otherwise null
 */
export function draw(context: CanvasRenderingContext2D, { layout, view, pictures }: Scene, space: Size | null): void {
  resize(context.canvas, backingSize(context.canvas, canvasSize(layout, view), space));
  const isMoving = space !== null;
  if (view.kind === "magnified") drawLayout(context, layout, pictures, { corner: view.at, isMoving });
  else drawLayout(context, scaleToScreen(layout, view.factor), pictures, { isMoving });
}

/** Milliseconds without a change after which a drag counts as over. */
const BURST_PAUSE = 250;

interface Target {
  /** Available device pixels. */
  readonly space: Size;
  readonly wideGamut: boolean;
}

/**
 * Draws a scene in the same animation frame as its change. Scenes following within a quarter of a second share one canvas size if
 * they can; after the last, the canvas takes the picture's size.
 */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  scene: Scene | null,
  { space, wideGamut }: Target,
): void {
  const last = useRef(-Infinity);
  const drawNow = useEffectEvent((inBurst: boolean): void => {
    const context = canvas.current && openPageContext(canvas.current, wideGamut);
    if (context && scene !== null) draw(context, scene, inBurst ? space : null);
  });
  useLayoutEffect(() => {
    const now = performance.now();
    const inBurst = now - last.current < BURST_PAUSE;
    last.current = now;
    drawNow(inBurst);
    if (!inBurst) return undefined;
    const timer = setTimeout(() => drawNow(false), BURST_PAUSE);
    return () => clearTimeout(timer);
  }, [scene, space, wideGamut]);
}
