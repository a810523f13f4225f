/** ZIP files written by a worker of their own, entry by entry, never whole in memory. */
import { proxy, transfer, wrap } from "comlink";
import type { NextEntry, ZipEntry, ZipJobs, ZipOutcome, ZipPlace } from "./messages.ts";
import { claimPrivateFile, sweepPrivateFiles } from "./private-files.ts";
import { startZipWorker } from "./start-worker.ts";
import { ZipError, type ZipFiles, type ZipOptions } from "./types.ts";

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

async function writeTo(place: ZipPlace, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<Blob | null> {
  const worker = startZipWorker();
  try {
    const outcome = await Promise.race([
      wrap<ZipJobs>(worker).write(place, proxy(nextOf(entries, signal))),
      crashOf(worker),
    ]);
    return valueOf(outcome, signal);
  } finally {
    worker.terminate();
  }
}

/** Entries move to the worker; nothing of them stays here. */
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
