/** Writes one ZIP file, then ends. */
import { expose } from "comlink";
import type { ZipJobs } from "#domain/zip/messages.ts";
import { failureOf } from "./zip/failure.ts";
import { openSink } from "./zip/open-sink.ts";
import { writeEntries } from "./zip/write-entries.ts";

const jobs: ZipJobs = {
  write: async (place, next) => {
    try {
      return { ok: true, blob: await writeEntries(next, await openSink(place)) };
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  },
};

expose(jobs);
