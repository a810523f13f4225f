import { lazyPart } from "#lib/lazy-parts.tsx";
import { FrameSection } from "../frame/FrameSection.tsx";
import { LogoSection } from "../logo/LogoSection.tsx";
import { Together } from "../together/Together.tsx";
import { CameraSection } from "./CameraSection.tsx";
import { CaptionSection } from "./CaptionSection.tsx";
import { MatteSection } from "./MatteSection.tsx";
import { OutputSection } from "./OutputSection.tsx";
import { StrokeSection } from "./StrokeSection.tsx";
import "./panel.css";

/** No first screen needs it: looks are shown with a photo. */
const LooksSection = lazyPart(async () => (await import("../looks/LooksSection.tsx")).LooksSection);

/**
 * All settings, in the order of making a frame. To add one:
 * 1. Row: add it to `packages/engine/settings/rows`. Type, default, range, storage, reset and locks derive from it.
 * 2. Control: add it to its section below, with `useControl("name")`, `RANGES.name`, `isLocked("name", plan)`, and its label in
 *    `packages/messages/en/editor-panel.ts`. A new section is added here, with its id to `state/folds.ts` and `SectionTabs`.
 * 3. Use: read it in `packages/engine/layout`, in `packages/engine/paint` or in the export.
 */
export function Sections() {
  return (
    <>
      <Together />
      <LooksSection />
      <MatteSection />
      <StrokeSection />
      <FrameSection />
      <CaptionSection />
      <CameraSection />
      <LogoSection />
      <OutputSection />
    </>
  );
}
