/** What there is to show of the data connection. */
import type { ConnectionState } from "./connection-state.ts";
import type { TwoStores } from "./store/two-stores.ts";
import type { DeadLetter } from "./write.ts";

export interface DataStatus {
  readonly state: ConnectionState;
  /** The signed-in user's changes that the server has not confirmed. */
  readonly waiting: number;
  /** How many of them are gone when the page is closed, because the browser would not store them. */
  readonly held: number;
  /** The server takes nothing more before somebody signs in. */
  readonly signInNeeded: boolean;
  /** Changes that the server refused for good, oldest first. */
  readonly deadLetters: readonly DeadLetter[];
}

export interface StatusBoard {
  status(): DataStatus;
  subscribe(listener: () => void): () => void;
  set(change: Partial<DataStatus>): void;
  /** Counts again what the user has in the store. */
  refresh(uid: string | null): Promise<void>;
}

const NOTHING = { waiting: 0, held: 0, deadLetters: [] } as const;

export function createStatus(store: TwoStores): StatusBoard {
  let current: DataStatus = { state: "unknown", signInNeeded: false, ...NOTHING };
  let latest = 0;
  const listeners = new Set<() => void>();

  const set = (change: Partial<DataStatus>): void => {
    const next = { ...current, ...change };
    if (sameStatus(current, next)) return;
    current = next;
    for (const listener of listeners) listener();
  };
  const count = async (uid: string) => {
    const [waiting, held, deadLetters] = await Promise.all([store.count(uid), store.held(uid), store.letters(uid)]);
    return { waiting, held, deadLetters };
  };

  return {
    status: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    refresh: async (uid) => {
      latest += 1;
      const mine = latest;
      const counted = uid === null ? NOTHING : await count(uid);
      // Counts may overtake each other; the one that began last is right.
      if (mine === latest) set(counted);
    },
  };
}

function sameStatus(a: DataStatus, b: DataStatus): boolean {
  const sameLetters =
    a.deadLetters.length === b.deadLetters.length && a.deadLetters.every(({ id }, at) => id === b.deadLetters[at]?.id);
  return (
    sameLetters &&
    a.state === b.state &&
    a.waiting === b.waiting &&
    a.held === b.held &&
    a.signInNeeded === b.signInNeeded
  );
}
