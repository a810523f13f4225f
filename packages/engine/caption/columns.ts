import type { CaptionRole, FontWeight } from "../layout/types.ts";
import type { MetadataDisplay, Settings } from "../settings/table.ts";
import type { PrintedData } from "./camera-data.ts";
import { type CameraLine, cameraLine } from "./camera-text.ts";
import { cleanLine, linesOf } from "./clean-line.ts";
import { isLensRepeated } from "./repeated-lens.ts";

export interface CaptionLine {
  readonly role: CaptionRole | "separator";
  /** One clean line, never blank. */
  readonly text: string;
  readonly weight: FontWeight;
}

/** Columns, each from top to bottom; a caption without columns has all its lines in the left one. */
export interface CaptionColumns {
  readonly left: readonly CaptionLine[];
  readonly right: readonly CaptionLine[];
}

const CAMERA_LINES: Record<MetadataDisplay, readonly CameraLine[]> = {
  all: ["camera", "lens", "film", "exif"],
  camera: ["camera", "film"],
  lens: ["lens"],
  exif: ["exif"],
  none: [],
};

/**
 * Lays out the caption's lines: subject and location on the left, credits and camera data on the right; one below the other in
 * every layout but `columns`. A blank field has no line; without a caption there are none.
 * @param settings already reduced by `settingsForPlan`
 * @param subject this photo's subject
 */
export function captionColumns(settings: Settings, subject: string, camera: PrintedData): CaptionColumns {
  if (!settings.showMetadata) return { left: [], right: [] };
  const [left, right] = [pictureLines(settings, subject), makerLines(settings, camera)];
  return settings.captionLayout === "columns" ? { left, right } : { left: [...left, ...right], right: [] };
}

/** The caption as plain text, line by line, the left column first; empty without a caption. */
export function captionDescription(columns: CaptionColumns): string {
  return [...columns.left, ...columns.right].map((line) => line.text).join("\n");
}

function pictureLines(settings: Settings, subject: string): CaptionLine[] {
  return [
    ...captionLine("subject", settings.printSubjectName ? subject : "", 600),
    ...captionLine("location", settings.locationText, 400),
  ];
}

function makerLines(settings: Settings, camera: PrintedData): CaptionLine[] {
  return [
    ...captionLine("credit", settings.photoBy, 500),
    ...linesOf(settings.additionalCredits).flatMap((text) => captionLine("additional", text, 400)),
    ...cameraLines(settings, camera).flatMap((role) => captionLine(role, cameraLine(role, camera) ?? "", 400)),
  ];
}

/** The date has its switch, and is last. A typed lens is printed in any case. */
export function cameraLines(
  { metadataDisplay, printDate, lensText }: Settings,
  camera: PrintedData,
): readonly CameraLine[] {
  const lines = CAMERA_LINES[metadataDisplay];
  const isRepeated = cleanLine(lensText) === "" && isLensRepeated(camera, lines);
  const printed = isRepeated ? lines.filter((line) => line !== "lens") : lines;
  return printDate ? [...printed, "date"] : printed;
}

function captionLine(role: CaptionRole, text: string, weight: FontWeight): CaptionLine[] {
  const line = cleanLine(text);
  return line === "" ? [] : [{ role, text: line, weight }];
}
