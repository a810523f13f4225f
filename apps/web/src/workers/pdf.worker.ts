/** Writes one PDF and then ends. */
import { expose } from "comlink";
import type { Phase } from "@matte/framing/photos/types.ts";
import type { PdfJobs } from "#domain/pdf/types.ts";
import { failureOf } from "#domain/zip/types.ts";
import { writePhotos } from "./pdf/write-photos.ts";
import { openSink } from "./zip/open-sink.ts";

const jobs: PdfJobs = {
  write: async (settings, target, next) => {
    try {
      return { ok: true, blob: await writePhotos({ settings, sink: await openSink(target), next, onStep }) };
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  },
};

/** Restarts the clock of the page's watchdog. */
function onStep(): void {
  postMessage("finishing" satisfies Phase);
}

expose(jobs);
