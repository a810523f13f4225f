/** Failing jobs, and how the pool handles them. */
import { describe, expect, test, vi } from "vitest";
import { ending, fakePools, FILE, JOB } from "./testing/fake-pool.ts";
import { PhotoError } from "./types.ts";

const open = fakePools();

describe("errors", () => {
  test("cross as codes, with the file's type, and keep the worker", async () => {
    const { pool, workers } = open(1);
    const load = pool.load(FILE).catch((error: unknown) => error);
    (await workers.job(0)).fail({ code: "unsupported", message: "no", type: "HEIC" });
    expect(await load).toEqual(new PhotoError("unsupported", "no", { type: "HEIC" }));
    expect(await load).toMatchObject({ code: "unsupported", type: "HEIC" });
    expect(workers.started[0]?.terminated).toBe(false);
  });

  test("a crash fails its job; the next one gets a new worker, the others continue", async () => {
    const { pool, workers } = open(2);
    const endings = [ending(pool.load(FILE)), ending(pool.load(FILE)), ending(pool.load(FILE))];
    const [one, two] = [await workers.job(0), await workers.job(1)];
    one.worker.crash();
    (await workers.job(2)).succeed("third");
    two.succeed("second");
    expect(await Promise.all(endings)).toEqual(["failed", "second", "third"]);
    expect(workers.started.map(({ terminated }) => terminated)).toEqual([true, false, false]);
  });

  test("a worker that cannot be started fails the job, not the pool", async () => {
    let tries = 0;
    const { pool, workers } = open(1, () => {
      tries += 1;
      if (tries === 1) throw new Error("refused");
    });
    const endings = [ending(pool.load(FILE)), ending(pool.load(FILE))];
    (await workers.job(0)).succeed("second");
    expect(await Promise.all(endings)).toEqual(["failed", "second"]);
  });
});

describe("the watchdog", () => {
  test.each([
    ["never starts", [], 1000, "failed"],
    ["decodes too long", ["decoding"], 100, "too-slow"],
    ["finishes too late", ["decoding", "finishing"], 500, "too-slow"],
  ])("a job that %s is ended", async (_, phases, time, code) => {
    const { pool, workers } = open(1);
    const endings = [ending(pool.load(FILE)), ending(pool.load(FILE))];
    const job = await workers.job(0);
    for (const phase of phases) job.worker.say(phase);
    await vi.advanceTimersByTimeAsync(time - 1);
    expect(job.worker.terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(job.worker.terminated).toBe(true);
    (await workers.job(1)).succeed("next");
    expect(await Promise.all(endings)).toEqual([code, "next"]);
  });

  test("stops with its job", async () => {
    const { pool, workers } = open(1);
    const load = pool.load(FILE);
    const job = await workers.job(0);
    job.worker.say("decoding");
    job.succeed(1);
    await load;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(job.worker.terminated).toBe(false);
  });
});

describe("aborting a pool's jobs", () => {
  const REASON = new Error("enough");

  test("a waiting job never begins", async () => {
    const { pool, workers } = open(1);
    const stop = new AbortController();
    const endings = [ending(pool.load(FILE)), ending(pool.load(FILE, { signal: stop.signal }))];
    const job = await workers.job(0);
    stop.abort(REASON);
    expect(await endings[1]).toBe(REASON);
    job.succeed("first");
    expect(await endings[0]).toBe("first");
    expect(workers.begun).toHaveLength(1);
  });

  test("a running job ends with its worker and rejects with the signal's reason", async () => {
    const { pool, workers } = open(1);
    const stop = new AbortController();
    const endings = [ending(pool.load(FILE, { signal: stop.signal })), ending(pool.load(FILE))];
    const job = await workers.job(0);
    stop.abort(REASON);
    expect(await endings[0]).toBe(REASON);
    expect(job.worker.terminated).toBe(true);
    (await workers.job(1)).succeed("second");
    expect(await endings[1]).toBe("second");
  });

  test("an aborted assessment does not end its worker", async () => {
    const { pool, workers } = open(1);
    const stop = new AbortController();
    const assessment = ending(pool.assess(JOB, { signal: stop.signal }));
    const job = await workers.job(0);
    const waiting = ending(pool.load(FILE));
    stop.abort("left");
    expect(await assessment).toBe("left");
    job.succeed({ fallbackReason: null, scanIndex: null });
    (await workers.job(1)).succeed("loaded");
    expect(await waiting).toBe("loaded");
    expect(workers.started).toHaveLength(1);
  });

  test("an aborted assessment leaves the queue", async () => {
    const { pool, workers } = open(1);
    const stop = new AbortController();
    const loading = ending(pool.load(FILE));
    const assessment = ending(pool.assess(JOB, { signal: stop.signal }));
    stop.abort("left");
    expect(await assessment).toBe("left");
    (await workers.job(0)).succeed("loaded");
    expect(await loading).toBe("loaded");
    const next = ending(pool.load(FILE));
    (await workers.job(1)).succeed("next");
    expect(await next).toBe("next");
    expect(workers.begun.map(({ name }) => name)).toEqual(["load", "load"]);
  });

  test("a job whose signal is already aborted is rejected", async () => {
    const { pool, workers } = open(1);
    expect(await ending(pool.load(FILE, { signal: AbortSignal.abort(REASON) }))).toBe(REASON);
    expect(workers.started).toHaveLength(0);
  });

  test("disposing of the pool ends every job", async () => {
    const { pool, workers } = open(1);
    const endings = [ending(pool.load(FILE)), ending(pool.load(FILE))];
    const job = await workers.job(0);
    pool.dispose();
    for (const end of endings) expect(await end).toMatchObject({ name: "AbortError" });
    expect(job.worker.terminated).toBe(true);
    expect(await ending(pool.load(FILE))).toMatchObject({ name: "AbortError" });
  });
});
