/** What is in the store, or on its way there, and should not be. */
import type { Db } from "../db/schema.ts";
import type { Images } from "../images/index.ts";
import type { ImageStore } from "../images/store.ts";
import { forgetStrandedImage, listDoomedOf, listStrandedImages } from "../repositories/images.ts";

/** No upload takes this long. */
const PATIENCE_MS = 60 * 60_000;
const BITE = 100;

/**
 * Removes what uploads left behind whose server died, and once more what belonged to deleted accounts: an upload may
 * have been under way.
 * @param now milliseconds since 1970
 * @returns how many
 */
export async function removeStrandedImages(
  db: Db,
  { store, incoming }: Pick<Images, "store" | "incoming">,
  now: number,
  patienceMs = PATIENCE_MS,
): Promise<number> {
  let removed = await incoming.sweep(now - patienceMs);
  const before = new Date(now - patienceMs).toISOString();
  for (;;) {
    const keys = await listStrandedImages(db, before, BITE);
    for (const key of keys) await removeStranded(db, store, key, before);
    removed += keys.length;
    if (keys.length < BITE) return removed;
  }
}

/** The row is held while the store lets go: nobody can be storing the same image again. */
async function removeStranded(db: Db, store: ImageStore, key: string, before: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await forgetStrandedImage(transaction, key, before)) await store.remove(key);
  });
}

/** At once, once a user is deleted; what fails here is done by `removeStrandedImages`. */
export async function removeDoomedImages(db: Db, { store }: Pick<Images, "store">, uid: string): Promise<void> {
  for (const key of await listDoomedOf(db, uid)) await store.remove(key);
}
