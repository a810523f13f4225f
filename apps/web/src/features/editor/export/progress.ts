import { createThrottle } from "#lib/throttle.ts";
import type { EditorSession } from "../state/session.ts";
import type { PhotoJob } from "./frame-jobs.ts";

/** Minimum milliseconds between two updates: each redraws, and reading is not faster. */
const PAUSE = 250;

export interface Progress {
  /** Counts a settled photo. @returns the number of settled photos */
  advance(job: PhotoJob): number;
  /** Counts photos written by an earlier export, without time spent now. @returns the number of settled photos */
  countExisting(jobs: readonly PhotoJob[]): number;
  end(): void;
}

/** Shows a batch's progress, from its first photo on. @param keepsFiles whether stopping keeps written files */
export function createProgress(session: EditorSession, jobs: readonly PhotoJob[], keepsFiles = false): Progress {
  const total = jobs.length;
  let work = sumOf(jobs);
  const start = performance.now();
  let settled = 0;
  let done = 0;
  const shown = createThrottle(PAUSE, () => {
    const left = settled === 0 ? null : timeLeft(performance.now() - start, done / work);
    const current = Math.min(settled + 1, total);
    session.set({ exporting: { current, total, left, keepsFiles }, zipping: settled === total });
  });
  shown.ask();
  return {
    advance: (job) => {
      settled += 1;
      done += workOf(job);
      shown.ask();
      // The last photo is shown at once.
      if (settled === total) shown.end();
      return settled;
    },
    countExisting: (existing) => {
      settled += existing.length;
      work -= sumOf(existing);
      shown.ask();
      return settled;
    },
    end: shown.end,
  };
}

function sumOf(jobs: readonly PhotoJob[]): number {
  return jobs.reduce((sum, job) => sum + workOf(job), 0);
}

/** A photo's pixels, as an estimate for its duration. */
function workOf({ facts }: PhotoJob): number {
  return facts.size.width * facts.size.height;
}

/** Milliseconds before the first estimate: the first photos include starting the workers. */
const WARM_UP = 3000;

/**
 * Estimates the remaining time from the average speed.
 * @param elapsed milliseconds
 * @param share finished fraction, 0 to 1
 * @returns milliseconds; null while there is no estimate
 */
export function timeLeft(elapsed: number, share: number): number | null {
  return elapsed < WARM_UP || share <= 0 ? null : (elapsed * (1 - share)) / share;
}
