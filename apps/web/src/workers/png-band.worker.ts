/** Encodes PNG bands for a worker framing a photo. */
import { type CodedBand, encodeBand, type PngBand } from "@matte/png";
import { expose, transfer } from "comlink";
import { detach } from "@matte/framing/shared/memory.ts";
import { machine } from "@matte/framing/shared/png-machine.ts";

const jobs = {
  /** Resolves once the worker has loaded. */
  prepare(): void {},
  code(band: PngBand): CodedBand {
    if (machine === null) throw new Error("Bands are coded with WebAssembly only.");
    const coded = encodeBand(machine, band);
    detach(band.pixels);
    return transfer(coded, [coded.chunk.buffer]);
  },
};

export type PngBandJobs = typeof jobs;

expose(jobs);
