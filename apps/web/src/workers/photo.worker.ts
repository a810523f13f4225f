/** The photo pool's worker: reads, shows and frames one photo at a time. */
import { expose, transfer } from "comlink";
import { failureOf, type Outcome, type Phase, type PhotoJobs } from "../lib/photos/messages.ts";
import type { FramedBytes, FrameJob } from "../lib/photos/types.ts";
import { assessPhoto } from "./assess.ts";
import { copyPhoto } from "./copy.ts";
import { framePhoto } from "./frame.ts";
import { glanceAt } from "./glance.ts";
import { loadPhoto } from "./load.ts";
import { previewPhoto } from "./preview.ts";

const jobs: PhotoJobs = {
  glance: (file) =>
    outcomeOf(
      () => glanceAt(file),
      () => [],
    ),
  load: (file, previewLongSide) =>
    outcomeOf(
      () => loadPhoto(file, previewLongSide),
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
      () => frameToBytes(job),
      ({ bytes }) => [bytes.buffer],
    ),
  copy: (file, facts, shape) =>
    outcomeOf(
      () => copyPhoto(file, facts, shape),
      () => [],
    ),
  assess: (job, data) =>
    outcomeOf(
      () => assessPhoto(job, data),
      () => [],
    ),
};

/** Of a batch, whose other photos keep the other cores busy. */
async function frameToBytes(job: FrameJob): Promise<FramedBytes> {
  const { blob, ...framed } = await framePhoto(job, enter, 0);
  return { ...framed, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

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
