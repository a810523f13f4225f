import { useRef, type PointerEvent } from "react";

/** Pixels of travel that make a touch a swipe (SPEC §9). */
export const SWIPE_THRESHOLD = 20;

/** Handlers for an element that a finger, pen or mouse can push downwards. */
export function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      start.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (start.current === null || event.clientY - start.current < SWIPE_THRESHOLD) return;
      start.current = null;
      onSwipe();
    },
    onPointerUp: (): void => {
      start.current = null;
    },
    onPointerCancel: (): void => {
      start.current = null;
    },
  };
}
