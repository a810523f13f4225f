/** The list of applied writes does not grow for ever (docs/decisions/035-forgetting-writes.md). */
import { setImmediate } from "node:timers/promises";
import type { Db } from "../db/schema.ts";
import { deleteAppliedWrites } from "../repositories/applied-writes.ts";

const DAY_MS = 24 * 60 * 60_000;
/** As long as a session may last: whoever comes back later signs in anew. */
const KEPT_MS = 90 * DAY_MS;
/** Rows in one statement: a few milliseconds in which SQLite does nothing else. */
const BITE = 500;

/**
 * Forgets the ids of writes that were applied long ago, bite by bite, others' requests in between.
 * @param now milliseconds since 1970
 * @returns how many
 */
export async function forgetOldWrites(db: Db, now: number, bite = BITE): Promise<number> {
  const before = new Date(now - KEPT_MS).toISOString();
  let forgotten = 0;
  for (;;) {
    const some = await deleteAppliedWrites(db, before, bite);
    forgotten += some;
    if (some < bite) return forgotten;
    await setImmediate();
  }
}
