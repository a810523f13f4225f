/** Shared by specs in Node: a pool with fake workers, its jobs and their endings. */
import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterEach, beforeEach, vi } from "vitest";
import { createPhotoPool } from "../pool.ts";
import { type FrameJob, PhotoError, type PhotoPool } from "../types.ts";
import type { WorkerLike } from "../watchdog.ts";
import { FACTS } from "./facts.ts";
import { FakeWorkers } from "./fake-workers.ts";

export const FILE = new File(["x"], "a.jpg");
export const JOB: FrameJob = {
  file: FILE,
  facts: FACTS,
  settings: DEFAULT_SETTINGS,
  subject: "",
  watermark: false,
  logo: null,
};
const DEADLINES = { starting: 1000, decoding: 100, finishing: 500 };

interface FakePool {
  readonly pool: PhotoPool;
  readonly workers: FakeWorkers;
}

/**
 * Gives each test a pool with a fake clock, and closes it after the test.
 * @returns opens a pool with at most `size` workers, each started unless `beforeStart` throws
 */
export function fakePools(): (size: number, beforeStart?: () => void) => FakePool {
  let opened: PhotoPool | undefined;
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => {
    opened?.dispose();
    vi.useRealTimers();
  });
  return (size, beforeStart = () => undefined) => {
    const workers = new FakeWorkers();
    const startWorker = (): WorkerLike => {
      beforeStart();
      return workers.start();
    };
    const pool = createPhotoPool({ size, startWorker, deadlines: DEADLINES });
    opened = pool;
    return { pool, workers };
  };
}

/** How a job ended: its value, or its error's code. */
export async function ending(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch((error: unknown) => (error instanceof PhotoError ? error.code : error));
}
