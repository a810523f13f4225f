import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPhotoPool } from "./pool.ts";
import { FakeWorkers } from "./testing/fake-workers.ts";
import { type FrameJob, PhotoError, type PhotoFacts, type PhotoPool } from "./types.ts";

const FILE = new File(["x"], "a.jpg");
const FACTS: PhotoFacts = {
  kind: "jpeg",
  size: { width: 3, height: 2 },
  orientation: 1,
  bytes: 1,
  camera: {},
  wideGamut: false,
  lossless: null,
  deep: null,
};
const JOB: FrameJob = {
  file: FILE,
  facts: FACTS,
  settings: DEFAULT_SETTINGS,
  subject: "",
  watermark: false,
  logo: null,
};
const DEADLINES = { starting: 1000, decoding: 100, finishing: 500 };

let workers: FakeWorkers;
let pool: PhotoPool;

function open(size: number): void {
  workers = new FakeWorkers();
  pool = createPhotoPool({ size, startWorker: workers.start, deadlines: DEADLINES });
}

/** What a job came to: its value, or the code of its error. */
async function ending(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch((error: unknown) => (error instanceof PhotoError ? error.code : error));
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  pool.dispose();
  vi.useRealTimers();
});

describe("work", () => {
  test("no worker starts before there is work, and none is started twice", async () => {
    open(4);
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
    open(2);
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
    open(1);
    const endings = [pool.load(FILE), pool.assess(JOB), pool.frame(JOB)].map(ending);
    for (const at of [0, 1, 2]) (await workers.job(at)).succeed(at);
    expect(workers.begun.map(({ name }) => name)).toEqual(["load", "frame", "assess"]);
    expect(await Promise.all(endings)).toEqual([0, 2, 1]);
  });

  test("an assessment that nobody wants any more ends no worker", async () => {
    open(1);
    const stop = new AbortController();
    const assessment = ending(pool.assess(JOB, { signal: stop.signal }));
    const job = await workers.job(0);
    const waiting = ending(pool.load(FILE));
    stop.abort("left");
    expect(await assessment).toBe("left");
    job.succeed(null);
    (await workers.job(1)).succeed("loaded");
    expect(await waiting).toBe("loaded");
    expect(workers.started).toHaveLength(1);
  });

  test("an assessment that waits leaves the queue", async () => {
    open(1);
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

  test.each([
    ["one may use the cores of all workers", 1, [3]],
    ["two share those that are left", 2, [1, 1]],
    ["a batch has one each", 6, [0, 0, 0, 0, 0, 0]],
  ])("of frames %s", async (_, count, helpers) => {
    open(4);
    const job = { file: FILE, facts: FACTS, settings: DEFAULT_SETTINGS, subject: "", watermark: false, logo: null };
    const endings = Array.from({ length: count }, () => pool.frame(job));
    for (const [index, expected] of helpers.entries()) {
      const begun = await workers.job(index);
      expect(begun.given[1]).toBe(expected);
      begun.succeed(index);
    }
    await Promise.all(endings);
  });

  test("idle workers are let go, and come back", async () => {
    open(1);
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

describe("errors", () => {
  test("cross as codes, with the file's type, and leave the worker as it is", async () => {
    open(1);
    const load = pool.load(FILE).catch((error: unknown) => error);
    (await workers.job(0)).fail({ code: "unsupported", message: "no", type: "HEIC" });
    expect(await load).toEqual(new PhotoError("unsupported", "no", { type: "HEIC" }));
    expect(await load).toMatchObject({ code: "unsupported", type: "HEIC" });
    expect(workers.started[0]?.terminated).toBe(false);
  });

  test("a crash fails its job; the next has a new worker, the others go on", async () => {
    open(2);
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
    workers = new FakeWorkers();
    const startWorker = (): ReturnType<FakeWorkers["start"]> => {
      tries += 1;
      if (tries === 1) throw new Error("refused");
      return workers.start();
    };
    pool = createPhotoPool({ size: 1, startWorker, deadlines: DEADLINES });
    const endings = [ending(pool.load(FILE)), ending(pool.load(FILE))];
    (await workers.job(0)).succeed("second");
    expect(await Promise.all(endings)).toEqual(["failed", "second"]);
  });
});

describe("the clock", () => {
  test.each([
    ["never begins", [], 1000, "failed"],
    ["decodes too long", ["decoding"], 100, "too-slow"],
    ["finishes too late", ["decoding", "finishing"], 500, "too-slow"],
  ])("a job that %s is ended", async (_, phases, time, code) => {
    open(1);
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
    open(1);
    const load = pool.load(FILE);
    const job = await workers.job(0);
    job.worker.say("decoding");
    job.succeed(1);
    await load;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(job.worker.terminated).toBe(false);
  });
});

describe("aborting", () => {
  const REASON = new Error("enough");

  test("a job that waits never begins", async () => {
    open(1);
    const stop = new AbortController();
    const endings = [ending(pool.load(FILE)), ending(pool.load(FILE, { signal: stop.signal }))];
    const job = await workers.job(0);
    stop.abort(REASON);
    expect(await endings[1]).toBe(REASON);
    job.succeed("first");
    expect(await endings[0]).toBe("first");
    expect(workers.begun).toHaveLength(1);
  });

  test("a job that runs ends with its worker, and with the signal's reason", async () => {
    open(1);
    const stop = new AbortController();
    const endings = [ending(pool.load(FILE, { signal: stop.signal })), ending(pool.load(FILE))];
    const job = await workers.job(0);
    stop.abort(REASON);
    expect(await endings[0]).toBe(REASON);
    expect(job.worker.terminated).toBe(true);
    (await workers.job(1)).succeed("second");
    expect(await endings[1]).toBe("second");
  });

  test("what was aborted before is refused", async () => {
    open(1);
    expect(await ending(pool.load(FILE, { signal: AbortSignal.abort(REASON) }))).toBe(REASON);
    expect(workers.started).toHaveLength(0);
  });

  test("closing the pool ends everything", async () => {
    open(1);
    const endings = [ending(pool.load(FILE)), ending(pool.load(FILE))];
    const job = await workers.job(0);
    pool.dispose();
    for (const end of endings) expect(await end).toMatchObject({ name: "AbortError" });
    expect(job.worker.terminated).toBe(true);
    expect(await ending(pool.load(FILE))).toMatchObject({ name: "AbortError" });
  });
});
