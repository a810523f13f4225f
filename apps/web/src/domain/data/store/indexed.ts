/** Writes in IndexedDB: they survive the page, a browser crash and a power cut. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb";
import type { DataStore } from "../ports.ts";
import type { DeadLetter, PendingWrite, SignOutMark } from "../write.ts";

interface Schema extends DBSchema {
  /** Keyed by a number growing with each write in any tab, which gives the order for sending. */
  readonly writes: { key: number; value: PendingWrite; indexes: { uid: string; id: string } };
  readonly dead: { key: string; value: DeadLetter; indexes: { uid: string } };
  readonly marks: { key: string; value: SignOutMark };
}

const VERSION = 1;
const MARK = "sign-out";
type Name = "writes" | "dead" | "marks";
type Change = IDBPTransaction<Schema, Name[], "readwrite">;

export interface IndexedStore extends DataStore {
  close(): void;
}

/**
 * @param lost called when the browser takes the database away
 * @throws if the browser has no IndexedDB, or refuses it
 */
export async function openIndexedStore(name: string, lost: () => void): Promise<IndexedStore> {
  const db = await openDB<Schema>(name, VERSION, {
    upgrade: create,
    // A newer version of the page needs exclusive use of the database; this page opens it again when it must.
    blocking: () => {
      db.close();
      lost();
    },
    terminated: lost,
  });
  return { ...writesOf(db), ...lettersOf(db), ...marksOf(db), close: () => db.close() };
}

function create(db: IDBPDatabase<Schema>): void {
  const writes = db.createObjectStore("writes", { autoIncrement: true });
  writes.createIndex("uid", "uid");
  writes.createIndex("id", "id", { unique: true });
  db.createObjectStore("dead", { keyPath: "id" }).createIndex("uid", "uid");
  db.createObjectStore("marks");
}

function writesOf(db: IDBPDatabase<Schema>) {
  return {
    add: async (write: PendingWrite) =>
      change(db, async (tx) => {
        const writes = tx.objectStore("writes");
        // Adding is tried again when it failed; it may have succeeded the first time.
        if ((await writes.index("id").getKey(write.id)) === undefined) await writes.add(write);
      }),
    head: async (uid: string, limit: number) => db.getAllFromIndex("writes", "uid", uid, limit),
    count: async (uid: string) => db.countFromIndex("writes", "uid", uid),
    remove: async (ids: readonly string[]) => change(db, async (tx) => removeWrites(tx, ids)),
  };
}

function lettersOf(db: IDBPDatabase<Schema>) {
  return {
    bury: async (letters: readonly DeadLetter[]) =>
      change(db, async (tx) => {
        await removeWrites(
          tx,
          letters.map(({ id }) => id),
        );
        await Promise.all(letters.map(async (letter) => tx.objectStore("dead").put(letter)));
      }),
    letters: async (uid: string) => db.getAllFromIndex("dead", "uid", uid),
    dismiss: async (id: string) => change(db, async (tx) => tx.objectStore("dead").delete(id)),
    forget: async (uid: string) => change(db, async (tx) => removeLetters(tx, uid)),
    forgetOthers: async (uid: string | null) =>
      change(db, async (tx) => {
        const letters = await tx.objectStore("dead").getAll();
        const others = letters.filter((letter) => letter.uid !== uid);
        await Promise.all(others.map(async ({ id }) => tx.objectStore("dead").delete(id)));
      }),
    erase: async (uid: string) =>
      change(db, async (tx) => {
        const writes = tx.objectStore("writes");
        const keys = await writes.index("uid").getAllKeys(uid);
        await Promise.all([...keys.map(async (key) => writes.delete(key)), removeLetters(tx, uid)]);
      }),
  };
}

async function removeLetters(tx: Change, uid: string): Promise<void> {
  const letters = tx.objectStore("dead");
  const keys = await letters.index("uid").getAllKeys(uid);
  await Promise.all(keys.map(async (key) => letters.delete(key)));
}

function marksOf(db: IDBPDatabase<Schema>) {
  return {
    mark: async () => db.get("marks", MARK),
    setMark: async (mark: SignOutMark) => change(db, async (tx) => tx.objectStore("marks").put(mark, MARK)),
    clearMark: async () => change(db, async (tx) => tx.objectStore("marks").delete(MARK)),
  };
}

async function removeWrites(tx: Change, ids: readonly string[]): Promise<void> {
  const writes = tx.objectStore("writes");
  const keys = await Promise.all(ids.map(async (id) => writes.index("id").getKey(id)));
  await Promise.all(keys.filter((key) => key !== undefined).map(async (key) => writes.delete(key)));
}

/** `strict`: resolves when the data is on the disk, not in an operating system buffer. */
async function change(db: IDBPDatabase<Schema>, action: (tx: Change) => Promise<unknown>): Promise<void> {
  const tx = db.transaction(["writes", "dead", "marks"], "readwrite", { durability: "strict" });
  await Promise.all([action(tx), tx.done]);
}
