/** Threads that encode picture bands in parallel with this one. */
import type { BandHelper } from "@matte/pixels";
import type { JpegBandHelper } from "@matte/jpeg";
import type { PngBandHelper } from "@matte/png";
import {
  type BandedFormat,
  type BandHelpers,
  NO_HELPERS,
  type StartHelpers,
} from "@matte/framing/shared/band-helpers.ts";
import { transfer, wrap } from "comlink";
import { trustedWorkerUrl } from "#lib/trusted-types.ts";
import type { JpegBandJobs } from "../jpeg-band.worker.ts";
import type { PngBandJobs } from "../png-band.worker.ts";
import { rejectOnError } from "./worker-failure.ts";
import jpegWorkerUrl from "../jpeg-band.worker.ts?worker&url";
import pngWorkerUrl from "../png-band.worker.ts?worker&url";

/** Bands a helper holds at once: it never waits for the next one. */
const CAPACITY = 2;

/** Starts as many helpers as a job requests, at most `most`; none in browsers without nested workers. */
export function helpersUpTo(most: number): StartHelpers {
  return (format, count) => {
    const free = typeof Worker === "undefined" ? 0 : Math.min(count, most);
    const url = format === "png" ? pngWorkerUrl : jpegWorkerUrl;
    const start = (): Worker => new Worker(trustedWorkerUrl(url), { type: "module", name: `${format}-band` });
    const workers = Array.from({ length: free }, start);
    return { ...HELPERS[format](workers), end: () => workers.forEach((worker) => worker.terminate()) };
  };
}

const HELPERS: Readonly<Record<BandedFormat, (workers: readonly Worker[]) => BandHelpers>> = {
  png: (workers) => ({ ...NO_HELPERS, png: workers.map(pngHelper) }),
  jpeg: (workers) => ({ ...NO_HELPERS, jpeg: workers.map(jpegHelper) }),
};

function pngHelper(worker: Worker): PngBandHelper {
  const { prepare, code } = wrap<PngBandJobs>(worker);
  return helperOf(worker, prepare(), (band) => code(transfer(band, [band.pixels.buffer])));
}

function jpegHelper(worker: Worker): JpegBandHelper {
  const { prepare, code } = wrap<JpegBandJobs>(worker);
  return helperOf(worker, prepare(), (band) => code(transfer(band, [band.pixels.buffer])));
}

function helperOf<Band, Coded>(
  worker: Worker,
  prepared: Promise<void>,
  code: (band: Band) => Promise<Coded>,
): BandHelper<Band, Coded> {
  const failure = rejectOnError(worker);
  const ready = Promise.race([prepared, failure]);
  // Pictures not using helpers ignore it.
  ready.catch(() => undefined);
  return { ready, capacity: CAPACITY, code: (band) => Promise.race([code(band), failure]) };
}
