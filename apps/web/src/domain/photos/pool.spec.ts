import { describe, expect, test, vi } from "vitest";
import { FACTS } from "./testing/facts.ts";
import { LIFETIME } from "./photo-worker.ts";
import { ending, fakePools, FILE, JOB } from "./testing/fake-pool.ts";

const open = fakePools();

describe("the pool", () => {
  test("starts a worker only when there is work, and reuses it", async () => {
    const { pool, workers } = open(4);
    expect(workers.started).toHaveLength(0);
    const first = pool.load(FILE);
    (await workers.job(0)).succeed("loaded");
    expect(await first).toBe("loaded");
    const second = pool.load(FILE);
    (await workers.job(1)).succeed("again");
    expect(await second).toBe("again");
    expect(workers.started).toHaveLength(1);
  });

  test("starts one worker ahead of its first job", async () => {
    const { pool, workers } = open(4);
    pool.warmUp();
    pool.warmUp();
    expect(workers.started).toHaveLength(1);
    await expect.poll(() => workers.prepared).toEqual([true]);
    const first = pool.load(FILE);
    pool.warmUp();
    (await workers.job(0)).succeed("loaded");
    expect(await first).toBe("loaded");
    expect(workers.started).toHaveLength(1);
  });

  test("replaces a worker that fails before its first job", async () => {
    const { pool, workers } = open(1);
    pool.warmUp();
    workers.started[0]?.crash();
    const first = pool.load(FILE);
    const job = await workers.job(0);
    expect(job.worker).toBe(workers.started[1]);
    job.succeed("loaded");
    expect(await first).toBe("loaded");
  });

  test("stops a worker that was started ahead and gets no job", async () => {
    const { pool, workers } = open(1);
    pool.warmUp();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(workers.started[0]?.terminated).toBe(true);
  });

  test("gives a worker one job at a time, and previews before waiting loads", async () => {
    const { pool, workers } = open(2);
    const endings = [pool.load(FILE), pool.load(FILE), pool.load(FILE), pool.preview(FILE, FACTS, 100)].map(ending);
    const [one, two] = [await workers.job(0), await workers.job(1)];
    expect(workers.begun).toHaveLength(2);
    one.succeed(1);
    expect((await workers.job(2)).name).toBe("preview");
    two.succeed(2);
    (await workers.job(2)).succeed(4);
    (await workers.job(3)).succeed(3);
    expect(await Promise.all(endings)).toEqual([1, 2, 3, 4]);
    expect(workers.started).toHaveLength(2);
  });

  test("runs an assessment after all other waiting jobs", async () => {
    const { pool, workers } = open(1);
    const endings = [pool.load(FILE), pool.assess(JOB), pool.frame(JOB)].map(ending);
    for (const at of [0, 1]) (await workers.job(at)).succeed(at);
    (await workers.job(2)).succeed({ fallbackReason: "damaged", scanIndex: null });
    expect(workers.begun.map(({ name }) => name)).toEqual(["load", "frame", "assess"]);
    expect(await Promise.all(endings)).toEqual([0, "damaged", 1]);
  });

  test.each([
    ["gives one frame the threads of all workers", 1, [3]],
    ["divides the free threads between two frames", 2, [1, 1]],
    ["gives the frames of a batch one thread each", 6, [0, 0, 0, 0, 0, 0]],
  ])("%s", async (_, count, helpers) => {
    const { pool, workers } = open(4);
    const endings = Array.from({ length: count }, () => pool.frame(JOB));
    for (const [index, expected] of helpers.entries()) {
      const begun = await workers.job(index);
      expect(begun.given[1]).toBe(expected);
      begun.succeed(index);
    }
    await Promise.all(endings);
  });

  test.each([
    ["allows the tail thread for a single photo", 1, [true]],
    ["allows the tail thread for the first of several photos only", 3, [true, false, false]],
  ])("%s", async (_, count, allowed) => {
    const { pool, workers } = open(2);
    const loads = Array.from({ length: count }, () => pool.load(FILE));
    for (const [index, expected] of allowed.entries()) {
      const begun = await workers.job(index);
      expect(begun.given[3]).toBe(expected);
      begun.succeed(index);
    }
    await Promise.all(loads);
  });

  test("replaces a worker after 25 jobs", async () => {
    const { pool, workers } = open(1);
    const loads = Array.from({ length: LIFETIME + 1 }, () => pool.load(FILE));
    for (let at = 0; at < LIFETIME; at++) (await workers.job(at)).succeed(at);
    (await workers.job(LIFETIME)).succeed(LIFETIME);
    expect(await Promise.all(loads)).toEqual(Array.from({ length: LIFETIME + 1 }, (_, at) => at));
    expect(workers.started.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test("adds no listeners to its own signal for waiting jobs", async () => {
    const warnings: string[] = [];
    const onWarning = ({ name }: Error): void => void warnings.push(name);
    process.on("warning", onWarning);
    const { pool, workers } = open(1);
    const loads = Array.from({ length: 20 }, () => ending(pool.load(FILE)));
    for (const at of loads.keys()) (await workers.job(at)).succeed(at);
    await Promise.all(loads);
    process.off("warning", onWarning);
    expect(warnings).toEqual([]);
  });

  test("stops idle workers, and starts them again", async () => {
    const { pool, workers } = open(1);
    const first = pool.load(FILE);
    (await workers.job(0)).succeed(1);
    await first;
    await vi.advanceTimersByTimeAsync(29_000);
    expect(workers.started[0]?.terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(workers.started[0]?.terminated).toBe(true);
    const second = pool.load(FILE);
    (await workers.job(1)).succeed(2);
    expect(await second).toBe(2);
    expect(workers.started).toHaveLength(2);
  });
});
