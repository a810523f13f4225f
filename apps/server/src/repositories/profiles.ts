import type { Db } from "../db/schema.ts";
import { fromJson, toJson } from "./rows.ts";

export interface ProfileRecord {
  readonly id: string;
  readonly place: number;
  readonly contents: unknown;
  readonly changedAt: string;
}

/** In the user's order. */
export async function listProfiles(db: Db, uid: string): Promise<ProfileRecord[]> {
  const rows = await db
    .selectFrom("profiles")
    .select(["id", "place", "contents", "changed_at"])
    .where("uid", "=", uid)
    .orderBy("place")
    .orderBy("id")
    .execute();
  return rows.map(({ id, place, contents, changed_at }) => {
    return { id, place, contents: fromJson(contents), changedAt: changed_at };
  });
}

export async function putProfile(
  db: Db,
  uid: string,
  { id, place, contents, changedAt }: ProfileRecord,
): Promise<void> {
  const values = { place, contents: toJson(contents), changed_at: changedAt };
  await db
    .insertInto("profiles")
    .values({ uid, id, ...values })
    .onConflict((conflict) => conflict.columns(["uid", "id"]).doUpdateSet(values))
    .execute();
}

export async function moveProfile(db: Db, uid: string, id: string, place: number): Promise<void> {
  await db.updateTable("profiles").set({ place }).where("uid", "=", uid).where("id", "=", id).execute();
}

export async function removeProfile(db: Db, uid: string, id: string): Promise<void> {
  await db.deleteFrom("profiles").where("uid", "=", uid).where("id", "=", id).execute();
}
