/** The framed picture in the preview: one layout for the canvas, the status line and the panel's notes. */
import { capabilities, captionColumns, captionDescription, settingsForPlan, WATERMARK_TEXT } from "@matte/engine";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { estimateFileSize } from "#domain/photos/file-size.ts";
import { isEncodable } from "#domain/photos/limits.ts";
import { shownSubject } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { useEditor, useSelectedPhoto } from "../state/context.ts";
import { type FrameStyle, type PhotoPlan, planPhoto } from "./plan-photo.ts";
import { useAssessment } from "./use-assessment.ts";
import { useLocalFont, useReadyFont } from "./use-fonts.ts";

export interface Picture extends PhotoPlan {
  readonly photo: PhotoRecord;
  /** True when the browser cannot draw or encode the export. */
  readonly tooLarge: boolean;
  /** Estimated size of the exported file. */
  readonly bytes: number;
  /** The caption as text, line by line. */
  readonly description: string;
}

const PictureContext = createContext<Picture | null>(null);
const FrameStyleContext = createContext<FrameStyle | null>(null);

/** Returns null while there is no photo. */
export function usePicture(): Picture | null {
  return useContext(PictureContext);
}

/** The style that all photos are drawn in; another object whenever they look different, also when a font has loaded. */
export function useFrameStyle(): FrameStyle {
  const style = useContext(FrameStyleContext);
  if (style === null) throw new Error("useFrameStyle must be used within a PictureProvider");
  return style;
}

export function PictureProvider({ children }: { readonly children: ReactNode }) {
  const photo = useSelectedPhoto();
  const { style, subject, description } = useShownStyle(photo);
  const picture = useFramedPhoto(photo, style, subject, description);
  useAssessment(picture);
  return (
    <FrameStyleContext value={style}>
      <PictureContext value={picture}>{children}</PictureContext>
    </FrameStyleContext>
  );
}

interface ShownStyle {
  readonly style: FrameStyle;
  readonly subject: string;
  readonly description: string;
}

function useShownStyle(photo: PhotoRecord | null): ShownStyle {
  const chosen = useEditor((state) => state.history.present.settings);
  const plan = useEditor((state) => state.plan);
  const subject = useEditor((state) => shownSubject(state.history.present));
  const settings = useMemo(() => settingsForPlan(chosen, plan), [chosen, plan]);
  const description = useMemo(
    () => captionDescription(captionColumns(settings, subject, photo?.facts.camera ?? {})),
    [settings, subject, photo],
  );
  const font = useReadyFont(settings.metadataFont, `${description}\n${WATERMARK_TEXT}`);
  const localFontHere = useLocalFont(settings.localFont);
  const style = useMemo(() => {
    const drawn = { ...settings, metadataFont: font.family, localFont: localFontHere ? settings.localFont : null };
    return { settings, drawn, watermark: capabilities(plan).watermark };
  }, [settings, plan, font, localFontHere]);
  return { style, subject, description };
}

function useFramedPhoto(
  photo: PhotoRecord | null,
  style: FrameStyle,
  subject: string,
  description: string,
): Picture | null {
  const found = useEditor((state) => (photo === null ? undefined : state.fallbacks.get(photo.id)));
  return useMemo(() => {
    if (photo === null) return null;
    const plan = planPhoto(style, { facts: photo.facts, subject, found });
    const tooLarge = !isEncodable(plan.layout.canvas, style.settings.exportFormat);
    const bytes = estimateFileSize(photo.facts, plan.method, plan.layout);
    return { ...plan, photo, tooLarge, bytes, description };
  }, [photo, style, subject, found, description]);
}
