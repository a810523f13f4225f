import { useEffect, type RefObject } from "react";

/**
 * Keeps the browser from scrolling when a finger moves down on contents that are at their top, because scrolling would cancel the
 * gesture's pointer events. Listens natively: React's own touch listeners are passive.
 * @see https://www.w3.org/TR/touch-events/#event-touchmove
 */
export function usePullFromTop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const body = element.current;
    if (body === null) return;
    let from: number | null = null;
    const onStart = ({ target, touches }: TouchEvent): void => {
      const pulls = touches.length === 1 && target instanceof Element && isAtTop(target);
      from = pulls ? (touches[0]?.clientY ?? null) : null;
    };
    const onMove = (event: TouchEvent): void => {
      const y = event.touches[0]?.clientY;
      if (from !== null && y !== undefined && y > from && event.cancelable) event.preventDefault();
    };
    body.addEventListener("touchstart", onStart, { passive: true });
    body.addEventListener("touchmove", onMove, { passive: false });
    return () => {
      body.removeEventListener("touchstart", onStart);
      body.removeEventListener("touchmove", onMove);
    };
  }, [element]);
}

/** Returns whether nothing from this element up to its sheet has been scrolled. */
export function isAtTop(element: Element): boolean {
  if (element.scrollTop > 0) return false;
  const { parentElement } = element;
  return parentElement === null || element.matches("[role=dialog]") || isAtTop(parentElement);
}
