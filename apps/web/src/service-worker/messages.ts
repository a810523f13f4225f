import type { Asked } from "#domain/versions/messages.ts";
import { KEPT_FILES } from "./kept-files.ts";

/** Answers what pages ask of this version. @param worker the worker's own global object */
export function answerMessages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("message", ({ data, ports }: ExtendableMessageEvent) => {
    const asked: unknown = data;
    if (!isAsked(asked)) return;
    if (asked.type === "matte.come-in") void worker.skipWaiting();
    else ports[0]?.postMessage(KEPT_FILES.some(({ url }) => url === asked.script));
  });
}

function isAsked(data: unknown): data is Asked {
  return typeof data === "object" && data !== null && "type" in data && String(data.type).startsWith("matte.");
}
