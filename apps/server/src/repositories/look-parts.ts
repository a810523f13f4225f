/** Pictures and reports of public looks. */
import type { LookPicture, ReportReason } from "@matte/contracts/look-limits";
import type { Db } from "../db/schema.ts";

export interface StoredPicture {
  /** JPEG. */
  readonly contents: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export async function addPicture(
  db: Db,
  id: string,
  picture: LookPicture,
  { contents, width, height }: StoredPicture,
): Promise<void> {
  await db
    .insertInto("look_pictures")
    .values({ look_id: id, picture, contents: contents.toString("base64"), width, height })
    .execute();
}

export async function findPicture(db: Db, id: string, picture: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("look_pictures")
    .select("contents")
    .where("look_id", "=", id)
    .where("picture", "=", picture)
    .executeTakeFirst();
  return row && Buffer.from(row.contents, "base64");
}

export interface PictureSize {
  readonly id: string;
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

/** Lists the sizes of looks' pictures. */
export async function listPictureSizes(db: Db, ids: readonly string[]): Promise<PictureSize[]> {
  if (ids.length === 0) return [];
  const sizes = db.selectFrom("look_pictures").select(["look_id as id", "picture", "width", "height"]);
  return sizes.where("look_id", "in", ids).orderBy("picture").execute();
}

/** Counts a report. */
export async function addReport(db: Db, id: string, reason: ReportReason): Promise<void> {
  await db
    .insertInto("look_reports")
    .values({ look_id: id, reason, amount: 1 })
    .onConflict((conflict) =>
      conflict.columns(["look_id", "reason"]).doUpdateSet(({ eb }) => ({ amount: eb("look_reports.amount", "+", 1) })),
    )
    .execute();
}

export interface CountedReports {
  readonly id: string;
  readonly reason: string;
  readonly amount: number;
}

export async function listReports(db: Db, ids: readonly string[]): Promise<CountedReports[]> {
  if (ids.length === 0) return [];
  const counted = db.selectFrom("look_reports").select(["look_id as id", "reason", "amount"]);
  return counted.where("look_id", "in", ids).execute();
}
