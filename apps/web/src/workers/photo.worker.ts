/** The photo pool's worker: loads, previews and frames one photo at a time. */
import { expose, transfer } from "comlink";
import { failureOf, type JobOutcome, type PhotoJobs } from "#domain/photos/messages.ts";
import { embeddedPreview } from "@matte/framing/decode/embedded-preview.ts";
import { loadPhoto } from "@matte/framing/decode/load.ts";
import { previewPhoto, reducedJpeg } from "@matte/framing/decode/reduced.ts";
import { assessPhoto, frameToBlob, frameToBytes } from "@matte/framing/frame/index.ts";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import type { Phase } from "@matte/framing/photos/types.ts";
import { placesOf } from "@matte/framing/read/places.ts";
import { loadSheet } from "@matte/framing/sheet/load-sheet.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { helpersUpTo } from "./platform/band-helpers.ts";
import { OwnTailThread } from "./platform/tail-thread.ts";

const tailThread = new OwnTailThread();

const jobs: PhotoJobs = {
  prepare: async (hasFreeCore) => tailThread.prepare(hasFreeCore),
  embeddedPreview: (file) => outcomeOf(() => embeddedPreview(file)),
  load: (file, previewLongSide, padded, hasFreeCore) =>
    outcomeOf(
      () => loadPhoto(file, previewLongSide, padded, tailThread.take(hasFreeCore)),
      ({ preview }) => (preview === undefined ? [] : [preview]),
    ),
  join: (job, previewLongSide, padded) =>
    outcomeOf(
      () => {
        // Reads up to nine photos.
        enter("finishing");
        return loadSheet(job, previewLongSide, padded);
      },
      ({ preview }) => (preview === undefined ? [] : [preview]),
    ),
  preview: (file, facts, longSide) =>
    outcomeOf(
      () => previewPhoto(file, facts, longSide),
      (bitmap) => [bitmap],
    ),
  frame: (job, helpers) => outcomeOf(() => frameToBlob(job, { enter, startHelpers: helpersUpTo(helpers) })),
  // The batch's other photos keep the other cores busy.
  frameBytes: (job) =>
    outcomeOf(
      () => frameToBytes(job, { enter, startHelpers: startNoHelpers }),
      ({ bytes }) => [bytes.buffer],
    ),
  unframe: (file) =>
    outcomeOf(
      () => unframeFile(file),
      (photo) => ("bytes" in photo ? [photo.bytes.buffer] : []),
    ),
  reduce: (file, facts, longSide) => outcomeOf(() => reducedJpeg(file, facts, longSide)),
  places: (files) =>
    outcomeOf(() => {
      // Loading the list may exceed the time limit for decoding a photo.
      enter("finishing");
      return placesOf(files, () => enter("decoding"));
    }),
  assess: (job, data) => outcomeOf(() => assessPhoto(job, data)),
};

/** @param transferred parts of the result to move instead of copying */
async function outcomeOf<T>(
  run: () => Promise<T>,
  transferred: (value: T) => Transferable[] = () => [],
): Promise<JobOutcome<T>> {
  enter("decoding");
  try {
    const value = await run();
    return transfer({ ok: true, value }, transferred(value));
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** Reports the job's phase to the pool's watchdog. */
function enter(phase: Phase): void {
  postMessage(phase);
}

expose(jobs);
