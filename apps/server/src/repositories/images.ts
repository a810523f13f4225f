import type { ImageKind } from "@matte/contracts/limits";
import type { Db, Schema } from "../db/schema.ts";
import { one } from "./counted.ts";
import { moveCounters } from "./counters.ts";
import { imageMoves } from "./image-counts.ts";
import { inTransaction } from "./in-transaction.ts";

export interface NewImage {
  /** `uid/kind/filename`. */
  readonly key: string;
  readonly uid: string;
  readonly kind: ImageKind;
  readonly filename: string;
  /** Bytes. */
  readonly size: number;
}

export interface ImageRecord extends NewImage {
  /** ISO 8601. */
  readonly uploadedAt: string;
}

/** Where a page of a list begins: behind this image. */
export type ImagePosition = Pick<ImageRecord, "uploadedAt" | "key">;

/** Notes that an image is on its way into the store. What is stored already stays so. */
export async function reserveImage(db: Db, image: NewImage, now: string): Promise<void> {
  await db
    .insertInto("images")
    .values({ ...image, state: "pending", uploaded_at: null, changed_at: now })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ changed_at: now }))
    .execute();
}

/** The store has it. @returns false when it is not wanted any more */
export function noteStored(db: Db, key: string, now: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const fresh = await transaction
      .updateTable("images")
      .set({ state: "stored", uploaded_at: now, changed_at: now })
      .where("key", "=", key)
      .where("state", "=", "pending")
      .returning("kind")
      .execute();
    await moveCounters(transaction, imageMoves(fresh, 1));
    return fresh.length > 0 || touchStored(transaction, key, now);
  });
}

async function touchStored(db: Db, key: string, now: string): Promise<boolean> {
  const touch = db.updateTable("images").set({ changed_at: now }).where("key", "=", key).where("state", "=", "stored");
  return one(await touch.executeTakeFirst());
}

/** Only what is stored is found. */
export async function findImage(db: Db, key: string): Promise<ImageRecord | undefined> {
  const row = await db
    .selectFrom("images")
    .selectAll()
    .where("key", "=", key)
    .where("state", "=", "stored")
    .executeTakeFirst();
  return row && toRecord(row);
}

/** Bytes that a user has in the store or on the way there. @param except a key that does not count */
export async function bytesOfImages(db: Db, uid: string, except: string): Promise<number> {
  const { bytes } = await db
    .selectFrom("images")
    .select((row) => row.fn.sum<number | string | null>("size").as("bytes"))
    .where("uid", "=", uid)
    .where("key", "<>", except)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Newest first. @param after leave out everything up to here */
export async function listImages(
  db: Db,
  kind: ImageKind,
  after: ImagePosition | null,
  limit: number,
): Promise<ImageRecord[]> {
  let query = db.selectFrom("images").selectAll().where("state", "=", "stored").where("kind", "=", kind);
  if (after !== null) {
    const { uploadedAt, key } = after;
    query = query.where((row) =>
      row.or([row("uploaded_at", "<", uploadedAt), row("uploaded_at", "=", uploadedAt).and("key", "<", key)]),
    );
  }
  const rows = await query.orderBy("uploaded_at", "desc").orderBy("key", "desc").limit(limit).execute();
  return rows.map(toRecord);
}

export async function listImagesOf(db: Db, uid: string): Promise<ImageRecord[]> {
  const rows = await db
    .selectFrom("images")
    .selectAll()
    .where("uid", "=", uid)
    .where("state", "=", "stored")
    .orderBy("uploaded_at")
    .orderBy("key")
    .execute();
  return rows.map(toRecord);
}

/** Whatever a user has is to leave the store. */
export function doomImagesOf(db: Db, uid: string, now: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const doom = transaction.updateTable("images").set({ state: "doomed", changed_at: now }).where("uid", "=", uid);
    // Those on their way first: none of them is stored any more between the two.
    await doom.where("state", "=", "pending").execute();
    const gone = await doom.where("state", "=", "stored").returning("kind").execute();
    await moveCounters(transaction, imageMoves(gone, -1));
  });
}

/** Keys of all that is to leave the store with its user. */
export async function listDoomedOf(db: Db, uid: string): Promise<string[]> {
  const rows = await db
    .selectFrom("images")
    .select("key")
    .where("uid", "=", uid)
    .where("state", "=", "doomed")
    .execute();
  return rows.map(({ key }) => key);
}

/** Images that got no further before a time: on their way in when a server died, or out. @param before ISO 8601 */
export async function listStrandedImages(db: Db, before: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("images")
    .select("key")
    .where("state", "in", ["pending", "doomed"])
    .where("changed_at", "<", before)
    .orderBy("changed_at")
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/** @returns whether it was still stranded. Until the transaction ends nobody can reserve it anew */
export async function forgetStrandedImage(db: Db, key: string, before: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("images")
    .where("key", "=", key)
    .where("state", "in", ["pending", "doomed"])
    .where("changed_at", "<", before)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function toRecord(row: Schema["images"]): ImageRecord {
  return {
    key: row.key,
    uid: row.uid,
    // The table holds no other, by its check.
    kind: row.kind as ImageKind,
    filename: row.filename,
    size: row.size,
    uploadedAt: row.uploaded_at ?? row.changed_at,
  };
}
