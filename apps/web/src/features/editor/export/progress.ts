import type { EditorSession } from "../state/session.ts";
import type { PhotoJob } from "./frame-jobs.ts";
import { timeLeft } from "./time-left.ts";

/**
 * Shows how far a batch is, from its first photo on.
 * @returns to be called with each photo that is done with; gives how many are
 */
export function createProgress(session: EditorSession, jobs: readonly PhotoJob[]): (job: PhotoJob) => number {
  const total = jobs.length;
  const work = jobs.reduce((sum, job) => sum + workOf(job), 0);
  const start = performance.now();
  let settled = 0;
  let done = 0;
  session.set({ exporting: { current: 1, total, left: null } });
  return (job) => {
    settled += 1;
    done += workOf(job);
    const left = timeLeft(performance.now() - start, done / work);
    session.set({ exporting: { current: Math.min(settled + 1, total), total, left }, zipping: settled === total });
    return settled;
  };
}

/** Larger photos take longer. */
function workOf({ facts }: PhotoJob): number {
  return facts.size.width * facts.size.height;
}
