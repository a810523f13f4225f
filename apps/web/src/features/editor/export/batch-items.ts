import { exportName, uniqueNames } from "@matte/engine";
import type { PhotoJob } from "./frame-jobs.ts";

export interface PhotoItem {
  readonly job: PhotoJob;
  readonly path: string;
}

/** What a ZIP will hold: no two names alike, and with several presets a folder for each. */
export function batchItems(jobs: readonly PhotoJob[], date: Date, random: string): readonly PhotoItem[] {
  const several = new Set(jobs.map(({ settings }) => settings.socialPreset)).size > 1;
  const named = jobs.map(({ file, settings }) => {
    const name = exportName({ original: file.name, format: settings.exportFormat, date, random });
    return { folder: several ? `${settings.socialPreset}/` : "", name };
  });
  const paths = new Map<PhotoJob, string>();
  for (const folder of new Set(named.map((one) => one.folder))) {
    const inFolder = jobs.filter((_, at) => named[at]?.folder === folder);
    const names = uniqueNames(named.filter((one) => one.folder === folder).map((one) => one.name));
    for (const [at, job] of inFolder.entries()) paths.set(job, `${folder}${names[at] ?? ""}`);
  }
  return jobs.map((job) => ({ job, path: paths.get(job) ?? "" }));
}
