/** Writes one ZIP file and then ends. */
import { expose } from "comlink";
import { failureOf, type ZipJobs } from "#domain/zip/types.ts";
import { openSink } from "./zip/open-sink.ts";
import { writeEntries } from "./zip/write-entries.ts";

const jobs: ZipJobs = {
  write: async (target, next) => {
    try {
      return { ok: true, blob: await writeEntries(next, await openSink(target)) };
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  },
};

expose(jobs);
