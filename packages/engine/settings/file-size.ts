/** Limit of an export's file size (DECISIONS §18, "Sizes"). */
import { FILE_SIZE_RANGE } from "./rows/output.ts";
import type { Settings } from "./table.ts";

export { FILE_SIZE_RANGE };

/** The largest files that services take, in KB of 1,000 bytes. */
export const FILE_SIZE_SERVICES = { bluesky: 2000, mastodon: 16_000, email: 5000 } as const;

export type FileSizeService = keyof typeof FILE_SIZE_SERVICES;

const KB = 1000;

/** Returns the most bytes an export may have; null without a limit. Only a JPEG's quality can give way to one. */
export function fileSizeLimit({
  fileSizeKb,
  exportFormat,
}: Pick<Settings, "fileSizeKb" | "exportFormat">): number | null {
  return fileSizeKb === null || exportFormat !== "jpeg" ? null : fileSizeKb * KB;
}
