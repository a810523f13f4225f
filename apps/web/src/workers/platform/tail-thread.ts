/** The thread that decodes the lower part of a JPEG. */
import type { TailThread } from "@matte/framing/decode/reduced-jpeg.ts";
import { transfer, wrap } from "comlink";
import { trustedWorkerUrl } from "#lib/trusted-types.ts";
import type { TailJobs } from "../jpeg-tail.worker.ts";
import workerUrl from "../jpeg-tail.worker.ts?worker&url";
import { failureOf } from "./worker-failure.ts";

export interface StartedTailThread extends TailThread {
  end(): void;
}

/** Null in browsers that start no worker from a worker. */
export function startTailThread(): StartedTailThread | null {
  if (typeof Worker === "undefined") return null;
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: "module", name: "jpeg-tail" });
  const jobs = wrap<TailJobs>(worker);
  const failure = failureOf(worker);
  return {
    begin(tail, size) {
      // A failure shows in the rest, which is null then.
      jobs.begin(transfer(tail, [tail.buffer]), size).catch(() => undefined);
    },
    rest: (junction) => Promise.race([jobs.rest(junction), failure]).catch(() => null),
    end: () => worker.terminate(),
  };
}
