import type { Db } from "../db/schema.ts";
import { fromJson, toJson } from "./rows.ts";

export interface PresetRecord {
  readonly id: string;
  readonly name: string;
  readonly settings: unknown;
  readonly changedAt: string;
}

export async function listPresets(db: Db, uid: string): Promise<PresetRecord[]> {
  const rows = await db.selectFrom("presets").selectAll().where("uid", "=", uid).orderBy("id").execute();
  return rows.map(({ id, name, settings, changed_at }) => {
    return { id, name, settings: fromJson(settings), changedAt: changed_at };
  });
}

export async function putPreset(db: Db, uid: string, { id, name, settings, changedAt }: PresetRecord): Promise<void> {
  const contents = { name, settings: toJson(settings), changed_at: changedAt };
  await db
    .insertInto("presets")
    .values({ uid, id, ...contents })
    .onConflict((conflict) => conflict.columns(["uid", "id"]).doUpdateSet(contents))
    .execute();
}

/** @returns false without such a preset */
export async function changePresetName(
  db: Db,
  uid: string,
  { id, name, changedAt }: Omit<PresetRecord, "settings">,
): Promise<boolean> {
  const renaming = db.updateTable("presets").set({ name, changed_at: changedAt });
  const { numUpdatedRows } = await renaming.where("uid", "=", uid).where("id", "=", id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removePreset(db: Db, uid: string, id: string): Promise<void> {
  await db.deleteFrom("presets").where("uid", "=", uid).where("id", "=", id).execute();
}
