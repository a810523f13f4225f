/** Sizes of a scrolling list's elements, and which are in view. */
import type { Size } from "@matte/engine";

export interface Place {
  readonly inView: boolean;
  /** The element's content box in CSS pixels. */
  readonly space: Size;
}

export interface PlaceObserver {
  observe(element: Element): void;
  unobserve(element: Element): void;
  close(): void;
}

/** Elements this far outside the list's visible part count as in view, to be ready when scrolled to. */
const AHEAD = "100px";

/** @param onChange called soon after an element is observed, and again whenever its place has changed */
export function observePlaces(
  list: Element,
  onChange: (element: Element, change: Partial<Place>) => void,
): PlaceObserver {
  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) onChange(target, { inView: isIntersecting });
    },
    { root: list, rootMargin: AHEAD },
  );
  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) onChange(target, { space: contentRect });
  });
  return {
    observe: (element) => {
      views.observe(element);
      sizes.observe(element);
    },
    unobserve: (element) => {
      views.unobserve(element);
      sizes.unobserve(element);
    },
    close: () => {
      views.disconnect();
      sizes.disconnect();
    },
  };
}
