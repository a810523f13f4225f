import { afterEach, beforeEach, expect, it, test, vi } from "vitest";
import { FACTS } from "#domain/photos/testing/facts.ts";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import { frameJobs, type PhotoJob } from "./frame-jobs.ts";
import { createProgress, timeLeft } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** A batch with same-size photos and a fake clock. */
async function batchOf(count: number) {
  const { load, session } = editorInTest("pro");
  const loading = load(...Array.from({ length: count }, (_, at) => photoFile(`${at}.jpg`)));
  await vi.runAllTimersAsync();
  await loading;
  const jobs: readonly PhotoJob[] = frameJobs(session).map((job) => ({ ...job, facts: FACTS }));
  const progress = createProgress(session, jobs);
  const [job] = jobs;
  if (job === undefined) throw new Error("No photo");
  const shown = () => {
    const { exporting, zipping } = session.store.getState();
    return { current: exporting?.current, zipping };
  };
  return { session, progress, shown, settle: () => progress.advance(job) };
}

it("progress is shown at once, then at most four times per second, and never stays outdated", async () => {
  const { shown, settle } = await batchOf(9);
  expect(shown()).toEqual({ current: 1, zipping: false });
  expect([settle(), settle(), settle()]).toEqual([1, 2, 3]);
  expect(shown().current).toBe(1);
  vi.advanceTimersByTime(250);
  expect(shown().current).toBe(4);
  settle();
  expect(shown().current).toBe(4);
  vi.advanceTimersByTime(250);
  expect(shown().current).toBe(5);
});

it("progress shows the last photo at once", async () => {
  const { shown, settle } = await batchOf(2);
  settle();
  settle();
  expect(shown()).toEqual({ current: 2, zipping: true });
});

it("progress shows nothing once the batch has ended", async () => {
  const { session, progress, shown, settle } = await batchOf(9);
  settle();
  progress.end();
  session.set({ exporting: null });
  vi.advanceTimersByTime(1000);
  expect(shown().current).toBeUndefined();
});

test.each([
  [2999, 0.5, null],
  [60_000, 0, null],
  [60_000, 0.25, 180_000],
  [60_000, 1, 0],
])("after %d ms, with a share of %d done, %o ms are left", (elapsed, share, left) => {
  expect(timeLeft(elapsed, share)).toBe(left);
});
