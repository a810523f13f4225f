/** The framed picture on show: one layout for the canvas, the status line and the panel's notes. */
import {
  capabilities,
  captionColumns,
  captionFamily,
  captionDescription,
  layoutPicture,
  settingsForPlan,
  WATERMARK_TEXT,
  type Layout,
} from "@matte/engine";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { isKnown, standingObstacle } from "#domain/photos/found-obstacle.ts";
import { isEncodable } from "#domain/photos/limits.ts";
import { measureInPage } from "#domain/photos/measure.ts";
import { gridOfMethod, type PlannedMethod, plannedMethod } from "#domain/photos/method.ts";
import { shownSubject } from "../model/document.ts";
import type { PhotoRecord } from "../model/photo.ts";
import { useEditor, useSelectedPhoto } from "../state/context.ts";
import { useAssessment } from "./use-assessment.ts";
import { useLocalFont } from "./use-local-font.ts";
import { useReadyFont } from "./use-ready-font.ts";

export interface Picture {
  readonly photo: PhotoRecord;
  /** In pixels of the export. */
  readonly layout: Layout;
  readonly method: PlannedMethod;
  /** Whether the method is that of the export; else it is what the file's headers promise, and being looked into. */
  readonly certain: boolean;
  /** Whether the browser cannot draw or encode the export at all. */
  readonly tooLarge: boolean;
  /** The caption as text, line by line. */
  readonly description: string;
}

const PictureContext = createContext<Picture | null>(null);

/** Null while there is no photo. */
export function usePicture(): Picture | null {
  return useContext(PictureContext);
}

export function PictureProvider({ children }: { readonly children: ReactNode }) {
  const picture = useFramedPhoto(useSelectedPhoto());
  useAssessment(picture);
  return <PictureContext value={picture}>{children}</PictureContext>;
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
  const own = useLocalFont(settings.localFont);
  return useMemo(() => {
    if (photo === null) return null;
    const { camera, size } = photo.facts;
    const { watermark } = capabilities(plan);
    const drawn = { ...settings, metadataFont: font.family, localFont: own ? settings.localFont : null };
    const measure = measureInPage(captionFamily(drawn));
    const painted = { settings, subject, watermark };
    const met = standingObstacle(found, painted);
    const method = plannedMethod(photo.facts, { settings, subject }, met);
    const input = { settings: drawn, photo: size, subject, camera, watermark, measure, ...gridOfMethod(method) };
    const layout = layoutPicture(input);
    const certain = method.kind !== "lossless-jpeg" || isKnown(found, painted);
    const tooLarge = !isEncodable(layout.canvas, settings.exportFormat);
    return { photo, layout, method, certain, tooLarge, description };
  }, [photo, settings, plan, subject, found, font, own, description]);
}
