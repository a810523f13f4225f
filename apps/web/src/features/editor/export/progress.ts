import { createThrottle } from "#lib/throttle.ts";
import type { EditorSession } from "../state/session.ts";
import type { PhotoJob } from "./frame-jobs.ts";
import { timeLeft } from "./time-left.ts";

/** Milliseconds from one count to the next: nobody reads faster, and each is drawn. */
const PAUSE = 250;

export interface Progress {
  /** Another photo is done with. @returns how many are */
  advance(job: PhotoJob): number;
  /** The batch is over, however it ended: from now on nothing is shown by itself. */
  end(): void;
}

/** Shows how far a batch is, from its first photo on. */
export function createProgress(session: EditorSession, jobs: readonly PhotoJob[]): Progress {
  const total = jobs.length;
  const work = jobs.reduce((sum, job) => sum + workOf(job), 0);
  const start = performance.now();
  let settled = 0;
  let done = 0;
  const shown = createThrottle(PAUSE, () => {
    const left = settled === 0 ? null : timeLeft(performance.now() - start, done / work);
    session.set({ exporting: { current: Math.min(settled + 1, total), total, left }, zipping: settled === total });
  });
  shown.ask();
  return {
    advance: (job) => {
      settled += 1;
      done += workOf(job);
      shown.ask();
      // That the last one is done shows at once.
      if (settled === total) shown.end();
      return settled;
    },
    end: shown.end,
  };
}

/** Larger photos take longer. */
function workOf({ facts }: PhotoJob): number {
  return facts.size.width * facts.size.height;
}
