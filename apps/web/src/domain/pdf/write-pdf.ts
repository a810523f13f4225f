/** One PDF of many photos, written by a worker of its own, never held in memory as a whole. */
import type { Settings } from "@matte/engine";
import { proxy, wrap } from "comlink";
import { trustedWorkerUrl } from "#lib/trusted-types.ts";
import workerUrl from "#workers/pdf.worker.ts?worker&url";
import { errorOf, type JobOutcome } from "../photos/messages.ts";
import { type FrameJob, PhotoError } from "../photos/types.ts";
import { DEADLINES, type Deadlines, jobFailure, type WorkerLike } from "../photos/watchdog.ts";
import { claimPrivateFile } from "../zip/private-files.ts";
import { ZipError, type ZipTarget } from "../zip/types.ts";
import { type NextPhoto, PDF_TYPE, type PdfJobs } from "./types.ts";

export interface PdfWork<Job extends FrameJob> {
  /** In the pages' order. */
  readonly jobs: readonly Job[];
  /** For the pages, as the plan allows them. */
  readonly settings: Settings;
  /** File to write into; null for a download. */
  readonly chosen: FileSystemFileHandle | null;
  readonly signal: AbortSignal;
  /** Called once for each photo. @param failure null for one that is in the PDF */
  readonly onSettled: (job: Job, failure: PhotoError | null) => void;
}

interface Environment {
  readonly start?: () => WorkerLike;
  readonly deadlines?: Deadlines;
}

/**
 * Writes a PDF, continuing with the other photos when one fails.
 * @returns the PDF, null if it is in the chosen file
 * @throws ZipError, with code `empty` when every photo failed; the signal's reason
 */
export async function writePdf<Job extends FrameJob>(
  work: PdfWork<Job>,
  environment: Environment = {},
): Promise<Blob | null> {
  const { chosen } = work;
  if (chosen !== null) return writeTo({ kind: "chosen", handle: chosen }, work, environment);
  const file = await claimPrivateFile().catch(() => null);
  if (file === null) return typed(await writeTo({ kind: "memory" }, work, environment));
  try {
    const blob = await writeTo({ kind: "private", fileName: file.fileName }, work, environment);
    const pdf = blob ?? (await file.open());
    file.release("later");
    return typed(pdf);
  } catch (error) {
    file.release("now");
    throw error;
  }
}

/** The same bytes; the private file is named after ZIPs. */
function typed(blob: Blob | null): Blob | null {
  return blob && blob.slice(0, blob.size, PDF_TYPE);
}

/** Writes again without a photo that ended the worker. */
async function writeTo<Job extends FrameJob>(
  target: ZipTarget,
  work: PdfWork<Job>,
  environment: Environment,
): Promise<Blob | null> {
  const settled = new Set<Job>();
  const settle = (job: Job, failure: PhotoError | null): void => {
    if (settled.has(job)) return;
    settled.add(job);
    work.onSettled(job, failure);
  };
  let jobs = work.jobs;
  for (;;) {
    const queue = new PhotoQueue(jobs, { signal: work.signal, settle });
    const ended = await attempt(target, { ...work, queue }, environment);
    if (!(ended instanceof PhotoError)) return ended;
    const { current } = queue;
    if (current === null) throw new ZipError("failed", ended.message);
    settle(current, ended);
    jobs = jobs.filter((job) => job !== current);
  }
}

interface Attempt<Job extends FrameJob> extends Pick<PdfWork<Job>, "settings" | "signal"> {
  readonly queue: PhotoQueue<Job>;
}

/** @returns the worker's own failure as an error @throws ZipError; the signal's reason */
async function attempt<Job extends FrameJob>(
  target: ZipTarget,
  { settings, signal, queue }: Attempt<Job>,
  { start = startWorker, deadlines = DEADLINES }: Environment,
): Promise<Blob | null | PhotoError> {
  const ended = new AbortController();
  const worker = start();
  try {
    const outcome = await Promise.race([
      jobFailure(worker, deadlines, signal, ended.signal),
      wrap<PdfJobs>(worker).write(settings, target, proxy(queue.next)),
    ]);
    if (outcome.ok) return outcome.blob;
    signal.throwIfAborted();
    throw new ZipError(outcome.failure.code, outcome.failure.message);
  } catch (error) {
    if (signal.aborted || !(error instanceof PhotoError)) throw error;
    return error;
  } finally {
    ended.abort();
    worker.terminate();
  }
}

function startWorker(): Worker {
  return new Worker(trustedWorkerUrl(workerUrl), { type: "module", name: "pdf" });
}

interface Settling<Job> {
  readonly signal: AbortSignal;
  readonly settle: (job: Job, failure: PhotoError | null) => void;
}

/** Gives a worker one photo at a time. */
class PhotoQueue<Job extends FrameJob> {
  readonly #jobs: Iterator<Job>;
  readonly #settling: Settling<Job>;
  /** The photo that the worker has; null before the first and after the last. */
  current: Job | null = null;

  constructor(jobs: readonly Job[], settling: Settling<Job>) {
    this.#jobs = jobs.values();
    this.#settling = settling;
  }

  readonly next: NextPhoto = async (outcome: JobOutcome<null> | null) => {
    const { signal, settle } = this.#settling;
    signal.throwIfAborted();
    if (this.current !== null && outcome !== null) settle(this.current, outcome.ok ? null : errorOf(outcome.failure));
    const next = this.#jobs.next();
    this.current = next.done === true ? null : next.value;
    return this.current;
  };
}
