/** Threads that code bands beside this one. */
import type { BandCoder } from "@matte/codecs";
import { transfer, wrap } from "comlink";
import { trustedWorkerUrl } from "#lib/trusted-types.ts";
import type { BandJobs } from "../png-band.worker.ts";
import workerUrl from "../png-band.worker.ts?worker&url";

/** Bands a helper has at once: the next is there when one is done. */
const IN_HAND = 2;

export interface BandHelpers {
  readonly coders: readonly BandCoder[];
  end(): void;
}

/** Starts helpers, which load while this thread goes on. A browser that starts none from a worker leaves us without. */
export function startHelpers(count: number): BandHelpers {
  const helpers = Array.from({ length: count }, startHelper).filter((helper) => helper !== null);
  return {
    coders: helpers.flatMap(({ coder }) => Array.from({ length: IN_HAND }, () => coder)),
    end: () => helpers.forEach(({ worker }) => worker.terminate()),
  };
}

function startHelper(): { readonly worker: Worker; readonly coder: BandCoder } | null {
  if (typeof Worker === "undefined") return null;
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: "module", name: "png-band" });
  const { code } = wrap<BandJobs>(worker);
  const failure = failureOf(worker);
  const coder: BandCoder = (band) => Promise.race([code(transfer(band, [band.pixels.buffer])), failure]);
  return { worker, coder };
}

/** Rejects where the worker does not load or breaks down; its calls would never settle. */
function failureOf(worker: Worker): Promise<never> {
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error(`A helper failed: ${event.message}`));
    });
  });
  // Told to whoever waits for a band; a helper that nobody waits for may fail in silence.
  failure.catch(() => undefined);
  return failure;
}
