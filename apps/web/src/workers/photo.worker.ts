/** The photo pool's worker: reads, shows and frames one photo at a time. */
import { expose, transfer } from "comlink";
import { failureOf, type Outcome, type Phase, type PhotoJobs } from "#domain/photos/messages.ts";
import { assessPhoto } from "./frame/assess.ts";
import { framePhoto, frameToBytes } from "./frame/index.ts";
import { glanceAt } from "./decode/embedded-preview.ts";
import { loadPhoto } from "./decode/load.ts";
import { previewPhoto } from "./decode/preview.ts";
import { reducePicture } from "./decode/padded.ts";

const jobs: PhotoJobs = {
  glance: (file) =>
    outcomeOf(
      () => glanceAt(file),
      () => [],
    ),
  load: (file, previewLongSide, padded) =>
    outcomeOf(
      () => loadPhoto(file, previewLongSide, padded),
      ({ preview }) => (preview === undefined ? [] : [preview]),
    ),
  preview: (file, facts, longSide) =>
    outcomeOf(
      () => previewPhoto(file, facts, longSide),
      (bitmap) => [bitmap],
    ),
  frame: (job, helpers) =>
    outcomeOf(
      () => framePhoto(job, enter, helpers),
      () => [],
    ),
  frameBytes: (job) =>
    outcomeOf(
      () => frameToBytes(job, enter),
      ({ bytes }) => [bytes.buffer],
    ),
  reduce: (file, facts, longSide) =>
    outcomeOf(
      () => reducePicture(file, facts, longSide),
      () => [],
    ),
  assess: (job, data) =>
    outcomeOf(
      () => assessPhoto(job, data),
      () => [],
    ),
};

async function outcomeOf<T>(run: () => Promise<T>, movable: (value: T) => Transferable[]): Promise<Outcome<T>> {
  enter("decoding");
  try {
    const value = await run();
    return transfer({ ok: true, value }, movable(value));
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** Tells the pool's clock where the job stands. */
function enter(phase: Phase): void {
  postMessage(phase);
}

expose(jobs);
