import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { onboarding } from "@matte/messages/onboarding";
import { useId, useMemo, useRef } from "react";
import { filledForSample, sampleCaption, useSampleDrawing } from "./use-sample-drawing.ts";

/** A frame as wide as the wizard shows it: type and stroke are larger than by default, to be legible. */
const SAMPLE: Settings = { ...DEFAULT_SETTINGS, innerBorderSize: 3, showMetadata: true, metadataFontSize: 38 };

interface CreditPreviewProps {
  readonly credit: string;
  readonly location: string;
}

/** A framed photo with the credit as it is typed. */
export function CreditPreview({ credit, location }: CreditPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const caption = useId();
  const settings = useMemo(
    () => filledForSample({ ...SAMPLE, photoBy: credit, locationText: location }),
    [credit, location],
  );
  useSampleDrawing(canvas, settings);
  return (
    <aside className="wizard-side" aria-label={onboarding.preview.label}>
      <figure className="wizard-frame">
        <canvas
          ref={canvas}
          // The proportions of a frame with one line of caption, until the first drawing.
          width={934}
          height={803}
          role="img"
          aria-label={onboarding.preview.alt}
          aria-describedby={caption}
        />
        <figcaption id={caption} className="visually-hidden">
          {sampleCaption(settings)}
        </figcaption>
      </figure>
      <p>{onboarding.preview.caption}</p>
    </aside>
  );
}
