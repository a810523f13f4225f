/** Removes stored images without a user, left by interrupted uploads and deleted accounts. */
import type { Db } from "../db/schema.ts";
import type { Images } from "../images/index.ts";
import type { ImageStore } from "../images/store.ts";
import { deleteOrphanedImage, listDeletedImagesOf, listOrphanedImages } from "../repositories/images.ts";

/** Longer than any upload. */
const GRACE_MS = 60 * 60_000;
const BATCH_SIZE = 100;

/**
 * Removes uploads interrupted by a server's death. Repeats the removal for deleted accounts, because an upload may have
 * been in progress.
 * @param now milliseconds since 1970
 * @returns the number of removed files
 */
export async function removeOrphanedImages(
  db: Db,
  { store, incoming }: Pick<Images, "store" | "incoming">,
  now: number,
  graceMs = GRACE_MS,
): Promise<number> {
  let removed = await incoming.sweep(now - graceMs);
  const before = new Date(now - graceMs).toISOString();
  for (;;) {
    const keys = await listOrphanedImages(db, before, BATCH_SIZE);
    for (const key of keys) await removeOrphan(db, store, key, before);
    removed += keys.length;
    if (keys.length < BATCH_SIZE) return removed;
  }
}

/** Locks the row until the store has removed the image, so that the same image can't be stored at the same time. */
async function removeOrphan(db: Db, store: ImageStore, key: string, before: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await deleteOrphanedImage(transaction, key, before)) await store.remove(key);
  });
}

/**
 * Removes a user's deleted images at once; `removeOrphanedImages` repeats failures. @param now milliseconds since 1970
 */
export async function removeMarkedImages(
  db: Db,
  { store }: Pick<Images, "store">,
  uid: string,
  now: number,
): Promise<void> {
  const before = new Date(now + 1).toISOString();
  for (const key of await listDeletedImagesOf(db, uid)) await removeOrphan(db, store, key, before);
}

/** Removes a deleted user's images at once; `removeOrphanedImages` repeats failures. */
export async function removeDeletedImages(db: Db, { store }: Pick<Images, "store">, uid: string): Promise<void> {
  for (const key of await listDeletedImagesOf(db, uid)) await store.remove(key);
}
