import type { Size } from "@matte/engine";
import { useLayoutEffect, useState, type RefObject } from "react";

export interface Room {
  /** Device pixels inside the element's padding. */
  readonly size: Size;
  /** Device pixels a CSS pixel takes. */
  readonly density: number;
}

/** The room a picture has inside an element, kept up to date; null before the first measurement. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom(roomOf(entry));
    });
    observe(observer, target);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** Exact device pixels where the browser tells them; WebKit does not. */
function observe(observer: ResizeObserver, target: Element): void {
  try {
    observer.observe(target, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(target);
  }
}

function roomOf({ contentRect, devicePixelContentBoxSize }: ResizeObserverEntry): Room {
  const density = window.devicePixelRatio;
  const about = { width: contentRect.width * density, height: contentRect.height * density };
  const exact = (devicePixelContentBoxSize as readonly ResizeObserverSize[] | undefined)?.[0];
  // An emulated density is not in the exact size; a real one differs from the product by rounding only.
  const trusted = exact !== undefined && Math.abs(exact.inlineSize - about.width) < 2 ? exact : undefined;
  const width = trusted?.inlineSize ?? Math.floor(about.width);
  const height = trusted?.blockSize ?? Math.floor(about.height);
  return { size: { width: Math.max(1, width), height: Math.max(1, height) }, density };
}
