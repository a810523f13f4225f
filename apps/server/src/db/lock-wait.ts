/** Waits for an SQLite write lock held by another process without blocking the thread. */
import { setTimeout as delay } from "node:timers/promises";

/** Repeats a statement while the database is locked. @throws its error when this takes too long */
export type LockWait = <T>(run: () => Promise<T>) => Promise<T>;

const RETRY_MS = 100;
/** A lock found after this gap is another one. */
const GAP_MS = 1000;
/** @see https://www.sqlite.org/rescode.html#busy */
const [SQLITE_BUSY, WITHOUT_EXTENSION] = [5, 0xff];

/** @param waitMs from the first locked-out statement: those queued after it don't wait as long again */
export function createLockWait(waitMs: number): LockWait {
  let [lockedSince, lockedAt] = [0, -GAP_MS];
  const note = (): number => {
    const now = performance.now();
    if (now - lockedAt >= GAP_MS) lockedSince = now;
    lockedAt = now;
    return now - lockedSince;
  };
  return async (run) => {
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (!isBusy(error) || note() >= waitMs) throw error;
        await delay(RETRY_MS);
      }
    }
  };
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return false;
  return (error.errcode & WITHOUT_EXTENSION) === SQLITE_BUSY;
}
