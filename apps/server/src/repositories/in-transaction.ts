import type { Db } from "../db/schema.ts";

/** Does the work in the transaction that is open already, or in one of its own. */
export function inTransaction<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
