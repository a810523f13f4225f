import type { Db } from "../db/schema.ts";
import { toJson } from "./rows.ts";

export interface AppliedWrite {
  readonly uid: string;
  /** The client's UUID, in lower case. */
  readonly id: string;
  /** Result for the answer. */
  readonly result: object;
}

/**
 * Notes writes as applied, within their transaction. A second transaction with the same write waits for the first.
 * @returns the writes not applied before, each once
 */
export async function recordAppliedWrites(
  db: Db,
  writes: readonly AppliedWrite[],
  now: string,
): Promise<Pick<AppliedWrite, "uid" | "id">[]> {
  if (writes.length === 0) return [];
  return db
    .insertInto("applied_writes")
    .values(writes.map(({ uid, id, result }) => ({ uid, id, result: toJson(result), applied_at: now })))
    .onConflict((conflict) => conflict.columns(["uid", "id"]).doNothing())
    .returning(["uid", "id"])
    .execute();
}

/**
 * Deletes writes applied before `before`: at most `limit`, so that other requests don't wait long.
 * @returns the number of deleted writes
 */
export async function deleteAppliedWrites(db: Db, before: string, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("applied_writes")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("uid", "id"),
        "in",
        selectFrom("applied_writes")
          .select(["uid", "id"])
          .where("applied_at", "<", before)
          .orderBy("applied_at")
          .limit(limit)
          .$asTuple("uid", "id"),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Lists a user's writes in the order of application. */
export function listAppliedWrites(db: Db, uid: string): Promise<{ id: string; appliedAt: string }[]> {
  return db
    .selectFrom("applied_writes")
    .select(["id", "applied_at as appliedAt"])
    .where("uid", "=", uid)
    .orderBy("applied_at")
    .orderBy("id")
    .execute();
}
