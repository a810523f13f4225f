import type { Db } from "../db/schema.ts";

/** Runs the work in the open transaction, or in a new one. */
export function inTransaction<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
