/** Checks images in a process pool, each within a deadline. */
import { DomainError } from "../domain/domain-error.ts";
import { startCheckerProcess, type CheckerProcess } from "./checker-process.ts";
import { startProgram, type CheckerLog } from "./checker-program.ts";
import { createFairQueue } from "./fair-queue.ts";
import { createTimeOuts } from "./time-outs.ts";
import { TOO_SLOW, type CheckRequest, type Verdict } from "./verdict.ts";

export interface Checker {
  /**
   * @param user uid: users are served in turn
   * @throws {DomainError} `image-checker-busy` when too many images are waiting, `image-not-checked` when a retry may
   * help, `rate-limited` after several slow images from this user
   */
  check(user: string, request: CheckRequest): Promise<Verdict>;
  /** Last verdict, in milliseconds since the process started; null before the first. */
  lastVerdict(): number | null;
  close(): void;
}

const PROCESSES = 3;
/** One less than the processes, so that no user holds up all others. */
const PROCESSES_PER_USER = 2;
/** A 120-megapixel image takes a few seconds. */
const DEADLINE_MS = 30_000;
const MAX_WAITING = 200;
/** A process may die for other reasons than its image. */
const ATTEMPTS = 2;

type Check = (request: CheckRequest, deadlineMs: number) => Promise<Verdict>;

/** Opens a checker with logged processes. */
export function openLoggedChecker(log?: CheckerLog): Checker {
  return openChecker(DEADLINE_MS, () => startCheckerProcess(startProgram(log)));
}

export function openChecker(deadlineMs = DEADLINE_MS, start: () => CheckerProcess = startCheckerProcess): Checker {
  const idle = Array.from({ length: PROCESSES }, () => restarting(start));
  const all = [...idle];
  const queue = createFairQueue({ atOnce: PROCESSES, perUser: PROCESSES_PER_USER, waiting: MAX_WAITING });
  const timeOuts = createTimeOuts();
  let lastVerdict: number | null = null;

  const checkNow = async (request: CheckRequest): Promise<Verdict> => {
    const checker = idle.pop();
    if (checker === undefined) throw new Error("More checks run than there are processes.");
    try {
      const verdict = await checker.check(request, deadlineMs);
      lastVerdict = performance.now();
      return verdict;
    } finally {
      idle.push(checker);
    }
  };

  return {
    check: async (user, request) => {
      timeOuts.check(user);
      const verdict = await queue.run(user, () => checkNow(request));
      if (verdict === TOO_SLOW) timeOuts.note(user);
      return verdict;
    },
    lastVerdict: () => lastVerdict,
    close: () => all.forEach((checker) => checker.stop()),
  };
}

/** Starts a process with its first image, and a new one after a stop or death. */
function restarting(start: () => CheckerProcess): { check: Check; stop: () => void } {
  let current: CheckerProcess | null = null;
  let stopped = false;
  const check: Check = async (request, deadlineMs) => {
    for (let attempt = 0; attempt < ATTEMPTS && !stopped; attempt++) {
      if (current === null || !current.alive()) current = start();
      const verdict = await current.check(request, deadlineMs);
      if (verdict !== null) return verdict;
    }
    throw new DomainError("image-not-checked");
  };
  const stop = (): void => {
    stopped = true;
    current?.stop();
  };
  return { check, stop };
}
