import type { BackupResult } from "./back-up.ts";
import type { DamagedImage, Manifest } from "./manifest.ts";

export interface Report {
  readonly lines: readonly string[];
  readonly complete: boolean;
}

/** Reports a backup's contents, its missing images, and advice for them. */
export function reportOfBackup({ rows, images, damaged }: BackupResult, folder: string): Report {
  const lines = [`${rows} rows and ${images} images are in ${folder}.`];
  if (damaged.length === 0) return { lines, complete: true };
  const missing = `${imagesOf(damaged)} damaged in the store, and missing from this backup:`;
  return { lines: [...lines, missing, ...damaged.map(lineOf), ADVICE], complete: false };
}

/** Rights brought back by a restoration. */
export interface RestoredRights {
  /** E-mail addresses. */
  readonly administrators: readonly string[];
  readonly keptSessions: boolean;
}

/** Reports a restoration's result. @param manifest from the backup */
export function reportOfRestore({ begunAt, damaged }: Manifest, rights: RestoredRights): Report {
  const warnings = warningsOf(begunAt, rights);
  if (damaged.length === 0) return { lines: [`Everything is as it was at ${begunAt}.`, ...warnings], complete: true };
  const missing = `Everything is as it was at ${begunAt}, but ${imagesOf(damaged)} missing, damaged already when the backup was made:`;
  return { lines: [missing, ...damaged.map(lineOf), ...warnings], complete: false };
}

function warningsOf(begunAt: string, { administrators, keptSessions }: RestoredRights): string[] {
  return [
    administrators.length === 0
      ? "There are no administrators."
      : `Administrators: ${administrators.join(", ")}. Revoke the role of those who have lost it since.`,
    `Accounts that were deleted after ${begunAt} are back: delete them again.`,
    keptSessions ? "Sessions that have ended since are valid again." : "All sessions have ended: users sign in again.",
  ];
}

const ADVICE =
  "An earlier backup may have an intact copy, under the same name in its folder images: copy it into the store. " +
  "If there is none, delete the image from the store.";

function imagesOf({ length }: readonly DamagedImage[]): string {
  return length === 1 ? "1 image is" : `${length} images are`;
}

function lineOf({ key, why }: DamagedImage): string {
  return `  ${key}: ${why}`;
}
