import type { ImageKind } from "@matte/contracts/limits";
import type { Selectable } from "kysely";
import type { Db, Schema } from "../db/schema.ts";
import { moveCounters } from "./counters.ts";
import { imageMoves } from "./image-counts.ts";
import { inTransaction } from "./transaction.ts";

export interface NewImage {
  /** `uid/kind/filename`. */
  readonly key: string;
  readonly uid: string;
  readonly kind: ImageKind;
  readonly filename: string;
  /** Bytes. */
  readonly size: number;
  /** Uploaded file's name; null if unknown. */
  readonly name: string | null;
}

export interface ImageUpload extends Pick<NewImage, "key" | "name"> {
  /** The client's id, equal for a repeated request; null if it sent none. */
  readonly uploadId: string | null;
}

export interface ImageRecord extends NewImage {
  /** ISO 8601. */
  readonly uploadedAt: string;
}

/** The previous page's last image. */
export type ImagePosition = Pick<ImageRecord, "uploadedAt" | "key">;

/** State for deleted users' images; the table's check has the value. */
export const PENDING_DELETION = "doomed";

/** Notes an image being stored; one already stored stays so. */
export async function reserveImage(db: Db, image: NewImage, now: string): Promise<void> {
  await db
    .insertInto("images")
    .values({ ...image, state: "pending", uploaded_at: null, changed_at: now })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => ({
        changed_at: now,
        // An image deleted by its user may be uploaded again before the store has removed it.
        state: row
          .case()
          .when("images.state", "=", PENDING_DELETION)
          .then("pending")
          .else(row.ref("images.state"))
          .end(),
      })),
    )
    .execute();
}

/** Notes an upload of a stored image. @returns false when it was deleted since */
export function noteStored(db: Db, upload: ImageUpload, now: string): Promise<boolean> {
  const { key, name, uploadId } = upload;
  return inTransaction(db, async (transaction) => {
    const fresh = await transaction
      .updateTable("images")
      .set({ state: "stored", uploaded_at: now, changed_at: now, name, upload_id: uploadId })
      .where("key", "=", key)
      .where("state", "=", "pending")
      .returning(["kind", "uploads"])
      .execute();
    await moveCounters(transaction, imageMoves(fresh, 1));
    return fresh.length > 0 || noteRepeated(transaction, upload, now);
  });
}

/** Counts and dates another upload of a stored image, but not a request repeated after a lost answer. */
async function noteRepeated(db: Db, { key, name, uploadId }: ImageUpload, now: string): Promise<boolean> {
  const stored = db.updateTable("images").where("key", "=", key).where("state", "=", "stored");
  // Locks the row, proving its existence.
  const row = await stored.set({ changed_at: now }).returning(["kind", "upload_id", "name"]).executeTakeFirst();
  if (row === undefined) return false;
  if (uploadId !== null && uploadId === row.upload_id) return true;
  await stored
    .set((column) => ({
      uploads: column("uploads", "+", 1),
      uploaded_at: now,
      upload_id: uploadId,
      name: name ?? row.name,
    }))
    .execute();
  await moveCounters(db, imageMoves([{ kind: row.kind, uploads: 1 }], 1));
  return true;
}

export async function findImage(db: Db, key: string): Promise<ImageRecord | undefined> {
  const row = await db
    .selectFrom("images")
    .selectAll()
    .where("key", "=", key)
    .where("state", "=", "stored")
    .executeTakeFirst();
  return row && toRecord(row);
}

/** Sums the user's image bytes, including those being stored. @param except a key to leave out */
export async function bytesOfImages(db: Db, uid: string, except = ""): Promise<number> {
  const { bytes } = await db
    .selectFrom("images")
    .select((row) => row.fn.sum<number | string | null>("size").as("bytes"))
    .where("uid", "=", uid)
    .where("key", "<>", except)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Counts the user's stored images and their bytes. */
export async function countImagesOf(db: Db, uid: string): Promise<{ readonly count: number; readonly bytes: number }> {
  const { count, bytes } = await db
    .selectFrom("images")
    .select((row) => [
      row.fn.countAll<number | string>().as("count"),
      row.fn.sum<number | string | null>("size").as("bytes"),
    ])
    .where("uid", "=", uid)
    .where("state", "=", "stored")
    .executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes ?? 0) };
}

/** Lists stored images, newest first. @param after the previous page's last image */
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

/** Lists a deleted user's image keys. */
export async function listDeletedImagesOf(db: Db, uid: string): Promise<string[]> {
  const rows = await db
    .selectFrom("images")
    .select("key")
    .where("uid", "=", uid)
    .where("state", "=", PENDING_DELETION)
    .execute();
  return rows.map(({ key }) => key);
}

/** Lists images left by an interrupted upload or deletion. @param before ISO 8601 */
export async function listOrphanedImages(db: Db, before: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("images")
    .select("key")
    .where("state", "in", ["pending", PENDING_DELETION])
    .where("changed_at", "<", before)
    .orderBy("changed_at")
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/** @returns true if still orphaned; it can't be reserved again until the transaction ends */
export async function deleteOrphanedImage(db: Db, key: string, before: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("images")
    .where("key", "=", key)
    .where("state", "in", ["pending", PENDING_DELETION])
    .where("changed_at", "<", before)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function toRecord(row: Selectable<Schema["images"]>): ImageRecord {
  return {
    key: row.key,
    uid: row.uid,
    // The table's check allows no other value.
    kind: row.kind as ImageKind,
    filename: row.filename,
    size: row.size,
    name: row.name,
    uploadedAt: row.uploaded_at ?? row.changed_at,
  };
}
