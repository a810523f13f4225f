import type { Size } from "@matte/engine";
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { draw, type Scene } from "./draw.ts";

/** Milliseconds without a change after which nobody drags anything. */
const CALM = 250;

interface Easel {
  /** Device pixels on the wall. */
  readonly room: Size;
  readonly wideGamut: boolean;
}

/**
 * Draws a scene in the very frame in which it changed. Scenes that follow one another within a quarter of a second share
 * one canvas as far as they can (backing.ts); after the last it becomes the picture's shape again, whoever reads its pixels.
 */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  scene: Scene | null,
  { room, wideGamut }: Easel,
): void {
  const last = useRef(-Infinity);
  const drawNow = useEffectEvent((hurried: boolean): void => {
    const context = canvas.current?.getContext("2d", { colorSpace: wideGamut ? "display-p3" : "srgb" });
    if (context && scene !== null) draw(context, scene, hurried ? room : null);
  });
  useLayoutEffect(() => {
    const now = performance.now();
    const hurried = now - last.current < CALM;
    last.current = now;
    drawNow(hurried);
    if (!hurried) return undefined;
    const calm = setTimeout(() => drawNow(false), CALM);
    return () => clearTimeout(calm);
  }, [scene, room, wideGamut]);
}
