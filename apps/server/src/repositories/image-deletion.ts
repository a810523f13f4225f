/** Marks images for removal: they are gone for their user at once, and from the store when it answers. */
import type { Db } from "../db/schema.ts";
import { moveCounters } from "./counters.ts";
import { imageMoves } from "./image-counts.ts";
import { type NewImage, PENDING_DELETION } from "./images.ts";
import { inTransaction } from "./transaction.ts";

/** Marks all a user's images for removal from the store. */
export function markImagesForDeletion(db: Db, uid: string, now: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const mark = transaction
      .updateTable("images")
      .set({ state: PENDING_DELETION, changed_at: now })
      .where("uid", "=", uid);
    // Images being stored first, so that none becomes stored between the two statements.
    await mark.where("state", "=", "pending").execute();
    const gone = await mark.where("state", "=", "stored").returning(["kind", "uploads"]).execute();
    await moveCounters(transaction, imageMoves(gone, -1));
  });
}

/** Marks a remaining user's stored images for removal; those being stored are newer. */
export function markStoredForDeletion(db: Db, uid: string, now: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const gone = await transaction
      .updateTable("images")
      .set({ state: PENDING_DELETION, changed_at: now })
      .where("uid", "=", uid)
      .where("state", "=", "stored")
      .returning(["kind", "uploads"])
      .execute();
    await moveCounters(transaction, imageMoves(gone, -1));
  });
}

/** Marks the stored images of a photo for removal, except the one that takes their place. @param photo a UUID */
export function markReplacedForDeletion(
  db: Db,
  { key, uid, kind }: Pick<NewImage, "key" | "uid" | "kind">,
  photo: string,
  now: string,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const gone = await transaction
      .updateTable("images")
      .set({ state: PENDING_DELETION, changed_at: now })
      .where("uid", "=", uid)
      .where("kind", "=", kind)
      .where("state", "=", "stored")
      .where("key", "<>", key)
      .where("upload_id", "like", `${photo}%`)
      .returning(["kind", "uploads"])
      .execute();
    await moveCounters(transaction, imageMoves(gone, -1));
  });
}
