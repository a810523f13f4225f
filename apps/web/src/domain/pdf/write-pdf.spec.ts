import { DEFAULT_SETTINGS } from "@matte/engine";
import { expect, test } from "vitest";
import { JOB } from "../photos/testing/fake-pool.ts";
import { FakeWorker } from "../photos/testing/fake-workers.ts";
import type { FrameJob } from "../photos/types.ts";
import type { WorkerLike } from "../photos/watchdog.ts";
import type { PdfJobs } from "./types.ts";
import { type PdfWork, writePdf } from "./write-pdf.ts";

const DEADLINES = { starting: 1000, decoding: 1000, finishing: 1000 };
const PHOTOS = ["a", "b", "c"].map((subject): FrameJob => ({ ...JOB, subject }));

interface Behaviour {
  /** Ends the worker while it has this photo. */
  readonly fatal?: string;
  /** Is left out. */
  readonly bad?: string;
  readonly ending?: Awaited<ReturnType<PdfJobs["write"]>>;
}

/** A worker that takes all photos, and gives their subjects as the PDF. */
function worker({ fatal, bad, ending }: Behaviour): WorkerLike {
  const jobs: PdfJobs = {
    write: async (_settings, _target, next) => {
      const names: string[] = [];
      for (let job = await next(null); job !== null;) {
        const { subject: name } = job;
        if (name === fatal) {
          made.crash();
          return new Promise(() => undefined);
        }
        if (name !== bad) names.push(name);
        job = await next(
          name === bad
            ? { ok: false, failure: { code: "corrupt", message: "", type: null } }
            : { ok: true, value: null },
        );
      }
      return ending ?? { ok: true, blob: new Blob([names.join()]) };
    },
  };
  const made = new FakeWorker(jobs);
  return made;
}

/** @returns the PDF’s photos, and how the photos ended */
async function written(behaviour: Behaviour, changes: Partial<PdfWork<FrameJob>> = {}) {
  const settled: string[] = [];
  let starts = 0;
  const blob = await writePdf(
    {
      jobs: PHOTOS,
      settings: DEFAULT_SETTINGS,
      chosen: null,
      signal: new AbortController().signal,
      onSettled: ({ subject }, failure) => settled.push(`${subject} ${failure?.code ?? "added"}`),
      ...changes,
    },
    {
      start: () => {
        starts += 1;
        return worker(behaviour);
      },
      deadlines: DEADLINES,
    },
  );
  return { names: await blob?.text(), type: blob?.type, settled, starts };
}

test("A PDF has all photos in their order, and is a PDF for the system", async () => {
  expect(await written({})).toEqual({
    names: "a,b,c",
    type: "application/pdf",
    settled: ["a added", "b added", "c added"],
    starts: 1,
  });
});

test("A photo that fails is left out of a PDF, with its reason", async () => {
  expect(await written({ bad: "b" })).toMatchObject({
    names: "a,c",
    settled: ["a added", "b corrupt", "c added"],
    starts: 1,
  });
});

test("A photo that ends the worker is left out, and the PDF is written again with the others, each counted once", async () => {
  expect(await written({ fatal: "b" })).toMatchObject({
    names: "a,c",
    settled: ["a added", "b failed", "c added"],
    starts: 2,
  });
});

test("A PDF that cannot be stored is an error with its reason", async () => {
  const ending = { ok: false, failure: { code: "no-space", message: "full" } } as const;
  await expect(written({ ending })).rejects.toMatchObject({ code: "no-space" });
});

test("A PDF that is cancelled ends with the signal’s reason", async () => {
  const stop = new AbortController();
  const onSettled = (): void => stop.abort(new Error("cancelled"));
  await expect(written({}, { signal: stop.signal, onSettled })).rejects.toThrow("cancelled");
});
