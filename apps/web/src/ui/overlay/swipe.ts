import { useRef, type PointerEvent } from "react";

/** Travel in pixels after which a touch is a swipe (SPEC §9). */
export const SWIPE_THRESHOLD = 20;

interface Swipe {
  readonly direction: "up" | "down";
  /** Called when the finger is lifted beyond the threshold; moving back before cancels the swipe. */
  readonly onSwipe: () => void;
  /** Called with the distance so far in pixels, from 0, and with null when the finger is lifted. */
  readonly onTravel?: (travel: number | null) => void;
  /** Returns whether a touch may become a swipe; by default every touch may. */
  readonly begins?: (event: PointerEvent<HTMLElement>) => boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Handlers for an element to be pushed up or down by finger, pen or mouse. Its style needs a `touch-action`. */
export function useSwipe({ direction, onSwipe, onTravel, begins }: Swipe) {
  const start = useRef<Point | null>(null);
  const travelled = ({ clientX, clientY }: PointerEvent<HTMLElement>): number => {
    if (start.current === null) return 0;
    const across = Math.abs(clientX - start.current.x);
    const along = (clientY - start.current.y) * (direction === "down" ? 1 : -1);
    return along > across ? along : 0;
  };
  const end = (): void => {
    if (start.current === null) return;
    start.current = null;
    onTravel?.(null);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.isPrimary && (begins?.(event) ?? true)) start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      // A mouse button may have been released outside the window.
      if (event.buttons === 0) end();
      else if (start.current !== null) onTravel?.(travelled(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const far = travelled(event) >= SWIPE_THRESHOLD;
      end();
      if (far) onSwipe();
    },
    onPointerCancel: end,
  };
}
