/** Frames the shown photo. Loaded when the editor is open: without a photo there is nothing to lay out. */
import {
  captionColumns,
  captionDescription,
  type CaptionColumns,
  drawnTexts,
  fileSizeLimit,
  printedLines,
  type PrintedText,
  pictureFormat,
  printedText,
  type Settings,
} from "@matte/engine";
import { estimateFileSize } from "#domain/photos/file-size.ts";
import type { KnownFallback } from "#domain/photos/known-fallback.ts";
import { currentFit, type KnownFit } from "#domain/photos/known-fit.ts";
import { methodToFit } from "@matte/framing/photos/fit-method.ts";
import { isEncodable } from "@matte/framing/photos/limits.ts";
import type { PhotoEntry } from "../model/document.ts";
import { captionOf, type ListPosition } from "../model/photo-caption.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { type FrameStyle, type PhotoPlan, planPhoto } from "./plan-photo.ts";

export { loadCaptionFont } from "#domain/fonts/page.ts";

export interface Picture extends PhotoPlan {
  readonly photo: PhotoRecord;
  /** True when the browser cannot draw or encode the export. */
  readonly tooLarge: boolean;
  /** Estimated export size. */
  readonly bytes: number;
  /** The caption as text, line by line. */
  readonly description: string;
  /** The picture's texts by typeface and weight. */
  readonly printed: PrintedText;
}

/** A photo with its entry in the list. */
export interface ListedPhoto {
  readonly record: PhotoRecord;
  readonly entry: PhotoEntry;
  readonly position: ListPosition;
}

interface KnownPhoto extends ListedPhoto {
  /** Result of an earlier attempt to frame the photo losslessly. */
  readonly found: KnownFallback | undefined;
  /** Result of an earlier export within a file size limit. */
  readonly fit: KnownFit | undefined;
}

export function framePhoto(photo: KnownPhoto, style: FrameStyle, { columns }: ShownCaption): Picture {
  const plan = planPhoto(style, photo);
  return {
    ...plan,
    photo: photo.record,
    tooLarge: !isEncodable(plan.layout.canvas, pictureFormat(style.settings)),
    ...withinLimit(plan, photo.fit, estimateFileSize(photo.record.facts, plan.method, plan.layout)),
    description: captionDescription(columns),
    printed: printedText(drawnTexts(plan.layout, plan.drawn)),
  };
}

/** Method and size of an export within its limit, if any: from the last one, or as estimated. */
function withinLimit(
  { method, exported }: PhotoPlan,
  known: KnownFit | undefined,
  bytes: number,
): Pick<Picture, "method" | "bytes"> {
  const limit = fileSizeLimit(exported.settings);
  if (limit === null) return { method, bytes };
  const found = currentFit(known, exported);
  if (found !== undefined) return { method: methodToFit(method, found.fit, limit), bytes: found.bytes };
  return bytes <= limit ? { method, bytes } : { method: methodToFit(method, "unknown", limit), bytes: limit };
}

export interface ShownCaption {
  readonly columns: CaptionColumns;
  /** Caption and watermark, whose fonts are loaded. */
  readonly textToLoad: PrintedText;
}

/** The photo's caption; without a photo, the texts as typed. */
export function captionFor(settings: Settings, photo: ListedPhoto | null): ShownCaption {
  const caption =
    photo === null
      ? { settings, subject: settings.subjectName, camera: {} }
      : captionOf(settings, photo.entry, photo.record, photo.position);
  return {
    columns: captionColumns(caption.settings, caption.subject, caption.camera),
    textToLoad: printedText(printedLines({ ...caption, watermark: true })),
  };
}
