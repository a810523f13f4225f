/// <reference path="./built.d.ts" />
import type { WorkerRequest } from "#domain/versions/messages.ts";

/** The list of precached files. Named once, because the build inserts the whole list at each use. */
export const PRECACHED_FILES = FILES;

/** Answers messages from pages. @param worker the worker's global object */
export function answerMessages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("message", ({ data, ports }: ExtendableMessageEvent) => {
    const asked: unknown = data;
    if (!isWorkerRequest(asked)) return;
    if (asked.type === "matte.come-in") void worker.skipWaiting();
    else ports[0]?.postMessage(PRECACHED_FILES.some(({ url }) => url === asked.script));
  });
}

function isWorkerRequest(data: unknown): data is WorkerRequest {
  return typeof data === "object" && data !== null && "type" in data && String(data.type).startsWith("matte.");
}
