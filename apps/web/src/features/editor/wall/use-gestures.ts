/** Pans the wall by wheel, zooms it by wheel with Ctrl, by a pad's pinch and by two fingers. */
import { type RefObject, useEffect } from "react";
import type { RoomControl } from "./use-room.ts";

/** Zoom per pixel of the wheel; pads send small steps, wheels large ones. */
const ZOOM_PER_PIXEL = 0.004;
const LARGEST_STEP = 60;
/** Pixels per unit of `deltaMode`: pixels, lines, pages. */
const LINES = [1, 40, 800];

export function useGestures(scroller: RefObject<HTMLElement | null>, { zoomBy, panBy }: RoomControl): void {
  useEffect(() => {
    const target = scroller.current;
    if (target === null) return undefined;
    const from = (clientX: number): number => clientX - target.getBoundingClientRect().left;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const unit = LINES[event.deltaMode] ?? 1;
      if (event.ctrlKey || event.metaKey) {
        const step = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, unit * event.deltaY));
        zoomBy(Math.exp(-ZOOM_PER_PIXEL * step), from(event.clientX));
        return;
      }
      // A wheel has one direction, and the wall another.
      panBy(unit * (Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY));
    };
    let apart: number | null = null;
    const onStart = (event: TouchEvent): void => {
      apart = event.touches.length === 2 ? distanceOf(event.touches) : null;
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    const onMove = (event: TouchEvent): void => {
      if (apart === null || event.touches.length !== 2) return;
      if (event.cancelable) event.preventDefault();
      const now = distanceOf(event.touches);
      zoomBy(now / apart, from(middleOf(event.touches)));
      apart = now;
    };
    // React's listeners are passive and cannot keep the page from zooming.
    const active = { passive: false } as const;
    target.addEventListener("wheel", onWheel, active);
    target.addEventListener("touchstart", onStart, active);
    target.addEventListener("touchmove", onMove, active);
    return () => {
      target.removeEventListener("wheel", onWheel);
      target.removeEventListener("touchstart", onStart);
      target.removeEventListener("touchmove", onMove);
    };
  }, [scroller, zoomBy, panBy]);
}

function distanceOf([a, b]: TouchList): number {
  return a && b ? Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)) : 1;
}

function middleOf([a, b]: TouchList): number {
  return a && b ? (a.clientX + b.clientX) / 2 : 0;
}
