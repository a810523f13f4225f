/** Threads that encode bands of a PNG in parallel with this one. */
import type { BandCoder } from "@matte/codecs";
import type { BandHelpers, StartHelpers } from "@matte/framing/shared/band-helpers.ts";
import { transfer, wrap } from "comlink";
import { trustedWorkerUrl } from "#lib/trusted-types.ts";
import type { BandJobs } from "../png-band.worker.ts";
import { rejectOnError } from "./worker-failure.ts";
import workerUrl from "../png-band.worker.ts?worker&url";

/** Bands that a helper holds at once, so that it never waits for the next one. */
const BANDS_PER_HELPER = 2;

/** Starts as many helpers as a job asks for, and at most `most`. There are none in browsers that start no worker from a worker. */
export function helpersUpTo(most: number): StartHelpers {
  return (count) => startHelpers(Math.min(count, most));
}

function startHelpers(count: number): BandHelpers {
  const helpers = Array.from({ length: count }, startHelper).filter((helper) => helper !== null);
  return {
    coders: helpers.flatMap(({ coder }) => Array.from({ length: BANDS_PER_HELPER }, () => coder)),
    end: () => helpers.forEach(({ worker }) => worker.terminate()),
  };
}

function startHelper(): { readonly worker: Worker; readonly coder: BandCoder } | null {
  if (typeof Worker === "undefined") return null;
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: "module", name: "png-band" });
  const { code } = wrap<BandJobs>(worker);
  const failure = rejectOnError(worker);
  const coder: BandCoder = (band) => Promise.race([code(transfer(band, [band.pixels.buffer])), failure]);
  return { worker, coder };
}
