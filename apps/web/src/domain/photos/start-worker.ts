import workerUrl from "#workers/photo.worker.ts?worker&url";
import { trustedWorkerUrl } from "#lib/trusted-types.ts";

/** Starts the program that reads, shows and frames photos. */
export function startPhotoWorker(): Worker {
  return new Worker(trustedWorkerUrl(workerUrl), { type: "module", name: "photo" });
}
