import { landing } from "@matte/messages/landing";
import type { ReactNode } from "react";
import { OPENED_NAMES } from "#domain/photos/describe.ts";
import { Chapter } from "../parts/Chapter.tsx";
import { Picture } from "../parts/Picture.tsx";

const { howItWorks, pictures } = landing;
const FORMATS = ["step-post", "step-story", "step-square"] as const;
const SHOT_SIZES = "(min-width: 861px) 380px, 86vw";

export function HowItWorks() {
  const { upload, frame, share } = howItWorks;
  return (
    <Chapter id="how-it-works" name={howItWorks.title}>
      <p className="chapter-body statement">{howItWorks.statement}</p>
      <ol className="steps thirds">
        <Step number={1} title={upload.title} text={upload.text(OPENED_NAMES)}>
          <div className="step-picture">
            <Picture of="step-photo" sizes="(min-width: 861px) 240px, 52vw" />
          </div>
        </Step>
        <Step number={2} title={frame.title} text={frame.text}>
          <div className="step-picture">
            <EditorShot />
          </div>
        </Step>
        <Step number={3} title={share.title} text={share.text}>
          <div className="step-picture formats">
            {FORMATS.map((name) => (
              <Picture key={name} of={name} sizes="120px" className="hung small" />
            ))}
          </div>
        </Step>
      </ol>
    </Chapter>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  /** Picture above the text. */
  readonly children: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li>
      {children}
      <h3>
        <span>{number}</span>
        {title}
      </h3>
      <p>{text}</p>
    </li>
  );
}

/** A screenshot of the editor in the visitor's theme, taken by tools/screenshots. The other theme's is not loaded. */
function EditorShot() {
  const alt = pictures.alt.editor;
  return (
    <>
      <Picture of="editor-light" alt={alt} sizes={SHOT_SIZES} className="editor-shot in-light" />
      <Picture of="editor-dark" alt={alt} sizes={SHOT_SIZES} className="editor-shot in-dark" />
    </>
  );
}
