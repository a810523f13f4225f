import { afterEach, describe, expect, test } from "vitest";
import { createPhotoPool, startPhotoWorker } from "./pool.ts";
import { fixture } from "./testing/fixtures.ts";
import type { PhotoPool } from "./types.ts";
import { DEADLINES, type WorkerLike } from "./watchdog.ts";

/** A worker whose decoder never returns: its thread hangs as a real one's would. */
const HANGS = 'onmessage = () => { postMessage("decoding"); for (;;); };';
const CRASHES = 'onmessage = () => { throw new Error("crashed"); };';

let pool: PhotoPool;
afterEach(() => pool.dispose());

/** A pool whose first worker runs this program; all others are real. */
function poolWith(program: string, size: number): PhotoPool {
  const programs = [program];
  const startWorker = (): WorkerLike => {
    const next = programs.shift();
    return next === undefined ? startPhotoWorker() : new Worker(URL.createObjectURL(new Blob([next])));
  };
  return createPhotoPool({ size, startWorker, deadlines: { ...DEADLINES, decoding: 3000 } });
}

describe.each([
  ["that hangs", HANGS, "too-slow"],
  ["that crashes", CRASHES, "failed"],
])("a worker %s", (_, program, code) => {
  test("costs one photo; the others load, on other workers and on its replacement", async () => {
    pool = poolWith(program, 2);
    const files = await Promise.all([fixture("plain"), fixture("png-rgb"), fixture("webp-lossy")]);
    const [bad, ...good] = await Promise.allSettled(files.map((file) => pool.load(file)));
    expect(bad).toMatchObject({ status: "rejected", reason: { name: "PhotoError", code } });
    expect(good.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    await expect(pool.load(await fixture("sampling-444"))).resolves.toBeDefined();
  });
});

test("aborting immediately ends a decode that would never end", async () => {
  pool = poolWith(HANGS, 1);
  const stop = new AbortController();
  const file = await fixture("plain");
  const load = pool.load(file, { signal: stop.signal });
  const next = pool.load(file);
  const reason = new Error("The photographer moved on");
  stop.abort(reason);
  await expect(load).rejects.toBe(reason);
  await expect(next).resolves.toMatchObject({ facts: { size: { width: 600, height: 400 } } });
});
