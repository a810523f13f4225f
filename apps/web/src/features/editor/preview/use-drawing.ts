import type { Size } from "@matte/engine";
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { openPageContext } from "#domain/pictures/draw-layout.ts";
import { draw, type Scene } from "./draw.ts";

/** Milliseconds without a change after which a drag counts as over. */
const CALM = 250;

interface Target {
  /** Available device pixels. */
  readonly space: Size;
  readonly wideGamut: boolean;
}

/**
 * Draws a scene in the same frame in which it changed. Scenes that follow one another within a quarter of a second share one
 * canvas size if they can (backing.ts); after the last, the canvas takes the picture's own size.
 */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  scene: Scene | null,
  { space, wideGamut }: Target,
): void {
  const last = useRef(-Infinity);
  const drawNow = useEffectEvent((hurried: boolean): void => {
    const context = canvas.current && openPageContext(canvas.current, wideGamut);
    if (context && scene !== null) draw(context, scene, hurried ? space : null);
  });
  useLayoutEffect(() => {
    const now = performance.now();
    const hurried = now - last.current < CALM;
    last.current = now;
    drawNow(hurried);
    if (!hurried) return undefined;
    const calm = setTimeout(() => drawNow(false), CALM);
    return () => clearTimeout(calm);
  }, [scene, space, wideGamut]);
}
