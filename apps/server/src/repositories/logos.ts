import type { StoredLogo } from "@matte/contracts";
import type { LogoMatte } from "@matte/contracts/limits";
import type { Db } from "../db/schema.ts";

export interface LogoRecord extends StoredLogo {
  readonly matte: LogoMatte;
}

export async function listLogos(db: Db, uid: string): Promise<LogoRecord[]> {
  const rows = await db
    .selectFrom("logos")
    .select(["matte", "name", "width", "height", "changed_at"])
    .where("uid", "=", uid)
    .orderBy("matte", "desc")
    .execute();
  // The table's check allows no other matte.
  return rows.map(({ matte, changed_at, ...facts }) => ({
    ...facts,
    matte: matte as LogoMatte,
    changedAt: changed_at,
  }));
}

export async function findLogoPicture(db: Db, uid: string, matte: LogoMatte): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("logos")
    .select("picture")
    .where("uid", "=", uid)
    .where("matte", "=", matte)
    .executeTakeFirst();
  return row && Buffer.from(row.picture, "base64");
}

/** @param picture PNG */
export async function putLogo(db: Db, uid: string, logo: LogoRecord, picture: Buffer): Promise<void> {
  const { matte, name, width, height, changedAt } = logo;
  const facts = { name, width, height, picture: picture.toString("base64"), changed_at: changedAt };
  await db
    .insertInto("logos")
    .values({ uid, matte, ...facts })
    .onConflict((conflict) => conflict.columns(["uid", "matte"]).doUpdateSet(facts))
    .execute();
}

export async function removeLogo(db: Db, uid: string, matte: LogoMatte): Promise<void> {
  await db.deleteFrom("logos").where("uid", "=", uid).where("matte", "=", matte).execute();
}
