/** Limits the list of applied writes (docs/decisions/035-forgetting-writes.md). */
import { setImmediate } from "node:timers/promises";
import type { Db } from "../db/schema.ts";
import { deleteAppliedWrites } from "../repositories/applied-writes.ts";

const DAY_MS = 24 * 60 * 60_000;
/** A session's longest lifetime: a browser returning later has to sign in again. */
const RETENTION_MS = 90 * DAY_MS;
/** Rows per statement: for some milliseconds SQLite does nothing else. */
const BATCH_SIZE = 500;

/**
 * Deletes old write ids in batches, serving other requests in between.
 * @param now milliseconds since 1970
 * @returns the number of deleted ids
 */
export async function deleteOldWrites(db: Db, now: number, batchSize = BATCH_SIZE): Promise<number> {
  const before = new Date(now - RETENTION_MS).toISOString();
  let total = 0;
  for (;;) {
    const deleted = await deleteAppliedWrites(db, before, batchSize);
    total += deleted;
    if (deleted < batchSize) return total;
    await setImmediate();
  }
}
