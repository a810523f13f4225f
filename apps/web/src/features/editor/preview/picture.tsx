/** The framed picture on show: one layout for the canvas, the status line and the panel's notes. */
import {
  capabilities,
  captionColumns,
  captionDescription,
  layoutPicture,
  settingsForPlan,
  WATERMARK_TEXT,
  type Layout,
} from "@matte/engine";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { standingObstacle } from "../../../lib/photos/found-obstacle.ts";
import { measureInPage } from "../../../lib/photos/measure.ts";
import { gridOfMethod, type PlannedMethod, plannedMethod } from "../../../lib/photos/method.ts";
import { shownSubject } from "../model/document.ts";
import type { PhotoRecord } from "../model/photo.ts";
import { useEditor, useSelectedPhoto } from "../state/context.ts";
import { useReadyFont } from "./use-ready-font.ts";

export interface Picture {
  readonly photo: PhotoRecord;
  /** In pixels of the export. */
  readonly layout: Layout;
  readonly method: PlannedMethod;
  /** The caption as text, line by line. */
  readonly description: string;
}

const PictureContext = createContext<Picture | null>(null);

/** Null while there is no photo. */
export function usePicture(): Picture | null {
  return useContext(PictureContext);
}

export function PictureProvider({ children }: { readonly children: ReactNode }) {
  return <PictureContext value={useFramedPhoto(useSelectedPhoto())}>{children}</PictureContext>;
}

function useFramedPhoto(photo: PhotoRecord | null): Picture | null {
  const chosen = useEditor((state) => state.history.present.settings);
  const plan = useEditor((state) => state.plan);
  const subject = useEditor((state) => shownSubject(state.history.present));
  const found = useEditor((state) => (photo === null ? undefined : state.obstacles.get(photo.id)));
  const settings = useMemo(() => settingsForPlan(chosen, plan), [chosen, plan]);
  const columns = useMemo(
    () => captionColumns(settings, subject, photo?.facts.camera ?? {}),
    [settings, subject, photo],
  );
  const description = captionDescription(columns);
  const font = useReadyFont(settings.metadataFont, `${description}\n${WATERMARK_TEXT}`);
  return useMemo(() => {
    if (photo === null) return null;
    const { camera, size } = photo.facts;
    const { watermark } = capabilities(plan);
    const drawn = { ...settings, metadataFont: font.family };
    const measure = measureInPage(font.family);
    const met = standingObstacle(found, { settings, subject, watermark });
    const method = plannedMethod(photo.facts, { settings, subject }, met);
    const input = { settings: drawn, photo: size, subject, camera, watermark, measure, ...gridOfMethod(method) };
    return { photo, layout: layoutPicture(input), method, description };
  }, [photo, settings, plan, subject, found, font, description]);
}
