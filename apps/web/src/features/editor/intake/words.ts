/** Notices about photos that are loading (SPEC §8). */
import { fewSentences } from "../state/few-sentences.ts";
import { FOLDER_LIMITS, type Findings } from "./dropped.ts";

export const ONE_AT_A_TIME = "Free version allows 1 image at a time. Upgrade for batch.";
export const SHARE_FAILED = "There was no room for the shared photos. Add them here instead.";

export function loadingText(count: number): string {
  return `Loading ${count} ${count === 1 ? "image" : "images"}…`;
}

export function loadedText(count: number): string {
  return `${count} loaded successfully`;
}

/** One sentence per failure; of many, the first few and a summary of the rest. */
export function failureTexts(sentences: readonly string[]): readonly string[] {
  return fewSentences(sentences, (more) => `${more} more ${more === 1 ? "file" : "files"} could not be loaded.`);
}

/** Remark on files in dropped folders that are not photos, null when there is nothing to say. */
export function passedOverText({ passedOver, cut, files }: Findings): string | null {
  if (cut) return `Only the first ${FOLDER_LIMITS.files} photos were taken from the folders.`;
  if (passedOver === 0) return files.length === 0 ? "No photos found." : null;
  const others = passedOver === 1 ? "1 file that is no photo was" : `${passedOver} files that are no photos were`;
  return `${others} passed over.`;
}
