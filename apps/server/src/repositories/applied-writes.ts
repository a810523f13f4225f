import type { Db } from "../db/schema.ts";
import { toJson } from "./json.ts";

/**
 * Notes a write as applied, in the transaction that applies it. Whoever comes second waits for the first to end.
 * @returns false when it was applied before
 */
export async function noteAppliedWrite(db: Db, uid: string, id: string, result: object, now: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("applied_writes")
    .values({ uid, id, result: toJson(result), applied_at: now })
    .onConflict((conflict) => conflict.columns(["uid", "id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** In the order in which they were applied. */
export function listAppliedWrites(db: Db, uid: string): Promise<{ id: string; appliedAt: string }[]> {
  return db
    .selectFrom("applied_writes")
    .select(["id", "applied_at as appliedAt"])
    .where("uid", "=", uid)
    .orderBy("applied_at")
    .orderBy("id")
    .execute();
}
