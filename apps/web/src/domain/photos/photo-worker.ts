/**
 * One worker with one job at a time. It starts with its first job and is replaced when it hangs, crashes or is aborted, and after
 * a hundred jobs.
 */
import { type Remote, wrap } from "comlink";
import { errorOf, type Outcome, type PhotoJobs } from "./messages.ts";
import { type Deadlines, mishap, type WorkerLike } from "./mishap.ts";
import { PhotoError } from "./types.ts";

/**
 * Jobs until a worker ends. What each leaves of the browser's own (files, bitmaps, ports) is so little to the script that Chromium
 * collects none of it in a thousand photos; with the worker it goes at once.
 */
export const LIFETIME = 100;

/** `share`: how many more threads the job may use. */
export type Call<T> = (jobs: Remote<PhotoJobs>, share: number) => Promise<Outcome<T>>;

interface Running {
  readonly worker: WorkerLike;
  readonly jobs: Remote<PhotoJobs>;
}

export class PhotoWorker {
  readonly #start: () => WorkerLike;
  readonly #deadlines: Deadlines;
  #running: Running | null = null;
  #done = 0;

  constructor(start: () => WorkerLike, deadlines: Deadlines) {
    this.#start = start;
    this.#deadlines = deadlines;
  }

  get started(): boolean {
    return this.#running !== null;
  }

  /** Runs one job; rejects with a `PhotoError`, or with the signal's reason. */
  async run<T>(call: Call<T>, signal: AbortSignal, share: number): Promise<T> {
    const outcome = await this.#outcome(call, signal, share);
    this.#age();
    if (outcome.ok) return outcome.value;
    throw errorOf(outcome.failure);
  }

  stop(): void {
    this.#running?.worker.terminate();
    this.#running = null;
    this.#done = 0;
  }

  #age(): void {
    this.#done += 1;
    if (this.#done >= LIFETIME) this.stop();
  }

  /** A decode cannot be interrupted: whatever ends a job but its own outcome ends the worker with it. */
  async #outcome<T>(call: Call<T>, signal: AbortSignal, share: number): Promise<Outcome<T>> {
    const over = new AbortController();
    try {
      const { worker, jobs } = this.#ensure();
      return await Promise.race([mishap(worker, this.#deadlines, signal, over.signal), call(jobs, share)]);
    } catch (error) {
      this.stop();
      throw signal.aborted ? error : asPhotoError(error);
    } finally {
      over.abort();
    }
  }

  #ensure(): Running {
    if (this.#running === null) {
      const worker = this.#start();
      this.#running = { worker, jobs: wrap<PhotoJobs>(worker) };
    }
    return this.#running;
  }
}

function asPhotoError(error: unknown): PhotoError {
  return error instanceof PhotoError ? error : new PhotoError("failed", "The worker failed", { cause: error });
}
