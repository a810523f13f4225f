import type { Db } from "../db/schema.ts";

/** Uses that are to be counted under a key. */
export interface Uses {
  readonly key: string;
  readonly uses: number;
  /** When the window ends that begins with them, where none is open; ISO 8601. */
  readonly endsAt: string;
}

/**
 * Counts uses, in one statement however many keys there are; a window that is over begins anew.
 * @param uses with keys that differ
 * @returns what each key has come to, and when its window ends
 */
export function addUses(db: Db, uses: readonly Uses[], now: string): Promise<Uses[]> {
  // Always in the same order, so that two servers never wait for each other.
  const rows = uses.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return db
    .insertInto("rate_counts")
    .values(rows.map(({ key, uses: count, endsAt }) => ({ key, uses: count, ends_at: endsAt })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => ({
        uses: row
          .case()
          .when("rate_counts.ends_at", "<=", now)
          .then(row.ref("excluded.uses"))
          .else(row("rate_counts.uses", "+", row.ref("excluded.uses")))
          .end(),
        ends_at: row
          .case()
          .when("rate_counts.ends_at", "<=", now)
          .then(row.ref("excluded.ends_at"))
          .else(row.ref("rate_counts.ends_at"))
          .end(),
      })),
    )
    .returning(["key", "uses", "ends_at as endsAt"])
    .execute();
}

/** Those of the keys whose window is open, as they are. */
export function readUses(db: Db, keys: readonly string[], now: string): Promise<Uses[]> {
  return db
    .selectFrom("rate_counts")
    .select(["key", "uses", "ends_at as endsAt"])
    .where("key", "in", keys)
    .where("ends_at", ">", now)
    .execute();
}

/** Forgets windows that are over. */
export async function deleteEndedCounts(db: Db, now: string): Promise<void> {
  await db.deleteFrom("rate_counts").where("ends_at", "<=", now).execute();
}
