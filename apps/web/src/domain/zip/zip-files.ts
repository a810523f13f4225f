/** ZIP files written entry by entry in a worker, never held in memory as a whole. */
import { proxy, transfer, wrap } from "comlink";
import { trustedWorkerUrl } from "#lib/trusted-types.ts";
import workerUrl from "#workers/zip.worker.ts?worker&url";
import { claimPrivateFile, sweepPrivateFiles } from "./private-files.ts";
import {
  type NextEntry,
  type ZipEntry,
  ZipError,
  type ZipFiles,
  type ZipJobs,
  type ZipOptions,
  type ZipOutcome,
  type ZipTarget,
} from "./types.ts";

export const zipFiles: ZipFiles = { write: writeZip, sweep: sweepPrivateFiles };

async function writeZip(entries: AsyncIterable<ZipEntry>, { signal, chosen }: ZipOptions): Promise<Blob | null> {
  if (chosen !== null) return writeTo({ kind: "chosen", handle: chosen }, entries, signal);
  const file = await claimPrivateFile().catch(() => null);
  if (file === null) return writeTo({ kind: "memory" }, entries, signal);
  try {
    const blob = await writeTo({ kind: "private", fileName: file.fileName }, entries, signal);
    const zip = blob ?? (await file.open());
    file.release("later");
    return zip;
  } catch (error) {
    file.release("now");
    throw error;
  }
}

async function writeTo(target: ZipTarget, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<Blob | null> {
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: "module", name: "zip" });
  try {
    const outcome = await Promise.race([
      wrap<ZipJobs>(worker).write(target, proxy(nextOf(entries, signal))),
      crashOf(worker),
    ]);
    return valueOf(outcome, signal);
  } finally {
    worker.terminate();
  }
}

/** Transfers entries to the worker: the page keeps no copy. */
function nextOf(entries: AsyncIterable<ZipEntry>, signal: AbortSignal): NextEntry {
  const iterator = entries[Symbol.asyncIterator]();
  return async () => {
    signal.throwIfAborted();
    const next = await iterator.next();
    return next.done === true ? null : transfer(next.value, [next.value.bytes.buffer]);
  };
}

function valueOf(outcome: ZipOutcome, signal: AbortSignal): Blob | null {
  if (outcome.ok) return outcome.blob;
  signal.throwIfAborted();
  throw new ZipError(outcome.failure.code, outcome.failure.message);
}

function crashOf(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new ZipError("failed", `The worker failed: ${event.message}`));
    });
  });
}
