/** The data connection's ports: tests pass another clock, network and disk. */
import type { DeadLetter, PendingWrite, SignOutMark } from "./write.ts";

export interface Ask {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sends the session cookie. */
  readonly asUser: boolean;
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly status: number;
  /** Undefined when it was no JSON. */
  readonly body: unknown;
  readonly retryAfter: string | null;
  readonly date: string | null;
}

/** @throws without an answer */
export type Network = (ask: Ask) => Promise<Answer>;

/** Pending writes in the order they were made, and dead letters. Each call is one transaction. */
export interface WriteStore {
  /** Resolves once the write survives a crash of the browser, as far as this store can guarantee it. */
  add(write: PendingWrite): Promise<void>;
  /** Oldest first. */
  head(uid: string, limit: number): Promise<readonly PendingWrite[]>;
  count(uid: string): Promise<number>;
  /** Ignores unknown ids. */
  remove(ids: readonly string[]): Promise<void>;
  bury(letters: readonly DeadLetter[]): Promise<void>;
  letters(uid: string): Promise<readonly DeadLetter[]>;
  dismiss(id: string): Promise<void>;
  /** Removes all data of a user except pending writes. */
  forget(uid: string): Promise<void>;
  /** Removes all data of other users except pending writes. */
  forgetOthers(uid: string | null): Promise<void>;
  /** Removes all data of a user. */
  erase(uid: string): Promise<void>;
}

export interface MarkStore {
  mark(): Promise<SignOutMark | undefined>;
  setMark(mark: SignOutMark): Promise<void>;
  clearMark(): Promise<void>;
}

export type DataStore = WriteStore & MarkStore;

/** Runs an action unless another tab is running one. @returns `taken` when another tab kept the lock */
export type Lock = <T>(action: () => Promise<T>) => Promise<T | "taken">;

/** `work`: there are new writes. `progress`: stored writes have changed otherwise. `erased`: a user's account was deleted. */
export type TabEvent = "work" | "progress" | { readonly erased: string };

/** A channel between tabs sharing a store. */
export interface Channel {
  post(event: TabEvent): void;
  /** Listens to other tabs, not to this one. @returns unsubscribes */
  subscribe(listener: (event: TabEvent) => void): () => void;
}

/** Browser events around the page. */
export interface Surroundings {
  /** True while the page can be seen. */
  visible(): boolean;
  /** @returns unsubscribes */
  subscribe(listeners: SurroundingsListeners): () => void;
}

export interface SurroundingsListeners {
  readonly network: () => void;
  /** The page came back into view or into focus. */
  readonly attention: () => void;
}
