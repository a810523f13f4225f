/** Encodes JPEG bands for a worker framing a photo. */
import { encodeJpegBand, type JpegBand } from "@matte/jpeg";
import { expose, transfer } from "comlink";
import { detach } from "@matte/framing/shared/memory.ts";

const jobs = {
  /** Resolves once the worker has loaded. */
  prepare(): void {},
  code(band: JpegBand): Uint8Array<ArrayBuffer> {
    const coded = encodeJpegBand(band);
    detach(band.pixels);
    return transfer(coded, [coded.buffer]);
  },
};

export type JpegBandJobs = typeof jobs;

expose(jobs);
