/** Everything that can end a job from outside: the photographer, the clock, the worker's own end. */
import { isPhase, type Phase } from "./messages.ts";
import { PhotoError } from "./types.ts";

/** The part of `Worker` that is used, so that specs can put a port in its place. */
export type WorkerLike = Pick<Worker, "addEventListener" | "removeEventListener" | "postMessage" | "terminate">;

/** Milliseconds a job may take to begin, to decode the photo, and to finish after that. */
export type Deadlines = Readonly<Record<"starting" | Phase, number>>;

/** Finishing covers the encoding of 2^28 pixels as PNG, under a minute on a slow computer. */
export const DEADLINES: Deadlines = { starting: 30_000, decoding: 10_000, finishing: 120_000 };

/**
 * Rejects when something ends the job before its outcome; never resolves.
 * @param stop the caller's: rejects with its reason.
 * @param over aborted when the job has ended: nothing is watched any longer.
 */
export function mishap(worker: WorkerLike, deadlines: Deadlines, stop: AbortSignal, over: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const once = { signal: over };
    const fail = (event: Event): void => {
      // Told to the photographer as this job's error; not an error of the page as well.
      event.preventDefault();
      reject(new PhotoError("failed", `The worker failed: ${textOf(event)}`));
    };
    worker.addEventListener("error", fail, once);
    worker.addEventListener("messageerror", fail, once);
    stop.addEventListener("abort", () => reject(stop.reason), once);
    if (stop.aborted) reject(stop.reason);
    watchClock(worker, deadlines, over, reject);
  });
}

/** The clock starts anew with each phase that the worker names. */
function watchClock(
  worker: WorkerLike,
  deadlines: Deadlines,
  over: AbortSignal,
  reject: (reason: PhotoError) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const allow = (phase: keyof Deadlines): void => {
    clearTimeout(timer);
    timer = setTimeout(() => reject(late(phase, deadlines[phase])), deadlines[phase]);
  };
  const listen = (event: Event): void => {
    if (event instanceof MessageEvent && isPhase(event.data)) allow(event.data);
  };
  worker.addEventListener("message", listen, { signal: over });
  over.addEventListener("abort", () => clearTimeout(timer));
  allow("starting");
}

function late(phase: keyof Deadlines, milliseconds: number): PhotoError {
  const code = phase === "starting" ? "failed" : "too-slow";
  return new PhotoError(code, `${phase} took over ${milliseconds} ms`);
}

function textOf(event: Event): string {
  return "message" in event ? String(event.message) : event.type;
}
