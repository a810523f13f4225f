/** Runs one job at a time. Starts with its first job or before, and is replaced after a failure or 25 jobs. */
import { type Remote, wrap } from "comlink";
import { errorOf, type JobOutcome, type PhotoJobs } from "./messages.ts";
import { PhotoError } from "./types.ts";
import { type Deadlines, jobFailure, type WorkerLike } from "./watchdog.ts";

/**
 * Jobs until a worker is replaced. Each leaves files, bitmaps and ports. They look small to the script engine, so Chromium collects
 * none in a thousand photos. They go with the worker.
 */
export const LIFETIME = 25;

/** @param share further threads for the job */
export type Call<T> = (jobs: Remote<PhotoJobs>, share: number) => Promise<JobOutcome<T>>;

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

  /**
   * Starts the worker before its first job. If that fails, the job tries again and reports it.
   * @param hasFreeCore whether a job may use another thread
   */
  start(hasFreeCore: boolean): void {
    try {
      const { worker, jobs } = this.#ensure();
      // Photos load without the tail thread if it fails to start.
      jobs.prepare(hasFreeCore).catch(() => undefined);
      worker.addEventListener("error", (event) => {
        if (this.#running?.worker !== worker) return;
        event.preventDefault();
        this.stop();
      });
    } catch {
      this.stop();
    }
  }

  /** Runs one job. Rejects with a `PhotoError`, or with the signal's reason. */
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

  /** Stops the worker unless the job ends by itself: a decode cannot be interrupted. */
  async #outcome<T>(call: Call<T>, signal: AbortSignal, share: number): Promise<JobOutcome<T>> {
    const ended = new AbortController();
    try {
      const { worker, jobs } = this.#ensure();
      return await Promise.race([jobFailure(worker, this.#deadlines, signal, ended.signal), call(jobs, share)]);
    } catch (error) {
      this.stop();
      throw signal.aborted ? error : asPhotoError(error);
    } finally {
      ended.abort();
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
