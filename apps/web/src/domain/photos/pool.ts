import type { PhotoPool, JobOptions } from "./types.ts";
import { type Deadlines, DEADLINES, type WorkerLike } from "./mishap.ts";
import { type Call, PhotoWorker } from "./photo-worker.ts";
import { poolSize } from "./pool-size.ts";
import { createJobQueue, type JobKind } from "./queue.ts";
import { startPhotoWorker } from "./start-worker.ts";

/** Milliseconds after the last job until a worker that has nothing to do is let go. */
const IDLE = 30_000;

export interface PoolOptions {
  /** How many workers at most; by the computer's cores and memory unless given. */
  readonly size?: number;
  readonly deadlines?: Deadlines;
  /** For specs. */
  readonly startWorker?: () => WorkerLike;
}

/** Runs on a worker; what it gives tells the caller, once the worker is free again. */
type Job = (worker: PhotoWorker, share: number) => Promise<() => void>;

/**
 * Workers that read, show and frame photos. They start when there is work and end when there has been none for 30 s; one
 * that hangs, crashes or is aborted is replaced, and the others go on.
 */
export function createPhotoPool(options: PoolOptions = {}): PhotoPool {
  const workforce = new Workforce(options);
  const run = <T>(kind: JobKind, call: Call<T>, { signal }: JobOptions = {}): Promise<T> =>
    workforce.run(kind, call, signal);
  return {
    size: workforce.size,
    glance: (file, given) => run("glance", (jobs) => jobs.glance(file), given),
    load: (file, given) =>
      run("load", (jobs) => jobs.load(file, given?.previewLongSide ?? 0, given?.padded ?? false), given),
    preview: (file, facts, longSide, given) => run("preview", (jobs) => jobs.preview(file, facts, longSide), given),
    frame: (job, given) => run("frame", (jobs, share) => jobs.frame(job, share), given),
    assess: (job, given) => run("assess", (jobs) => jobs.assess(job, given?.data ?? false), given),
    frameBytes: (job, given) => run("frame", (jobs) => jobs.frameBytes(job), given),
    reduce: (...given) => run("reduce", (jobs) => jobs.reduce(...given)),
    dispose: () => workforce.dispose(),
  };
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

  run<T>(kind: JobKind, call: Call<T>, signal: AbortSignal | undefined): Promise<T> {
    const stop = signal === undefined ? this.#closing.signal : AbortSignal.any([signal, this.#closing.signal]);
    return new Promise((resolve, reject) => {
      if (stop.aborted) return reject(stop.reason);
      const ends = kind === "assess" ? this.#closing.signal : stop;
      this.#enqueue(kind, jobOf(call, ends, resolve, reject), stop, reject);
    });
  }

  #enqueue(kind: JobKind, run: Job, stop: AbortSignal, reject: (reason: unknown) => void): void {
    const leave = (): void => {
      this.#queue.remove(job);
      reject(stop.reason);
    };
    const job: Job = (worker, share) => {
      // What is soon over goes on unheard: starting another worker would take longer.
      if (kind !== "assess") stop.removeEventListener("abort", leave);
      return run(worker, share);
    };
    stop.addEventListener("abort", leave);
    this.#queue.add(kind, job);
    // How many frames come together decides what each may use.
    if (kind === "frame") queueMicrotask(() => this.#assign());
    else this.#assign();
  }

  dispose(): void {
    clearTimeout(this.#idle);
    this.#closing.abort(new DOMException("The photo pool was closed", "AbortError"));
    for (const worker of this.#free) worker.stop();
  }

  /** Gives waiting jobs to free workers, those that run already first. */
  #assign(): void {
    clearTimeout(this.#idle);
    while (this.#free.length > 0) {
      const job = this.#queue.take();
      if (job === undefined) return this.#rest();
      const index = Math.max(
        0,
        this.#free.findIndex((worker) => worker.started),
      );
      const [worker] = this.#free.splice(index, 1);
      if (worker !== undefined) void this.#employ(worker, job);
    }
  }

  async #employ(worker: PhotoWorker, job: Job): Promise<void> {
    const tell = await job(worker, this.#share());
    this.#free.push(worker);
    this.#assign();
    tell();
  }

  /** A job's share of the workers that no job waits for. */
  #share(): number {
    const jobs = this.size - this.#free.length + this.#queue.length;
    return Math.max(0, Math.floor((this.#free.length - this.#queue.length) / jobs));
  }

  #rest(): void {
    this.#idle = setTimeout(() => {
      for (const worker of this.#free) worker.stop();
    }, IDLE);
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
