/** Encodes bands of PNGs for a worker that frames a photo. */
import { type CodedBand, encodeBand, type PngBand } from "@matte/codecs";
import { expose, transfer } from "comlink";
import { detach } from "@matte/framing/shared/memory.ts";
import { machine } from "@matte/framing/shared/png-machine.ts";

const jobs = {
  code(band: PngBand): CodedBand {
    if (machine === null) throw new Error("Bands are coded with WebAssembly only.");
    const coded = encodeBand(machine, band);
    detach(band.pixels);
    return transfer(coded, [coded.chunk.buffer]);
  },
};

export type BandJobs = typeof jobs;

expose(jobs);
