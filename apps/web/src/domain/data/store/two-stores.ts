/** Combines the browser's storage for writes with this page's memory, used when storage fails. */
import type { DataStore } from "../ports.ts";
import type { PendingWrite } from "../write.ts";

/** `queued`: stored beyond the page's life. `held`: in the page's memory alone, because the browser would not store it. */
export type Kept = "queued" | "held";

export interface TwoStores extends Omit<DataStore, "add"> {
  add(write: PendingWrite): Promise<Kept>;
  /** Returns all the user's writes, oldest first. */
  pending(uid: string): Promise<readonly PendingWrite[]>;
  /** Counts the user's writes held in memory alone. */
  held(uid: string): Promise<number>;
}

/** IndexedDB's largest count. */
const ALL = 2 ** 32 - 1;

export function twoStores(durable: DataStore, memory: DataStore): TwoStores {
  const heldIds = new Set<string>();
  let lastAdd: Promise<unknown> = Promise.resolve();

  /** Once a write is held, later ones are held too and cannot overtake it. */
  const addNow = async (write: PendingWrite): Promise<Kept> => {
    if ((await memory.count(write.uid)) === 0 && (await succeeds(durable.add(write)))) return "queued";
    heldIds.add(write.id);
    await memory.add(write);
    return "held";
  };
  const both = async (action: (store: DataStore) => Promise<void>): Promise<void> => {
    await action(memory);
    await action(durable);
  };

  return {
    add: async (write) => {
      const added = lastAdd.then(async () => addNow(write));
      lastAdd = added.catch(() => undefined);
      return added;
    },
    // Rejects when reading fails: writes in memory must not overtake unreadable ones.
    head: async (uid, limit) => {
      const stored = await durable.head(uid, limit);
      return stored.length > 0 ? stored : memory.head(uid, limit);
    },
    pending: async (uid) => [...(await durable.head(uid, ALL)), ...(await memory.head(uid, ALL))],
    count: async (uid) => (await durable.count(uid)) + (await memory.count(uid)),
    held: async (uid) => memory.count(uid),
    remove: async (ids) => {
      await memory.remove(ids);
      const stored = ids.filter((id) => !heldIds.has(id));
      if (stored.length > 0) await durable.remove(stored);
    },
    bury: async (letters) => {
      await memory.bury(letters.filter(({ id }) => heldIds.has(id)));
      const stored = letters.filter(({ id }) => !heldIds.has(id));
      if (stored.length > 0) await durable.bury(stored);
    },
    letters: async (uid) => [...(await durable.letters(uid)), ...(await memory.letters(uid))],
    dismiss: async (id) => both(async (store) => store.dismiss(id)),
    forget: async (uid) => both(async (store) => store.forget(uid)),
    forgetOthers: async (uid) => both(async (store) => store.forgetOthers(uid)),
    erase: async (uid) => both(async (store) => store.erase(uid)),
    mark: async () => (await memory.mark()) ?? (await durable.mark()),
    setMark: async (mark) => {
      if (!(await succeeds(durable.setMark(mark)))) await memory.setMark(mark);
    },
    clearMark: async () => both(async (store) => store.clearMark()),
  };
}

async function succeeds(action: Promise<unknown>): Promise<boolean> {
  try {
    await action;
    return true;
  } catch {
    return false;
  }
}
