/** The wizard's sample photo with a caption, drawn by the export's painter. */
import { captionColumns, captionDescription, type Settings } from "@matte/engine";
import { onboarding } from "@matte/messages/onboarding";
import { useLayoutEffect, type RefObject } from "react";
import { drawScaled, openPageContext } from "#domain/pictures/draw-layout.ts";
import { filledForSample, type FramedPhoto, useFramedSample } from "#domain/pictures/use-framed-sample.ts";
import { useDeviceSpace } from "#lib/device-space.ts";
import arch from "./arch.webp";

const { subject } = onboarding.preview;
const SAMPLE: FramedPhoto = { url: arch, size: { width: 800, height: 533 }, subject };

/** The settings with the texts printed by the sample. */
export function filledForWizard(settings: Settings): Settings {
  return filledForSample(settings, SAMPLE);
}

/** The sample's caption, line by line. */
export function sampleCaption(settings: Settings): string {
  return captionDescription(captionColumns(settings, subject, {}));
}

/** Keeps a canvas drawn at its style sheet width. */
export function useSampleDrawing(canvas: RefObject<HTMLCanvasElement | null>, settings: Settings): void {
  const framed = useFramedSample(settings, SAMPLE);
  const width = useDeviceSpace(canvas)?.size.width;
  useLayoutEffect(() => {
    const context = canvas.current && openPageContext(canvas.current, false);
    if (!context || framed === null || width === undefined) return;
    drawScaled(context, framed.layout, width / framed.layout.canvas.width, { photo: framed.photo, logo: null });
  }, [canvas, framed, width]);
}
