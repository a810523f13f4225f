/** The thread that decodes the lower part of a JPEG. */
import type { TailThread } from "@matte/framing/decode/reduced-jpeg.ts";
import { transfer, wrap } from "comlink";
import { trustedWorkerUrl } from "#lib/trusted-types.ts";
import type { TailJobs } from "../jpeg-tail.worker.ts";
import workerUrl from "../jpeg-tail.worker.ts?worker&url";
import { rejectOnError } from "./worker-failure.ts";

export interface StartedTailThread extends TailThread {
  /** True after the worker failed to load, or crashed. */
  readonly hasFailed: boolean;
  end(): void;
}

/** Null in browsers that start no worker from a worker. */
export function startTailThread(): StartedTailThread | null {
  if (typeof Worker === "undefined") return null;
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: "module", name: "jpeg-tail" });
  const jobs = wrap<TailJobs>(worker);
  const failure = rejectOnError(worker);
  let hasFailed = false;
  failure.catch(() => {
    hasFailed = true;
  });
  return {
    get hasFailed() {
      return hasFailed;
    },
    begin(tail, size) {
      // `rest` gives null after a failure.
      jobs.begin(transfer(tail, [tail.buffer]), size).catch(() => undefined);
    },
    rest: (junction) => Promise.race([jobs.rest(junction), failure]).catch(() => null),
    discard: () => void jobs.discard().catch(() => undefined),
    end: () => worker.terminate(),
  };
}
