/** Captions of contact sheets. */
import { captionFace, type Font, type HexColour, splitEnding } from "@matte/engine";
import type { SheetPage } from "@matte/engine/pdf";
import { originalName } from "../photos/original-name.ts";
import type { FrameJob } from "../photos/types.ts";

const INK = "#1A1A1A";
const QUIET_INK = "#5C5C5C";

export interface SheetLine {
  readonly text: string;
  readonly font: Font;
  readonly colour: HexColour;
}

/** The job's part that a caption needs. */
export type SheetPhoto = Pick<FrameJob, "settings" | "subject" | "file" | "facts">;

/** The caption in a contact sheet: subject, or the file's name without one, and location. */
export function sheetLines(job: SheetPhoto, { type }: Pick<SheetPage, "type">): readonly SheetLine[] {
  const settings = { ...job.settings, localFont: null };
  const lineOf = (text: string, weight: Font["weight"], colour: HexColour): SheetLine => ({
    text,
    font: { ...captionFace(settings, text), weight, size: type },
    colour,
  });
  const title = job.subject === "" ? splitEnding(originalName(job)).stem : job.subject;
  const lines = [lineOf(title, 600, INK), lineOf(settings.locationText, 400, QUIET_INK)];
  return lines.slice(0, settings.sheetLines);
}
