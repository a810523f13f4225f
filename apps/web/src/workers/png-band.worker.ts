/** Encodes bands of PNGs for a worker that frames a photo. */
import { encodeBand, type PngBand, pngMachine, type CodedBand } from "@matte/codecs";
import { expose, transfer } from "comlink";
import { detach } from "./platform/memory.ts";

const machine = pngMachine();

const jobs = {
  code(band: PngBand): CodedBand {
    const coded = encodeBand(machine, band);
    detach(band.pixels);
    return transfer(coded, [coded.chunk.buffer]);
  },
};

export type BandJobs = typeof jobs;

expose(jobs);
