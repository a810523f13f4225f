import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import type { ViewControl } from "./use-view.ts";

/** Pixels a pointer may move during a click. */
const CLICK_TOLERANCE = 4;

export interface PanGestures {
  onPointerDown(event: PointerEvent<HTMLCanvasElement>): void;
  onPointerMove(event: PointerEvent<HTMLCanvasElement>): void;
  onPointerUp(event: PointerEvent<HTMLCanvasElement>): void;
  onPointerCancel(): void;
}

/** Milliseconds and pixels between the taps in a double tap. */
const DOUBLE_TAP = { pause: 350, distance: 40 };

interface Tap {
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

interface Drag {
  x: number;
  y: number;
  distance: number;
}

/**
 * Canvas handlers: a click or a double tap magnifies or returns, dragging and scrolling move a magnified picture. A single tap does
 * nothing, as in photo apps.
 */
export function usePanGestures(
  canvas: RefObject<HTMLCanvasElement | null>,
  control: ViewControl,
  density: number,
): PanGestures {
  const drag = useRef<Drag | null>(null);
  const lastTap = useRef<Tap | null>(null);
  const magnified = control.view.kind === "magnified";
  useWheel(canvas, control, density);
  return {
    onPointerDown: (event) => {
      // A pinch's second finger.
      if (!event.isPrimary) drag.current = null;
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, distance: 0 };
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (drag.current === null) return;
      const by = { x: drag.current.x - clientX, y: drag.current.y - clientY };
      drag.current = { x: clientX, y: clientY, distance: drag.current.distance + Math.hypot(by.x, by.y) };
      if (magnified) control.pan({ x: by.x * density, y: by.y * density });
    },
    onPointerUp: (event) => {
      const clicked = drag.current !== null && drag.current.distance <= CLICK_TOLERANCE;
      drag.current = null;
      if (!clicked || !control.canZoom || !completesTap(event, lastTap)) return;
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      control.toggle({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };
}

/** True for a click, and for a finger's second tap. */
function completesTap(
  { pointerType, timeStamp, clientX, clientY }: PointerEvent,
  last: RefObject<Tap | null>,
): boolean {
  if (pointerType !== "touch") return true;
  const tap = last.current;
  const second =
    tap !== null &&
    timeStamp - tap.time < DOUBLE_TAP.pause &&
    Math.hypot(clientX - tap.x, clientY - tap.y) < DOUBLE_TAP.distance;
  last.current = second ? null : { time: timeStamp, x: clientX, y: clientY };
  return second;
}

/** Listens natively: React's wheel listeners are passive and cannot keep the page from scrolling. */
function useWheel(canvas: RefObject<HTMLCanvasElement | null>, { view, pan }: ViewControl, density: number): void {
  const magnified = view.kind === "magnified";
  useEffect(() => {
    const target = canvas.current;
    if (target === null || !magnified) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const across = event.shiftKey && event.deltaX === 0;
      pan({ x: (across ? event.deltaY : event.deltaX) * density, y: (across ? 0 : event.deltaY) * density });
    };
    target.addEventListener("wheel", onWheel, { passive: false });
    return () => target.removeEventListener("wheel", onWheel);
  }, [canvas, magnified, pan, density]);
}
