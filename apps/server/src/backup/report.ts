/** What the commands tell the operator; of damaged images above all. */
import type { BackedUp } from "./back-up.ts";
import type { DamagedImage, Manifest } from "./manifest.ts";

export interface Report {
  /** For the terminal. */
  readonly lines: readonly string[];
  /** Whether every image is there. */
  readonly whole: boolean;
}

/** What is in the backup, and of each image that is not, why, and what can be done about it. */
export function reportOfBackup({ rows, images, damaged }: BackedUp, folder: string): Report {
  const lines = [`${rows} rows and ${images} images are in ${folder}.`];
  if (damaged.length === 0) return { lines, whole: true };
  const missing = `${imagesOf(damaged)} damaged in the store, and missing from this backup:`;
  return { lines: [...lines, missing, ...damaged.map(lineOf), ADVICE], whole: false };
}

/** What a backup has brought back, and what it did not have. @param manifest the backup's */
export function reportOfRestore({ begunAt, damaged }: Manifest): Report {
  if (damaged.length === 0) return { lines: [`Everything is as it was at ${begunAt}.`], whole: true };
  const missing = `Everything is as it was at ${begunAt}, but ${imagesOf(damaged)} missing, damaged already when the backup was made:`;
  return { lines: [missing, ...damaged.map(lineOf)], whole: false };
}

const ADVICE =
  "An earlier backup may have a sound copy, under the same name in its folder images: put that into the store. " +
  "Where there is none, delete the image from the store.";

function imagesOf({ length }: readonly DamagedImage[]): string {
  return length === 1 ? "1 image is" : `${length} images are`;
}

function lineOf({ key, why }: DamagedImage): string {
  return `  ${key}: ${why}`;
}
