import type { Settings } from "@matte/engine";
import { lookSample } from "@matte/messages/look-sample";
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { drawScaled, openPageContext } from "#domain/pictures/draw-layout.ts";
import { SAMPLE_PHOTO } from "#domain/pictures/sample.ts";
import { filledForSample, type FramedPhoto, useFramedSample } from "#domain/pictures/use-framed-sample.ts";

const SAMPLE: FramedPhoto = { ...SAMPLE_PHOTO, subject: lookSample.subject };
/** Pixels along the longer side: style sheets show at most half. */
const LONG_SIDE = 1320;

export interface LookSampleProps {
  readonly settings: Settings;
  /** True on plans with a watermark. */
  readonly watermark: boolean;
  readonly onDrawn?: () => void;
  /** One object per photo. */
  readonly photo?: FramedPhoto;
  /** Pixels. */
  readonly longSide?: number;
}

/** A sample photo, framed as an export with these settings. */
export function LookSample({
  settings,
  watermark,
  onDrawn,
  photo: sample = SAMPLE,
  longSide = LONG_SIDE,
}: LookSampleProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const deferred = useDeferredValue(settings);
  const filled = useMemo(() => filledForSample(withoutFiles(deferred), sample), [deferred, sample]);
  const framed = useFramedSample(filled, sample, watermark);
  useLayoutEffect(() => {
    const context = canvas.current && openPageContext(canvas.current, false);
    if (!context || framed === null) return;
    const { photo, layout } = framed;
    drawScaled(context, layout, longSide / Math.max(layout.canvas.width, layout.canvas.height), { photo, logo: null });
  }, [framed, longSide]);
  const drawn = framed !== null;
  useEffect(() => {
    if (drawn) onDrawn?.();
  }, [drawn, onDrawn]);
  return <canvas ref={canvas} className="look-sample" data-drawn={drawn} role="img" aria-label={lookSample.alt} />;
}

/** Logos and fonts of this computer are not in looks. */
function withoutFiles(settings: Settings): Settings {
  return { ...settings, customLogo: null, customLogoOnDark: null, localFont: null };
}
