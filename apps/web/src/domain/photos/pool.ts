import { trustedWorkerUrl } from "#lib/trusted-types.ts";
import workerUrl from "#workers/photo.worker.ts?worker&url";
import { type Call, PhotoWorker } from "./photo-worker.ts";
import { poolSize } from "./pool-size.ts";
import { createJobQueue, type JobKind } from "./queue.ts";
import { ScanIndexes } from "./scan-indexes.ts";
import type { Assessment, JobOptions, PhotoPool } from "./types.ts";
import { type Deadlines, DEADLINES, type WorkerLike } from "./watchdog.ts";

/** Milliseconds after the last job until idle workers are stopped. */
const IDLE_TIMEOUT = 30_000;

export interface PoolOptions {
  /** Maximum number of workers; by default derived from the computer's cores and memory. */
  readonly size?: number;
  readonly deadlines?: Deadlines;
  /** Substitute for specs. */
  readonly startWorker?: () => WorkerLike;
}

/** Runs on a worker. Its result settles the caller's promise, once the worker is free again. */
type Job = (worker: PhotoWorker, share: number) => Promise<() => void>;

/**
 * Starts workers to load, preview and frame photos. They start on demand, one of them earlier with `warmUp`, and stop after 30 s
 * without work. A worker that hangs, crashes or is aborted is replaced, and the others continue.
 */
export function createPhotoPool(options: PoolOptions = {}): PhotoPool {
  const workforce = new Workforce(options);
  const indexes = new ScanIndexes();
  const run = <T>(kind: JobKind, call: Call<T>, { signal }: JobOptions = {}): Promise<T> =>
    workforce.run(kind, call, signal);
  return {
    size: workforce.size,
    warmUp: () => workforce.warmUp(),
    embeddedPreview: (file, given) => run("embeddedPreview", (jobs) => jobs.embeddedPreview(file), given),
    load: (file, given) =>
      run(
        "load",
        (jobs, share) => jobs.load(file, given?.previewLongSide ?? 0, given?.padded ?? false, share > 0),
        given,
      ),
    join: (job, given) =>
      run("load", (jobs) => jobs.join(job, given?.previewLongSide ?? 0, given?.padded ?? false), given),
    preview: (file, facts, longSide, given) => run("preview", (jobs) => jobs.preview(file, facts, longSide), given),
    frame: (job, given) => run("frame", (jobs, share) => jobs.frame(indexes.added(job), share), given),
    assess: async (job, given) => {
      const assess: Call<Assessment> = async (jobs) => indexes.kept(job, await jobs.assess(job, given?.data ?? false));
      return (await run("assess", assess, given)).fallbackReason;
    },
    frameBytes: (job, given) => run("frame", (jobs) => jobs.frameBytes(indexes.added(job)), given),
    unframe: (file, given) => run("frame", (jobs) => jobs.unframe(file), given),
    places: (files, given) => run("places", (jobs) => jobs.places(files), given),
    reduce: (...given) => run("reduce", (jobs) => jobs.reduce(...given)),
    dispose: () => workforce.dispose(),
  };
}

export function startPhotoWorker(): Worker {
  return new Worker(trustedWorkerUrl(workerUrl), { type: "module", name: "photo" });
}

class Workforce {
  readonly size: number;
  readonly #free: PhotoWorker[];
  readonly #queue = createJobQueue<Job>();
  readonly #closing = new AbortController();
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor({ size = poolSize(navigator), deadlines = DEADLINES, startWorker = startPhotoWorker }: PoolOptions) {
    this.size = size;
    this.#free = Array.from({ length: size }, () => new PhotoWorker(startWorker, deadlines));
  }

  warmUp(): void {
    const isIdle = this.#free.length === this.size && this.#free.every(({ started }) => !started);
    if (!isIdle || this.#closing.signal.aborted) return;
    this.#free[0]?.start(this.size > 1);
    this.#stopWhenIdle();
  }

  run<T>(kind: JobKind, call: Call<T>, signal: AbortSignal | undefined): Promise<T> {
    const closing = this.#closing.signal;
    // One signal per job: listeners of waiting jobs must not pile up on the pool's signal.
    const stop = AbortSignal.any(signal === undefined ? [closing] : [signal, closing]);
    return new Promise((resolve, reject) => {
      if (stop.aborted) return reject(stop.reason);
      const ends = kind === "assess" ? closing : stop;
      this.#enqueue(kind, jobOf(call, ends, resolve, reject), stop, reject);
    });
  }

  #enqueue(kind: JobKind, run: Job, stop: AbortSignal, reject: (reason: unknown) => void): void {
    const leave = (): void => {
      this.#queue.remove(job);
      reject(stop.reason);
    };
    const job: Job = (worker, share) => {
      // An aborted assessment runs to its end without a listener: starting another worker would take longer.
      if (kind !== "assess") stop.removeEventListener("abort", leave);
      return run(worker, share);
    };
    stop.addEventListener("abort", leave);
    this.#queue.add(kind, job);
    // Frames requested together share the threads.
    if (kind === "frame") queueMicrotask(() => this.#assign());
    else this.#assign();
  }

  dispose(): void {
    clearTimeout(this.#idle);
    this.#closing.abort(new DOMException("The photo pool was closed", "AbortError"));
    for (const worker of this.#free) worker.stop();
  }

  /** Assigns waiting jobs to free workers, preferring started ones. */
  #assign(): void {
    clearTimeout(this.#idle);
    while (this.#free.length > 0) {
      const job = this.#queue.take();
      if (job === undefined) return this.#stopWhenIdle();
      const index = Math.max(
        0,
        this.#free.findIndex((worker) => worker.started),
      );
      const [worker] = this.#free.splice(index, 1);
      if (worker !== undefined) void this.#employ(worker, job);
    }
  }

  async #employ(worker: PhotoWorker, job: Job): Promise<void> {
    const settle = await job(worker, this.#share());
    this.#free.push(worker);
    this.#assign();
    settle();
  }

  /** A job's share of the workers not needed by waiting jobs. */
  #share(): number {
    const jobs = this.size - this.#free.length + this.#queue.length;
    return Math.max(0, Math.floor((this.#free.length - this.#queue.length) / jobs));
  }

  #stopWhenIdle(): void {
    this.#idle = setTimeout(() => {
      for (const worker of this.#free) worker.stop();
    }, IDLE_TIMEOUT);
  }
}

type Settle<T> = (outcome: T) => void;

function jobOf<T>(call: Call<T>, stop: AbortSignal, resolve: Settle<T>, reject: Settle<unknown>): Job {
  return (worker, share) =>
    worker.run(call, stop, share).then(
      (value) => () => resolve(value),
      (error: unknown) => () => reject(error),
    );
}
