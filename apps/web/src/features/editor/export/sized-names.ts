import { sizeName, withSizeName } from "@matte/engine";
import type { PhotoJob } from "./frame-jobs.ts";

/** Export names, with the size added if a photo would have the same name in several sizes. */
export function sizedNames(jobs: readonly PhotoJob[], nameOf: (job: PhotoJob) => string): readonly string[] {
  const names = jobs.map(nameOf);
  const counts = new Map<string, number>();
  const keyOf = ({ id }: PhotoJob, at: number): string => `${id} ${names[at]}`;
  for (const [at, job] of jobs.entries()) counts.set(keyOf(job, at), (counts.get(keyOf(job, at)) ?? 0) + 1);
  return jobs.map((job, at) => {
    const name = names[at] ?? "";
    return (counts.get(keyOf(job, at)) ?? 0) > 1 ? withSizeName(name, sizeName(job.settings)) : name;
  });
}
