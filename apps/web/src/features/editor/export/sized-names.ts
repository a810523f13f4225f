import { sizeName, withSizeName } from "@matte/engine";
import type { PhotoJob } from "./frame-jobs.ts";

/** Export names, with the size added if a photo would have the same name in several sizes, and with a slide's number. */
export function sizedNames(jobs: readonly PhotoJob[], nameOf: (job: PhotoJob) => string): readonly string[] {
  const names = jobs.map(nameOf);
  const counts = new Map<string, number>();
  const keyOf = ({ id }: PhotoJob, at: number): string => `${id} ${names[at]}`;
  for (const [at, job] of jobs.entries())
    if (isFirst(job)) counts.set(keyOf(job, at), (counts.get(keyOf(job, at)) ?? 0) + 1);
  return jobs.map((job, at) => {
    const name = names[at] ?? "";
    const sized = (counts.get(keyOf(job, at)) ?? 0) > 1 ? withSizeName(name, sizeName(job.settings)) : name;
    return job.slide === undefined ? sized : withSizeName(sized, String(job.slide + 1));
  });
}

/** True but for a carousel's further slides. */
function isFirst({ slide = 0 }: PhotoJob): boolean {
  return slide === 0;
}
