import type { Db } from "../db/schema.ts";
import { moveCounters, type Counted } from "./counters.ts";
import { inTransaction } from "./transaction.ts";
import { COUNTED_COLUMNS, countedOf, movesBetween } from "./user-counts.ts";

/**
 * Changes users and updates the counters in one transaction. It locks the users in a fixed order, so that two changes
 * can't wait for each other.
 */
export function changeCounted<T>(db: Db, uids: Iterable<string>, change: (transaction: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (transaction) => {
    const inOrder = [...uids].sort();
    const before: Counted[] = [];
    for (const uid of inOrder) before.push(...(await lockedCounts(transaction, uid)));
    const result = await change(transaction);
    const rows = await transaction.selectFrom("users").select(COUNTED_COLUMNS).where("uid", "in", inOrder).execute();
    await moveCounters(transaction, movesBetween(before, rows.flatMap(countedOf)));
    return result;
  });
}

/** Locks a user by an update without changes, which works on both databases. @returns the user's counters */
async function lockedCounts(db: Db, uid: string): Promise<Counted[]> {
  const row = await db
    .updateTable("users")
    .set((column) => ({ changed_at: column.ref("changed_at") }))
    .where("uid", "=", uid)
    .returning(COUNTED_COLUMNS)
    .executeTakeFirst();
  return row === undefined ? [] : countedOf(row);
}
