import { useEffect, useEffectEvent, type RefObject } from "react";
import type { ViewControl } from "./use-view.ts";

/** A pinch changes the view once the fingers' distance has changed by this ratio. */
const SPREAD = 1.15;

/**
 * Magnifies the picture with two fingers or returns to the whole, instead of zooming the page.
 * @param element changes when the canvas is replaced by another element
 */
export function usePinch(canvas: RefObject<HTMLCanvasElement | null>, control: ViewControl, element: string): void {
  const onSpread = useEffectEvent((ratio: number, touches: TouchList): boolean => {
    const magnified = control.view.kind === "magnified";
    const changes = magnified ? ratio < 1 / SPREAD : ratio > SPREAD && control.canZoom;
    if (changes && canvas.current !== null) control.toggle(middleOf(touches, canvas.current));
    return changes;
  });
  useEffect(() => {
    const target = canvas.current;
    if (target === null) return undefined;
    let start: number | null = null;
    const onStart = (event: TouchEvent): void => {
      start = event.touches.length === 2 ? distanceOf(event.touches) : null;
      if (event.touches.length > 1) event.preventDefault();
    };
    const onMove = (event: TouchEvent): void => {
      if (event.touches.length < 2) return;
      event.preventDefault();
      // One change for each pinch.
      if (start !== null && onSpread(distanceOf(event.touches) / start, event.touches)) start = null;
    };
    // React's touch listeners are passive and cannot keep the page from zooming.
    target.addEventListener("touchstart", onStart, { passive: false });
    target.addEventListener("touchmove", onMove, { passive: false });
    return () => {
      target.removeEventListener("touchstart", onStart);
      target.removeEventListener("touchmove", onMove);
    };
  }, [canvas, element]);
}

function distanceOf([a, b]: TouchList): number {
  return a && b ? Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)) : 1;
}

/** The point between two fingers, in shares of the canvas. */
function middleOf([a, b]: TouchList, canvas: HTMLCanvasElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  if (a === undefined || b === undefined) return { x: 0.5, y: 0.5 };
  return {
    x: ((a.clientX + b.clientX) / 2 - left) / width,
    y: ((a.clientY + b.clientY) / 2 - top) / height,
  };
}
