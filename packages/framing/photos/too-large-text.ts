import type { ExportFormat } from "@matte/engine";
import { photos } from "@matte/messages/photos";
import { MAX_AREA, MAX_SIDES } from "./limits.ts";

/** Sentence about a photo that is too large with its frame. @param format the one that it was to be exported in */
export function frameTooLargeText(file: string, format: string | null): string {
  const known = isFormat(format) ? format : "png";
  // A photo that PNG cannot hold fits into no other format.
  return photos.frameTooLarge(file, { format: known, side: MAX_SIDES[known], pixels: MAX_AREA });
}

function isFormat(format: string | null): format is ExportFormat {
  return format !== null && Object.hasOwn(MAX_SIDES, format);
}
