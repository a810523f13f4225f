import type { ExportFormat } from "@matte/engine";
import { photos } from "@matte/messages/photos";
import { MAX_AREA, MAX_SIDES } from "./limits.ts";

/** Reports a photo too large with its frame. @param format of the planned export */
export function frameTooLargeText(file: string, format: string | null): string {
  const known = isFormat(format) ? format : "png";
  // A photo too large for PNG fits into no other format.
  return photos.frameTooLarge(file, { format: known, side: MAX_SIDES[known], pixels: MAX_AREA });
}

function isFormat(format: string | null): format is ExportFormat {
  return format !== null && Object.hasOwn(MAX_SIDES, format);
}
