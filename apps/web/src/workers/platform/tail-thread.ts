/** A photo worker's tail thread: a worker that decodes a JPEG's lower part. */
import type { TailThread } from "@matte/framing/decode/reduced-jpeg.ts";
import { transfer, wrap } from "comlink";
import { trustedWorkerUrl } from "#lib/trusted-types.ts";
import type { TailJobs } from "../jpeg-tail.worker.ts";
import workerUrl from "../jpeg-tail.worker.ts?worker&url";
import { rejectOnError } from "./worker-failure.ts";

export interface StartedTailThread extends TailThread {
  /** False until the worker has loaded, and after it has failed or crashed. */
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  end(): void;
}

/** Starts the worker; returns null in browsers without nested workers. */
export function startTailThread(): StartedTailThread | null {
  if (typeof Worker === "undefined") return null;
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: "module", name: "jpeg-tail" });
  const jobs = wrap<TailJobs>(worker);
  const failure = rejectOnError(worker);
  let state: "loading" | "ready" | "failed" = "loading";
  Promise.race([jobs.prepare(), failure]).then(
    () => (state = "ready"),
    () => (state = "failed"),
  );
  failure.catch(() => (state = "failed"));
  return {
    get isReady() {
      return state === "ready";
    },
    get hasFailed() {
      return state === "failed";
    },
    begin(tail, size) {
      // `rest` gives null after a failure.
      jobs.begin(transfer(tail, [tail.buffer]), size).catch(() => undefined);
    },
    rest: (junction) => Promise.race([jobs.rest(junction), failure]).catch(() => null),
    discard: () => void jobs.discard().catch(() => undefined),
    end: () => worker.terminate(),
  };
}

/**
 * This worker's tail thread. Only `prepare` starts one, before a photo is dropped: a photo never waits for it. It ends when the
 * other cores are busy.
 */
export class OwnTailThread {
  readonly #start: () => StartedTailThread | null;
  #thread: StartedTailThread | null = null;

  constructor(start = startTailThread) {
    this.#start = start;
  }

  /** @param hasFreeCore whether a job may use another thread */
  prepare(hasFreeCore: boolean): void {
    if (hasFreeCore) this.#thread ??= this.#start();
  }

  /** Returns the thread if a core is free for it and it is ready. Terminates it if no core is free, or if it has failed. */
  take(hasFreeCore: boolean): TailThread | null {
    const thread = this.#thread;
    if (thread === null) return null;
    if (hasFreeCore && !thread.hasFailed) return thread.isReady ? thread : null;
    thread.end();
    this.#thread = null;
    return null;
  }
}
