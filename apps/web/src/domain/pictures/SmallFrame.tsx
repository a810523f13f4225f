import { DEFAULT_SETTINGS, layoutPicture, type Settings } from "@matte/engine";
import { useLayoutEffect, useMemo, useRef } from "react";
import { measureInPage } from "#domain/photos/measure.ts";
import type { PhotoFacts } from "#domain/photos/types.ts";
import { useDeviceSpace } from "#lib/device-space.ts";
import { drawThumbnail, openPageContext } from "./draw-layout.ts";
import "./small-frame.css";

/** A photo for showing looks and sizes on it. */
export interface Sample {
  readonly facts: Pick<PhotoFacts, "size" | "camera" | "wideGamut">;
  readonly subject: string;
  readonly image: CanvasImageSource;
}

interface SmallFrameProps {
  readonly settings: Settings;
  readonly sample: Sample;
  readonly watermark: boolean;
  readonly logo?: CanvasImageSource | null;
}

/** A small frame drawn with the export's layout and painter. */
export function SmallFrame({ settings, sample, watermark, logo = null }: SmallFrameProps) {
  const space = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const measured = useDeviceSpace(space);
  const layout = useMemo(() => layoutSample(settings, sample, watermark), [settings, sample, watermark]);
  const { image, facts } = sample;
  useLayoutEffect(() => {
    const context = canvas.current && openPageContext(canvas.current, facts.wideGamut);
    if (context === null || measured === null) return;
    const { size, density } = measured;
    const factor = Math.min(size.width / layout.canvas.width, size.height / layout.canvas.height);
    drawThumbnail(context, layout, { factor, density }, { photo: image, logo });
    context.canvas.style.inlineSize = `${context.canvas.width / density}px`;
  }, [layout, measured, image, facts.wideGamut, logo]);
  return (
    <span className="sample-frame">
      <span ref={space} className="sample-place">
        {/* A canvas keeps its first context's colour space. */}
        <canvas key={String(facts.wideGamut)} ref={canvas} aria-hidden="true" />
      </span>
    </span>
  );
}

/** Letters are about a pixel high: the default typeface saves loading the others. */
function layoutSample(settings: Settings, { facts, subject }: Sample, watermark: boolean) {
  const { metadataFont } = DEFAULT_SETTINGS;
  return layoutPicture({
    settings: { ...settings, metadataFont, localFont: null },
    photo: facts.size,
    subject,
    camera: facts.camera,
    watermark,
    measure: measureInPage(metadataFont),
  });
}
