/** Failures ending a job from outside: cancellation, deadlines, worker crashes. */
import type { Phase } from "@matte/framing/photos/types.ts";
import { isPhase } from "./messages.ts";
import { PhotoError } from "./types.ts";

/** The used part of `Worker`: specs can substitute a port. */
export type WorkerLike = Pick<Worker, "addEventListener" | "removeEventListener" | "postMessage" | "terminate">;

/** Milliseconds a job may take to start, to decode its photo, and to finish after that. */
export type Deadlines = Readonly<Record<"starting" | Phase, number>>;

/** Finishing includes encoding 2^28 pixels as PNG, which takes under a minute on a slow computer. */
export const DEADLINES: Deadlines = { starting: 30_000, decoding: 10_000, finishing: 120_000 };

/**
 * Rejects when a job fails from outside; never resolves.
 * @param cancelled aborted by the caller; rejects with its reason
 * @param ended aborted when the job has ended; stops watching
 */
export function jobFailure(
  worker: WorkerLike,
  deadlines: Deadlines,
  cancelled: AbortSignal,
  ended: AbortSignal,
): Promise<never> {
  return new Promise((_, reject) => {
    const untilEnded = { signal: ended };
    const fail = (event: Event): void => {
      // The job reports it: it is not an uncaught error in the page.
      event.preventDefault();
      reject(new PhotoError("failed", `The worker failed: ${textOf(event)}`));
    };
    worker.addEventListener("error", fail, untilEnded);
    worker.addEventListener("messageerror", fail, untilEnded);
    cancelled.addEventListener("abort", () => reject(cancelled.reason), untilEnded);
    if (cancelled.aborted) reject(cancelled.reason);
    watchDeadlines(worker, deadlines, ended, reject);
  });
}

/** Restarts the clock with each phase the worker enters. */
function watchDeadlines(
  worker: WorkerLike,
  deadlines: Deadlines,
  ended: AbortSignal,
  reject: (reason: PhotoError) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (phase: keyof Deadlines): void => {
    clearTimeout(timer);
    timer = setTimeout(() => reject(overdue(phase, deadlines[phase])), deadlines[phase]);
  };
  const listen = (event: Event): void => {
    if (event instanceof MessageEvent && isPhase(event.data)) start(event.data);
  };
  worker.addEventListener("message", listen, { signal: ended });
  ended.addEventListener("abort", () => clearTimeout(timer));
  start("starting");
}

function overdue(phase: keyof Deadlines, milliseconds: number): PhotoError {
  const code = phase === "starting" ? "failed" : "too-slow";
  return new PhotoError(code, `${phase} took over ${milliseconds} ms`);
}

function textOf(event: Event): string {
  return "message" in event ? String(event.message) : event.type;
}
