import { keptLogo, parseAnswer, type StoredKeptLogo } from "@matte/contracts";
import type { KeptLogoPlace } from "@matte/contracts/limits";
import type { Db } from "../db/schema.ts";

/** By place. */
export async function listKeptLogos(db: Db, uid: string): Promise<StoredKeptLogo[]> {
  const rows = await db
    .selectFrom("kept_logos")
    .select(["place", "name", "colours", "width", "height", "changed_at"])
    .where("uid", "=", uid)
    .orderBy("place")
    .execute();
  return rows.flatMap(({ changed_at, ...facts }) => parseAnswer(keptLogo, { ...facts, changedAt: changed_at }) ?? []);
}

export async function findKeptPicture(db: Db, uid: string, place: KeptLogoPlace): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("kept_logos")
    .select("picture")
    .where("uid", "=", uid)
    .where("place", "=", place)
    .executeTakeFirst();
  return row && Buffer.from(row.picture, "base64");
}

/** @param picture PNG */
export async function putKeptLogo(db: Db, uid: string, logo: StoredKeptLogo, picture: Buffer): Promise<void> {
  const { place, changedAt, ...rest } = logo;
  const facts = { ...rest, picture: picture.toString("base64"), changed_at: changedAt };
  await db
    .insertInto("kept_logos")
    .values({ uid, place, ...facts })
    .onConflict((conflict) => conflict.columns(["uid", "place"]).doUpdateSet(facts))
    .execute();
}

export async function removeKeptLogo(db: Db, uid: string, place: KeptLogoPlace): Promise<void> {
  await db.deleteFrom("kept_logos").where("uid", "=", uid).where("place", "=", place).execute();
}
