import { logoForMatte, type Settings } from "@matte/engine";
import { useDeferredValue, useMemo } from "react";
import { type Sample, SmallFrame } from "#domain/pictures/SmallFrame.tsx";
import { shownSubject } from "../model/document.ts";
import { useEditor, useSelectedPhoto, useSession } from "../state/context.ts";
import { usePhotoThumbnail } from "./use-pixels.ts";

interface SampleFrameProps {
  readonly settings: Settings;
  readonly sample: Sample;
  readonly watermark: boolean;
}

/** A small frame with the session's logo. */
export function SampleFrame(props: SampleFrameProps) {
  const { logos } = useSession();
  const logo = logos.get(logoForMatte(props.settings)?.id ?? "")?.bitmap ?? null;
  return <SmallFrame {...props} logo={logo} />;
}

/** The selected photo; null until its thumbnail is decoded. */
export function useSample(): Sample | null {
  const photo = useSelectedPhoto();
  const subject = useEditor((state) => shownSubject(state.history.present));
  const image = usePhotoThumbnail(photo);
  const sample = useMemo(
    () => (photo === null || image === null ? null : { facts: photo.facts, subject, image }),
    [photo, subject, image],
  );
  return useDeferredValue(sample);
}
