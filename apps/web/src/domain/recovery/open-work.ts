/** The stored work of one tab, which holds a Web Lock on it as long as it lives. */
import { openCopies, removeCopies, type Copies } from "./copies.ts";
import { openDatabase, photosOf, type RecoveryDatabase } from "./database.ts";
import type { SavedDocument, SavedPhoto, SavedSource } from "./types.ts";

export interface PhotoToSave extends Omit<SavedPhoto, "work" | "source"> {
  readonly file: File;
  readonly handle: FileSystemFileHandle | null;
}

export interface OpenWork {
  readonly id: string;
  save(document: SavedDocument): Promise<void>;
  /**
   * Stores photos, with copies of their files unless there are handles.
   * @returns false when there was no space for a copy of some
   */
  add(photos: readonly PhotoToSave[]): Promise<boolean>;
  remove(photo: string): Promise<void>;
  /** Ends storing, and lets other tabs offer the work. Later calls do nothing. */
  close(): void;
}

/** Works of this page that are open. */
const open = new Set<OpenWork>();

/**
 * Opens a work, new or of an earlier visit.
 * @returns null when another tab has it
 * @throws where the browser cannot store, as in some private windows
 */
export async function openWork(user: string, id: string, budget?: number): Promise<OpenWork | null> {
  const unlock = await claim(id);
  if (unlock === null) return null;
  try {
    const [db, copies] = await Promise.all([openDatabase(), openCopies(id, budget)]);
    return workOf({ user, id, db, copies, unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

interface WorkParts {
  readonly user: string;
  readonly id: string;
  readonly db: RecoveryDatabase;
  readonly copies: Copies;
  readonly unlock: () => void;
}

function workOf({ user, id, db, copies, unlock }: WorkParts): OpenWork {
  let closed = false;
  const work: OpenWork = {
    id,
    save: async (document) => {
      if (!closed) await db.put("works", { ...document, id, user, changed: Date.now() });
    },
    add: async (photos) => {
      const saved: SavedPhoto[] = [];
      for (const { file, handle, ...photo } of photos) {
        if (closed) return true;
        const source: SavedSource = handle ?? ((await copies.add(photo.id, file)) ? "copy" : null);
        saved.push({ ...photo, work: id, source });
      }
      if (closed) return true;
      const transaction = db.transaction("photos", "readwrite", { durability: "relaxed" });
      await Promise.all([...saved.map((photo) => transaction.store.put(photo)), transaction.done]);
      return saved.every(({ source }) => source !== null);
    },
    remove: async (photo) => {
      if (!closed) await Promise.all([db.delete("photos", [id, photo]), copies.remove(photo)]);
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

/** Holds the lock of a work until the returned function is called or the page ends; null when another page holds it. */
function claim(id: string): Promise<(() => void) | null> {
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

/** Removes everything that is stored of works. */
export async function removeWorks(ids: readonly string[]): Promise<void> {
  for (const work of open) if (ids.includes(work.id)) work.close();
  const db = await openDatabase();
  await Promise.all(
    ids.map(async (id) => {
      await Promise.all([db.delete("works", id), db.delete("photos", photosOf(id)), removeCopies(id)]);
    }),
  );
}
