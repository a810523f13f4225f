import type { Db } from "../db/schema.ts";

export interface Uses {
  readonly key: string;
  readonly uses: number;
  /** The window's end, ISO 8601; for uses to add, the end of a window beginning with them. */
  readonly endsAt: string;
}

/**
 * Adds uses for any number of keys in one statement. An ended window begins again.
 * @param uses one per key
 * @returns the open windows' totals
 */
export function addUses(db: Db, uses: readonly Uses[], now: string): Promise<Uses[]> {
  // In a fixed order, so that two servers can't wait for each other.
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

/** Reads the keys' totals in open windows. */
export function readUses(db: Db, keys: readonly string[], now: string): Promise<Uses[]> {
  return db
    .selectFrom("rate_counts")
    .select(["key", "uses", "ends_at as endsAt"])
    .where("key", "in", keys)
    .where("ends_at", ">", now)
    .execute();
}

/** Deletes ended windows. */
export async function deleteEndedCounts(db: Db, now: string): Promise<void> {
  await db.deleteFrom("rate_counts").where("ends_at", "<=", now).execute();
}
