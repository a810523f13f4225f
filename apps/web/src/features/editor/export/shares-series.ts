import type { ExportFormat } from "@matte/engine";
import type { EditorServices } from "../state/services.ts";

/** Most files in one share; sheets on phones take no more. */
const MOST_SHARED = 25;

/** True when the share sheet takes this many files in a format. Tested with empty files, before any is framed. */
export function sharesSeries(
  { shareSheet }: Pick<EditorServices, "shareSheet">,
  count: number,
  format: ExportFormat,
): boolean {
  if (count < 2 || count > MOST_SHARED) return false;
  return shareSheet.takes(Array.from({ length: count }, (_, at) => emptyFile(at, format)));
}

function emptyFile(at: number, format: ExportFormat): File {
  return new File([], `${at}.${format}`, { type: mediaType(format) });
}

export function mediaType(format: ExportFormat): string {
  return `image/${format}`;
}
