import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import type { ViewControl } from "./use-view.ts";

/** Pixels that a pointer may move during a click. */
const CLICK_TOLERANCE = 4;

export interface PanGestures {
  onPointerDown(event: PointerEvent<HTMLCanvasElement>): void;
  onPointerMove(event: PointerEvent<HTMLCanvasElement>): void;
  onPointerUp(event: PointerEvent<HTMLCanvasElement>): void;
  onPointerCancel(): void;
}

interface Grip {
  x: number;
  y: number;
  travelled: number;
}

/** Handlers for the canvas: a click magnifies or returns, dragging and scrolling move a magnified picture. */
export function usePanGestures(
  canvas: RefObject<HTMLCanvasElement | null>,
  control: ViewControl,
  density: number,
): PanGestures {
  const grip = useRef<Grip | null>(null);
  const close = control.view.kind === "close";
  useWheel(canvas, control, density);
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, travelled: 0 };
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (grip.current === null) return;
      const by = { x: grip.current.x - clientX, y: grip.current.y - clientY };
      grip.current = { x: clientX, y: clientY, travelled: grip.current.travelled + Math.hypot(by.x, by.y) };
      if (close) control.pan({ x: by.x * density, y: by.y * density });
    },
    onPointerUp: (event) => {
      const clicked = grip.current !== null && grip.current.travelled <= CLICK_TOLERANCE;
      grip.current = null;
      if (!clicked || !control.worthwhile) return;
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      control.toggle({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
    },
    onPointerCancel: () => {
      grip.current = null;
    },
  };
}

/** Listens natively: React's wheel listeners are passive and cannot keep the page from scrolling. */
function useWheel(canvas: RefObject<HTMLCanvasElement | null>, { view, pan }: ViewControl, density: number): void {
  const close = view.kind === "close";
  useEffect(() => {
    const target = canvas.current;
    if (target === null || !close) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const across = event.shiftKey && event.deltaX === 0;
      pan({ x: (across ? event.deltaY : event.deltaX) * density, y: (across ? 0 : event.deltaY) * density });
    };
    target.addEventListener("wheel", onWheel, { passive: false });
    return () => target.removeEventListener("wheel", onWheel);
  }, [canvas, close, pan, density]);
}
