/** One tab's stored work. The tab holds a Web Lock on it as long as it lives. */
import { createBudget, defaultBudget, type Budget } from "./budget.ts";
import { openDatabase, photosOf, type RecoveryDatabase } from "./database.ts";
import type { SavedDocument, SavedPhoto } from "./types.ts";

export interface PhotoToSave extends Omit<SavedPhoto, "work" | "source"> {
  readonly file: File;
  /** Handle on the file on disk, stored instead of a copy. */
  readonly handle: FileSystemFileHandle | null;
}

export interface OpenWork {
  readonly id: string;
  save(document: SavedDocument): Promise<void>;
  /**
   * Stores photos, with copies of their files unless there are handles.
   * @returns false when some could not be copied for lack of space
   * @throws when there is no space for their records either
   */
  add(photos: readonly PhotoToSave[]): Promise<boolean>;
  remove(photo: string): Promise<void>;
  /** Ends storing, and lets other tabs offer the work. Later calls do nothing. */
  close(): void;
}

const open = new Set<OpenWork>();

/**
 * Opens a work, new or from an earlier visit.
 * @param bytes space for copies; by default half the free quota
 * @returns null when another tab has it
 * @throws if the browser cannot store, as in some private windows
 */
export async function openWork(user: string, id: string, bytes?: number): Promise<OpenWork | null> {
  const unlock = await claim(id);
  if (unlock === null) return null;
  try {
    const [db, space] = await Promise.all([openDatabase(), bytes ?? defaultBudget()]);
    return workOf({ user, id, db, budget: createBudget(space), unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

interface WorkParts {
  readonly user: string;
  readonly id: string;
  readonly db: RecoveryDatabase;
  readonly budget: Budget;
  readonly unlock: () => void;
}

function workOf({ user, id, db, budget, unlock }: WorkParts): OpenWork {
  let closed = false;
  const work: OpenWork = {
    id,
    save: async (document) => {
      if (!closed) await db.put("works", { ...document, id, user, changed: Date.now() });
    },
    add: async (photos) => {
      const saved = photos.map(({ file, handle, ...photo }): SavedPhoto => {
        const source = handle ?? (budget.take(photo.id, file.size) ? file : null);
        return { ...photo, work: id, source };
      });
      if (closed) return true;
      const stored = await putAll(db, saved).catch(() => putOneByOne(db, saved, () => closed));
      return stored && saved.every(({ source }) => source !== null);
    },
    remove: async (photo) => {
      budget.release(photo);
      if (!closed) await db.delete("photos", [id, photo]);
    },
    close: () => {
      closed = true;
      open.delete(work);
      unlock();
    },
  };
  open.add(work);
  return work;
}

/** Stores photos with copies of their files, all or none. */
async function putAll(db: RecoveryDatabase, photos: readonly SavedPhoto[]): Promise<boolean> {
  const transaction = db.transaction("photos", "readwrite", { durability: "relaxed" });
  await Promise.all([...photos.map((photo) => transaction.store.put(photo)), transaction.done]);
  return true;
}

/** Stores photos, without files if those can't be copied. @returns false when there was no space for some */
async function putOneByOne(
  db: RecoveryDatabase,
  photos: readonly SavedPhoto[],
  isClosed: () => boolean,
): Promise<boolean> {
  let hasSpace = true;
  for (const photo of photos) {
    if (isClosed()) return true;
    await putAll(db, [photo]).catch(async (error: unknown) => {
      hasSpace &&= !isFull(error);
      await putAll(db, [{ ...photo, source: null }]);
    });
  }
  return hasSpace;
}

/** True for errors caused by a full disk or a used-up quota. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** Holds a work's lock until the returned function is called or the page ends; null when another page holds it. */
export function claim(id: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockOf(id), { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>(resolve);
      })
      .catch(reject);
  });
}

export function lockOf(id: string): string {
  return `matte recovery ${id}`;
}

export async function removeWorks(ids: readonly string[]): Promise<void> {
  for (const work of open) if (ids.includes(work.id)) work.close();
  const db = await openDatabase();
  await Promise.all(ids.flatMap((id) => [db.delete("works", id), db.delete("photos", photosOf(id))]));
}
