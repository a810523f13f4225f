/** What the photographer is told of an export (SPEC §8). */
import { describePhotoError } from "../../../lib/photos/describe.ts";
import { methodWords } from "../../../lib/photos/method.ts";
import type { LosslessObstacle } from "../../../lib/photos/types.ts";
import { fewSentences } from "../state/few-sentences.ts";

export const NOTHING_TO_EXPORT = "No images to export.";
export const BATCH_IS_PRO = "Batch export is Pro only.";
const EXPORT_FAILED = "Error during export";

export function exportedText(count: number): string {
  return count === 1 ? "Image exported" : `${count} images exported`;
}

export interface FailedExport {
  readonly fileName: string;
  readonly reason: unknown;
}

/** That something failed, then which photos did and why. */
export function failedTexts(failures: readonly FailedExport[]): readonly string[] {
  if (failures.length === 0) return [];
  const reasons = failures.map(({ fileName, reason }) => describePhotoError(reason, fileName));
  return [EXPORT_FAILED, ...fewSentences(reasons, (more) => `${files(more)} could not be exported.`)];
}

export interface EncodedAgain {
  readonly fileName: string;
  readonly obstacle: LosslessObstacle;
}

/** Which photos could not keep their data although that had been announced, and why. */
export function encodedAgainTexts(photos: readonly EncodedAgain[]): readonly string[] {
  const sentences = photos.map(({ fileName, obstacle }) => {
    const words = methodWords({ kind: "jpeg", reason: obstacle });
    return `“${fileName}” was exported as ${words}.`;
  });
  return fewSentences(sentences, (more) => `${files(more)} could not keep the original data either.`);
}

function files(more: number): string {
  return `${more} more ${more === 1 ? "file" : "files"}`;
}
