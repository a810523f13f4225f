import workerUrl from "#workers/photo.worker.ts?worker&url";
import { workerAddress } from "#lib/trusted-types.ts";

/** Starts the program that reads, shows and frames photos. */
export function startPhotoWorker(): Worker {
  return new Worker(workerAddress(workerUrl), { type: "module", name: "photo" });
}
