import { describe, expect, test, vi } from "vitest";
import { FACTS } from "./testing/facts.ts";
import { LIFETIME } from "./photo-worker.ts";
import { ending, fakePools, FILE, JOB } from "./testing/fake-pool.ts";

const open = fakePools();

describe("work", () => {
  test("no worker starts before there is work, and none is started twice", async () => {
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

  test("a worker has one job at a time; previews overtake loads that wait", async () => {
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

  test("an assessment comes after everything else that waits", async () => {
    const { pool, workers } = open(1);
    const endings = [pool.load(FILE), pool.assess(JOB), pool.frame(JOB)].map(ending);
    for (const at of [0, 1, 2]) (await workers.job(at)).succeed(at);
    expect(workers.begun.map(({ name }) => name)).toEqual(["load", "frame", "assess"]);
    expect(await Promise.all(endings)).toEqual([0, 2, 1]);
  });

  test.each([
    ["one may use the cores of all workers", 1, [3]],
    ["two share those that are left", 2, [1, 1]],
    ["a batch has one each", 6, [0, 0, 0, 0, 0, 0]],
  ])("of frames %s", async (_, count, helpers) => {
    const { pool, workers } = open(4);
    const endings = Array.from({ length: count }, () => pool.frame(JOB));
    for (const [index, expected] of helpers.entries()) {
      const begun = await workers.job(index);
      expect(begun.given[1]).toBe(expected);
      begun.succeed(index);
    }
    await Promise.all(endings);
  });

  test("a worker ends after a hundred jobs, and another goes on", async () => {
    const { pool, workers } = open(1);
    const loads = Array.from({ length: LIFETIME + 1 }, () => pool.load(FILE));
    for (let at = 0; at < LIFETIME; at++) (await workers.job(at)).succeed(at);
    (await workers.job(LIFETIME)).succeed(LIFETIME);
    expect(await Promise.all(loads)).toEqual(Array.from({ length: LIFETIME + 1 }, (_, at) => at));
    expect(workers.started.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test("idle workers are let go, and come back", async () => {
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
