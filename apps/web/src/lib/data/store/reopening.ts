/** A store that is opened when it is first needed, and again when the browser has closed it meanwhile. */
import type { DataStore } from "../ports.ts";
import { ABSENT_STORE } from "./absent.ts";

/** @param open `lost` is to be called when the store can be used no longer */
export function reopeningStore(open: (lost: () => void) => Promise<DataStore>): DataStore {
  let current: Promise<DataStore> | undefined;
  let everOpened = false;

  const forget = (): void => {
    current = undefined;
  };
  const opened = async (): Promise<DataStore> => {
    const store = await open(forget);
    everOpened = true;
    return store;
  };
  /** What never opened is a browser without storage; what opened before holds writes that must not be overtaken. */
  const get = async (): Promise<DataStore> => {
    current ??= opened();
    try {
      return await current;
    } catch (error) {
      forget();
      if (everOpened) throw error;
      return ABSENT_STORE;
    }
  };
  const use = async <T>(action: (store: DataStore) => Promise<T>): Promise<T> => {
    try {
      return await action(await get());
    } catch {
      forget();
      return await action(await get());
    }
  };

  return {
    add: async (write) => await use(async (store) => await store.add(write)),
    head: async (uid, limit) => await use(async (store) => await store.head(uid, limit)),
    count: async (uid) => await use(async (store) => await store.count(uid)),
    remove: async (ids) => await use(async (store) => await store.remove(ids)),
    bury: async (letters) => await use(async (store) => await store.bury(letters)),
    letters: async (uid) => await use(async (store) => await store.letters(uid)),
    dismiss: async (id) => await use(async (store) => await store.dismiss(id)),
    forget: async (uid) => await use(async (store) => await store.forget(uid)),
    mark: async () => await use(async (store) => await store.mark()),
    setMark: async (mark) => await use(async (store) => await store.setMark(mark)),
    clearMark: async () => await use(async (store) => await store.clearMark()),
  };
}
