import workerUrl from "#workers/zip.worker.ts?worker&url";
import { trustedWorkerUrl } from "#lib/trusted-types.ts";

/** Starts the program that writes ZIP files. */
export function startZipWorker(): Worker {
  return new Worker(trustedWorkerUrl(workerUrl), { type: "module", name: "zip" });
}
