/** Photo lists in IndexedDB: a record per tab, and one per photo. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { SavedPhoto, SavedWork } from "./types.ts";

interface Schema extends DBSchema {
  readonly works: { key: string; value: SavedWork; indexes: { user: string } };
  readonly photos: { key: [work: string, id: string]; value: SavedPhoto };
}

export type RecoveryDatabase = IDBPDatabase<Schema>;

const NAME = "matte-recovery";
const VERSION = 1;

let opened: Promise<RecoveryDatabase> | undefined;

/** @throws if the browser has no IndexedDB, or refuses it */
export function openDatabase(): Promise<RecoveryDatabase> {
  opened ??= open();
  return opened;
}

async function open(): Promise<RecoveryDatabase> {
  const forget = (): void => {
    opened = undefined;
  };
  try {
    const db = await openDB<Schema>(NAME, VERSION, {
      upgrade: create,
      // A newer version of the page needs exclusive use of the database.
      blocking: () => {
        db.close();
        forget();
      },
      terminated: forget,
    });
    return db;
  } catch (error) {
    forget();
    throw error;
  }
}

function create(db: RecoveryDatabase): void {
  db.createObjectStore("works", { keyPath: "id" }).createIndex("user", "user");
  db.createObjectStore("photos", { keyPath: ["work", "id"] });
}

/** Selects a work's photos: an array is greater than any string. */
export function photosOf(work: string): IDBKeyRange {
  return IDBKeyRange.bound([work], [work, []]);
}
