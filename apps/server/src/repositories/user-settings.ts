import type { Db } from "../db/schema.ts";
import { fromJson, toJson } from "./rows.ts";

/** The user's last choice for a setting. */
export interface ChosenSetting {
  readonly field: string;
  readonly value: unknown;
  /** ISO 8601, UTC, with milliseconds, so that the text sorts chronologically. */
  readonly changedAt: string;
}

export async function listUserSettings(db: Db, uid: string): Promise<ChosenSetting[]> {
  const rows = await db.selectFrom("user_settings").selectAll().where("uid", "=", uid).orderBy("field").execute();
  return rows.map((row) => ({ field: row.field, value: fromJson(row.value), changedAt: row.changed_at }));
}

/** Stores choices later than the stored ones. */
export async function mergeUserSettings(db: Db, uid: string, chosen: readonly ChosenSetting[]): Promise<void> {
  if (chosen.length === 0) return;
  const rows = chosen.map(({ field, value, changedAt }) => {
    return { uid, field, value: toJson(value), changed_at: changedAt };
  });
  await db
    .insertInto("user_settings")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["uid", "field"])
        .doUpdateSet((row) => ({ value: row.ref("excluded.value"), changed_at: row.ref("excluded.changed_at") }))
        .whereRef("excluded.changed_at", ">", "user_settings.changed_at"),
    )
    .execute();
}
