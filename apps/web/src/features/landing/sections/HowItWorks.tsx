import { FORMAT_NAMES } from "#domain/photos/format-names.ts";
import { Chapter } from "../parts/Chapter.tsx";
import { EditorShot } from "../parts/EditorShot.tsx";
import { Picture } from "../parts/Picture.tsx";

const FORMATS = [
  ["step-post", "As a post, four by five"],
  ["step-story", "As a story, nine by sixteen"],
  ["step-square", "As a square"],
] as const;

export function HowItWorks() {
  return (
    <Chapter id="how-it-works" name="How it works">
      <p className="chapter-body statement">Three steps. The second one is the pleasant one.</p>
      <ol className="steps thirds">
        <li>
          <div className="step-picture">
            <Picture
              of="step-photo"
              alt="Misty ridges at sunrise, a photo without a border"
              sizes="(min-width: 861px) 240px, 52vw"
            />
          </div>
          <h3>
            <span>1</span>Upload a photo
          </h3>
          <p>{FORMAT_NAMES}, from a phone or a camera. Nothing to install.</p>
        </li>
        <li>
          <div className="step-picture">
            <EditorShot />
          </div>
          <h3>
            <span>2</span>Choose a matte border
          </h3>
          <p>Then add credits and metadata. The preview is the export, only smaller.</p>
        </li>
        <li>
          <div className="step-picture formats">
            {FORMATS.map(([name, alt]) => (
              <Picture key={name} of={name} alt={alt} sizes="120px" className="hung small" />
            ))}
          </div>
          <h3>
            <span>3</span>Export or share
          </h3>
          <p>At full size, or cut to the measure of a post, a story or a square.</p>
        </li>
      </ol>
    </Chapter>
  );
}
