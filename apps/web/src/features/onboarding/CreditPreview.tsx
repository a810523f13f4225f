import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { settingsOfAnswers, type Answers } from "#domain/account/answers.ts";
import { onboarding } from "@matte/messages/onboarding";
import { useId, useMemo, useRef } from "react";
import { filledForWizard, sampleCaption, useSampleDrawing } from "./use-sample-drawing.ts";

/** Factor for strokes: unscaled, they would be too thin to see in the wizard's small frame. */
const STROKES = 3;
/** Type and stroke are larger than by default, to be legible. */
const SAMPLE: Settings = { ...DEFAULT_SETTINGS, showMetadata: true, metadataFontSize: 38 };

/** The sample in an answer's style. */
function sampleIn(style: Answers["brandingStyle"]): Settings {
  const settings = { ...SAMPLE, ...settingsOfAnswers({ brandingStyle: style }) };
  return { ...settings, innerBorderSize: STROKES * settings.innerBorderSize };
}

interface CreditPreviewProps {
  readonly credit: string;
  readonly location: string;
  readonly style?: Answers["brandingStyle"];
}

/** A framed photo with the credit as typed, in the chosen style. */
export function CreditPreview({ credit, location, style }: CreditPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const caption = useId();
  const settings = useMemo(
    () => filledForWizard({ ...sampleIn(style), photoBy: credit, locationText: location }),
    [credit, location, style],
  );
  useSampleDrawing(canvas, settings);
  return (
    <aside className="wizard-side" aria-label={onboarding.preview.label}>
      <figure className="wizard-frame">
        <canvas
          ref={canvas}
          // Proportions for a frame with one caption line, until the first drawing.
          width={934}
          height={803}
          role="img"
          aria-label={onboarding.preview.alt(style === "consistent-black")}
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
