import { LogoSection } from "../logo/LogoSection.tsx";
import { PresetSection } from "../presets/PresetSection.tsx";
import { CameraSection } from "./CameraSection.tsx";
import { CaptionSection } from "./CaptionSection.tsx";
import { MatteSection } from "./MatteSection.tsx";
import { OutputSection } from "./OutputSection.tsx";
import { StrokeSection } from "./StrokeSection.tsx";
import "./panel.css";

/** Every setting, in the order a frame is made. */
export function Sections() {
  return (
    <>
      <MatteSection />
      <StrokeSection />
      <CaptionSection />
      <CameraSection />
      <LogoSection />
      <OutputSection />
      <PresetSection />
    </>
  );
}
