import { DEFAULT_SETTINGS, layoutPicture, logoForMatte, type Settings } from "@matte/engine";
import { useLayoutEffect, useMemo, useRef } from "react";
import { measureInPage } from "#domain/photos/measure.ts";
import type { PhotoFacts } from "#domain/photos/types.ts";
import { drawScaled, openPageContext } from "#domain/pictures/draw-layout.ts";
import { useDeviceSpace } from "#lib/device-space.ts";
import { useSession } from "../state/context.ts";

/** The photo that looks are shown on. */
export interface Sample {
  readonly facts: PhotoFacts;
  readonly subject: string;
  readonly image: HTMLImageElement;
}

interface LookFrameProps {
  readonly settings: Settings;
  readonly sample: Sample;
  readonly watermark: boolean;
}

/** A small frame by the export's layout and painter. */
export function LookFrame({ settings, sample, watermark }: LookFrameProps) {
  const { logos } = useSession();
  const space = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const measured = useDeviceSpace(space);
  const layout = useMemo(() => layoutSample(settings, sample, watermark), [settings, sample, watermark]);
  const logo = logos.get(logoForMatte(settings)?.id ?? "")?.bitmap ?? null;
  const { image, facts } = sample;
  useLayoutEffect(() => {
    const context = canvas.current && openPageContext(canvas.current, facts.wideGamut);
    if (context === null || measured === null) return;
    const { size, density } = measured;
    const factor = Math.min(size.width / layout.canvas.width, size.height / layout.canvas.height);
    drawScaled(context, layout, factor, { photo: image, logo });
    context.canvas.style.inlineSize = `${context.canvas.width / density}px`;
  }, [layout, measured, image, facts.wideGamut, logo]);
  return (
    <span className="look-space">
      <span ref={space} className="look-place">
        {/* A canvas keeps the colour space of its first context. */}
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
