import type { Settings } from "@matte/engine";
import { useLayoutEffect, useMemo, useRef } from "react";
import { drawScaled, openPageContext } from "#domain/pictures/draw-layout.ts";
import { useSettledLayout } from "#domain/pictures/use-settled-layout.ts";
import { useDeviceSpace } from "#lib/device-space.ts";
import { layoutInputOf, type VisitorPhoto } from "./visitor-photo.ts";

interface HungFrameProps {
  readonly photo: VisitorPhoto;
  readonly settings: Settings;
  readonly label: string;
}

/** The photo framed as an export. Another look dissolves the one before. */
export function HungFrame({ photo, settings, label }: HungFrameProps) {
  const space = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const before = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<object | null>(null);
  const measured = useDeviceSpace(space);
  const input = useMemo(() => layoutInputOf(photo, settings), [photo, settings]);
  const layout = useSettledLayout(input);
  const { wideGamut } = photo.facts;
  useLayoutEffect(() => {
    const context = canvas.current && openPageContext(canvas.current, wideGamut);
    if (context === null || before.current === null || measured === null || layout === null) return;
    if (drawn.current !== null && drawn.current !== layout) dissolve(context.canvas, before.current);
    drawn.current = layout;
    const { size, density } = measured;
    const factor = Math.min(size.width / layout.canvas.width, size.height / layout.canvas.height);
    drawScaled(context, layout, factor, { photo: photo.preview, logo: null });
    context.canvas.style.inlineSize = `${context.canvas.width / density}px`;
  }, [layout, measured, photo, wideGamut]);
  return (
    <div ref={space} className="hung-frame" data-drawn={layout !== null}>
      {/* A canvas keeps its first context's colour space. */}
      <canvas key={`photo ${wideGamut}`} ref={canvas} role="img" aria-label={label} />
      <canvas key={`before ${wideGamut}`} ref={before} aria-hidden="true" className="hung-before" />
    </div>
  );
}

/** Lays a copy of what is shown over it, and lets the copy fade. */
function dissolve(shown: HTMLCanvasElement, copy: HTMLCanvasElement): void {
  copy.width = shown.width;
  copy.height = shown.height;
  copy.style.inlineSize = shown.style.inlineSize;
  copy.getContext("2d")?.drawImage(shown, 0, 0);
  const style = getComputedStyle(copy);
  const duration = Number.parseFloat(style.getPropertyValue("--hang"));
  copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration, easing: style.getPropertyValue("--ease").trim() });
}
