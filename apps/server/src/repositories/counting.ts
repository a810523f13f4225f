/** Changes of users that move counters, in one transaction with them. */
import type { Db } from "../db/schema.ts";
import { moveCounters, type Counted } from "./counters.ts";
import { inTransaction } from "./in-transaction.ts";
import { COUNTED_COLUMNS, countedOf, movesBetween } from "./user-counts.ts";

/**
 * Moves the counters by whatever a change does to these users. They are held until the transaction ends, always in the
 * same order, so that two changes never wait for each other.
 */
export function counting<T>(db: Db, uids: Iterable<string>, change: (transaction: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (transaction) => {
    const inOrder = [...uids].sort();
    const before: Counted[] = [];
    for (const uid of inOrder) before.push(...(await held(transaction, uid)));
    const result = await change(transaction);
    const rows = await transaction.selectFrom("users").select(COUNTED_COLUMNS).where("uid", "in", inOrder).execute();
    await moveCounters(transaction, movesBetween(before, rows.flatMap(countedOf)));
    return result;
  });
}

/** An update that changes nothing holds the row on both databases. @returns what is counted of the user now */
async function held(db: Db, uid: string): Promise<Counted[]> {
  const row = await db
    .updateTable("users")
    .set((column) => ({ changed_at: column.ref("changed_at") }))
    .where("uid", "=", uid)
    .returning(COUNTED_COLUMNS)
    .executeTakeFirst();
  return row === undefined ? [] : countedOf(row);
}
