import type { ScanIndex } from "@matte/jpeg/lossless";
import { expect, test } from "vitest";
import { ScanIndexes } from "./scan-indexes.ts";
import { fakePools, JOB } from "./testing/fake-pool.ts";
import type { FrameJob } from "./types.ts";

const open = fakePools();

function indexOf(bytes: number): ScanIndex {
  const values = new Int32Array();
  const pieces = { stride: 13, values, valuesEnd: 0, patches: values, patchesEnd: 0 };
  const data = { start: 0, end: 0 };
  const part = { column: 0, row: 0, columns: 0, rows: 0 };
  return { data, columns: 0, rows: 0, part, pieces, decoded: values, coefficients: new Int16Array(), bytes };
}

function jobOf(name: string): FrameJob {
  return { ...JOB, file: new File(["x"], name) };
}

test("frames of an assessed photo get the index of its data, and other jobs of the same photo too", async () => {
  const { pool, workers } = open(1);
  const assessment = pool.assess(JOB, { data: true });
  (await workers.job(0)).succeed({ fallbackReason: null, scanIndex: indexOf(100) });
  expect(await assessment).toBeNull();
  const framing = [pool.frame({ ...JOB, subject: "Sea" }), pool.frameBytes(JOB), pool.frame(jobOf("other.jpg"))];
  for (const at of framing.keys()) (await workers.job(at + 1)).succeed(at);
  await Promise.all(framing);
  const [, ...jobs] = workers.begun.map(({ given }) => given[0]);
  expect(jobs).toMatchObject([{ subject: "Sea", scanIndex: { bytes: 100 } }, { scanIndex: { bytes: 100 } }, {}]);
  expect(jobs[2]).not.toHaveProperty("scanIndex");
});

test("the oldest indexes go when all together are too large", () => {
  const indexes = new ScanIndexes();
  const jobs = ["a", "b", "c"].map(jobOf);
  const keep = (job: FrameJob, bytes: number): void =>
    void indexes.kept(job, { ok: true, value: { fallbackReason: null, scanIndex: indexOf(bytes) } });
  const kept = (): boolean[] => jobs.map((job) => indexes.added(job).scanIndex !== undefined);
  for (const job of jobs.slice(0, 2)) keep(job, 2 ** 21);
  expect(kept()).toEqual([true, true, false]);
  keep(jobs[1]!, 2 ** 21);
  expect(kept()).toEqual([true, true, false]);
  keep(jobs[2]!, 100);
  expect(kept()).toEqual([false, true, true]);
});

test("an assessment without an index leaves an earlier one", () => {
  const indexes = new ScanIndexes();
  indexes.kept(JOB, { ok: true, value: { fallbackReason: null, scanIndex: indexOf(1) } });
  const drawn = { ok: true, value: { fallbackReason: "overlay-quality", scanIndex: null } } as const;
  expect(indexes.kept(JOB, drawn)).toBe(drawn);
  expect(indexes.added(JOB).scanIndex?.bytes).toBe(1);
});
