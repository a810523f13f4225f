import { useLayoutEffect, useState, type RefObject } from "react";

/** An element's content box in device pixels. */
export interface DeviceSpace {
  readonly size: { readonly width: number; readonly height: number };
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

/** Measures an element and keeps the result up to date; null before the first measurement. */
export function useDeviceSpace(element: RefObject<HTMLElement | null>): DeviceSpace | null {
  const [space, setSpace] = useState<DeviceSpace | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSpace(spaceOf(entry));
    });
    observe(observer, target);
    return () => observer.disconnect();
  }, [element]);
  return space;
}

/** Asks for exact device pixels, unknown to WebKit. */
function observe(observer: ResizeObserver, target: Element): void {
  try {
    observer.observe(target, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(target);
  }
}

function spaceOf({ contentRect, devicePixelContentBoxSize }: ResizeObserverEntry): DeviceSpace {
  const density = window.devicePixelRatio;
  const about = { width: contentRect.width * density, height: contentRect.height * density };
  const exact = (devicePixelContentBoxSize as readonly ResizeObserverSize[] | undefined)?.[0];
  // An emulated density is missing from the exact size; a real one differs from the product by rounding only.
  const trusted = exact !== undefined && Math.abs(exact.inlineSize - about.width) < 2 ? exact : undefined;
  const width = trusted?.inlineSize ?? Math.floor(about.width);
  const height = trusted?.blockSize ?? Math.floor(about.height);
  return { size: { width: Math.max(1, width), height: Math.max(1, height) }, density };
}
