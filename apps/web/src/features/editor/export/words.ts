/** Notices and reports about exports (SPEC §8). */
import { describePhotoError } from "#domain/photos/describe.ts";
import { methodText } from "#domain/photos/method.ts";
import type { FallbackReason } from "#domain/photos/types.ts";
import { ZipError } from "#domain/zip/types.ts";
import { fewSentences } from "../state/few-sentences.ts";
import type { ExportReport } from "../state/store.ts";

export const NOTHING_TO_EXPORT = "No images to export.";
export const BATCH_IS_PRO = "Batch export is Pro only.";
export const EXPORT_FAILED = "Error during export";
export const EXPORTED = "Image exported";
export const NO_PLACE = "The browser let no place be chosen. Press Export instead: the ZIP goes to your downloads.";
export const BATCH_EXPORTED = "Batch exported as ZIP";

/** A general notice of failure, then the photo and the reason. */
export function failedTexts(fileName: string, reason: unknown): readonly string[] {
  return [EXPORT_FAILED, describePhotoError(reason, fileName)];
}

/** Reason why there is no ZIP, how many photos were done, and advice. */
export function zipFailedText(error: unknown, done: number, total: number): string {
  const code = error instanceof ZipError ? error.code : "failed";
  if (code === "no-space")
    return `The disk is full: the ZIP was given up after ${done} of ${photos(total)}, and nothing of it is left. Free some space, or choose another disk with Save to….`;
  if (code === "too-large")
    return "This window can keep no files, as in private browsing, so a ZIP may have 1 GB at most. Export fewer photos at once, or use an ordinary window.";
  return `The ZIP could not be written: it was given up after ${done} of ${photos(total)}, and nothing of it is left. Try again.`;
}

/** Number of photos that are missing from a batch. */
export function reportText({ total, failed }: ExportReport): string {
  if (failed.length === total) return `None of ${photos(total)} could be exported.`;
  return `${failed.length} of ${photos(total)} could not be exported. The ZIP holds the others.`;
}

function photos(count: number): string {
  return count === 1 ? "1 photo" : `${count} photos`;
}

export interface EncodedAgain {
  readonly fileName: string;
  readonly fallbackReason: FallbackReason;
}

/** Photos that could not keep their data although `Export method` had promised it, with reasons. */
export function encodedAgainTexts(again: readonly EncodedAgain[]): readonly string[] {
  const sentences = again.map(({ fileName, fallbackReason }) => {
    const words = methodText({ kind: "jpeg", fallbackReason });
    return `“${fileName}” was exported as ${words}.`;
  });
  return fewSentences(sentences, (more) => {
    const files = more === 1 ? "file" : "files";
    return `${more} more ${files} could not keep the original data either.`;
  });
}
