import type { DeviceSpace } from "#lib/device-space.ts";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { useWide } from "../state/window-width.ts";
import type { Picture } from "./frame-photo.ts";
import { PreviewCanvas } from "./PreviewCanvas.tsx";
import { useAssessment } from "./use-assessment.ts";

const CredentialSeal = lazyPart(async () => (await import("./CredentialSeal.tsx")).CredentialSeal);

const HdrView = lazyPart(async () => (await import("./HdrView.tsx")).HdrView);

interface FramedPhotoProps {
  readonly picture: Picture;
  readonly space: DeviceSpace;
  /** True while a part of the picture is shown at full size. */
  readonly magnified: boolean;
}

export function FramedPhoto({ picture, space, magnified }: FramedPhotoProps) {
  useAssessment(picture);
  const wide = useWide();
  return (
    <>
      <PreviewCanvas picture={picture} space={space} />
      {hasGainMap(picture) && <HdrView key={picture.photo.id} picture={picture} space={space} zoomed={magnified} />}
      {wide && !magnified && picture.photo.facts.extras.includes("credentials") && (
        <CredentialSeal key={picture.photo.id} file={picture.photo.file} />
      )}
    </>
  );
}

function hasGainMap({ photo: { facts } }: Picture): boolean {
  return facts.gainMap !== null && facts.gainMap !== "damaged";
}
