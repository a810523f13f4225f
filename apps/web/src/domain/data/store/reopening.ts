/** A store opened on first use, and again after the browser has closed it. */
import type { DataStore } from "../ports.ts";

/** @param open opens the store, and calls `lost` when it has become unusable */
export function reopeningStore(open: (lost: () => void) => Promise<DataStore>): DataStore {
  let current: Promise<DataStore> | undefined;
  /** True once a store has opened: it may hold writes that newer ones must not overtake. */
  let everOpened = false;

  const forget = (): void => {
    current = undefined;
  };
  const opened = async (): Promise<DataStore> => {
    const store = await open(forget);
    everOpened = true;
    return store;
  };
  const get = async (): Promise<DataStore> => {
    current ??= opened();
    try {
      return await current;
    } catch (error) {
      forget();
      if (everOpened) throw error;
      // The browser has no storage.
      return ABSENT_STORE;
    }
  };
  const withStore = async <T>(action: (store: DataStore) => Promise<T>): Promise<T> => {
    try {
      return await action(await get());
    } catch {
      forget();
      return action(await get());
    }
  };

  return {
    add: async (write) => withStore(async (store) => store.add(write)),
    head: async (uid, limit) => withStore(async (store) => store.head(uid, limit)),
    count: async (uid) => withStore(async (store) => store.count(uid)),
    remove: async (ids) => withStore(async (store) => store.remove(ids)),
    bury: async (letters) => withStore(async (store) => store.bury(letters)),
    letters: async (uid) => withStore(async (store) => store.letters(uid)),
    dismiss: async (id) => withStore(async (store) => store.dismiss(id)),
    forget: async (uid) => withStore(async (store) => store.forget(uid)),
    forgetOthers: async (uid) => withStore(async (store) => store.forgetOthers(uid)),
    erase: async (uid) => withStore(async (store) => store.erase(uid)),
    mark: async () => withStore(async (store) => store.mark()),
    setMark: async (mark) => withStore(async (store) => store.setMark(mark)),
    clearMark: async () => withStore(async (store) => store.clearMark()),
  };
}

const refuse = async (): Promise<never> => {
  throw new Error("This browser stores nothing for this page.");
};
const nothing = async (): Promise<undefined> => undefined;
const none = async (): Promise<readonly never[]> => [];

/** Replaces storage refused by the browser: it is empty, and adding to it fails. */
const ABSENT_STORE: DataStore = {
  add: refuse,
  head: none,
  count: async () => 0,
  remove: nothing,
  bury: refuse,
  letters: none,
  dismiss: nothing,
  forget: nothing,
  forgetOthers: nothing,
  erase: nothing,
  mark: nothing,
  setMark: refuse,
  clearMark: nothing,
};
