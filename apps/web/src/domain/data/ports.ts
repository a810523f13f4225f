/** What the data connection needs from outside: handed in, so that tests bring a clock, a network and a disk of their own. */
import type { DeadLetter, PendingWrite, SignOutMark } from "./write.ts";

export interface Clock {
  /** Milliseconds that only ever grow; where they start means nothing. */
  now(): number;
  /** Milliseconds since 1970, as far as this device knows. */
  wall(): number;
  /** @returns takes it back */
  after(delay: number, action: () => void): () => void;
}

export interface Ask {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Whether the session goes with it. */
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

/** @throws when there was no answer */
export type Network = (ask: Ask) => Promise<Answer>;

/** Pending writes in the order they were made, and those given up. Each call is one transaction. */
export interface WriteStore {
  /** Resolves once the write outlives a crash of the browser, as far as this store is able to. */
  add(write: PendingWrite): Promise<void>;
  /** The oldest. */
  head(uid: string, limit: number): Promise<readonly PendingWrite[]>;
  count(uid: string): Promise<number>;
  /** Ids that are not there do not matter. */
  remove(ids: readonly string[]): Promise<void>;
  /** From pending to given up. */
  bury(letters: readonly DeadLetter[]): Promise<void>;
  letters(uid: string): Promise<readonly DeadLetter[]>;
  dismiss(id: string): Promise<void>;
  /** Leaves of the user's only what waits to be sent. */
  forget(uid: string): Promise<void>;
  /** Leaves nothing of the user's. */
  erase(uid: string): Promise<void>;
}

export interface MarkStore {
  mark(): Promise<SignOutMark | undefined>;
  setMark(mark: SignOutMark): Promise<void>;
  clearMark(): Promise<void>;
}

export type DataStore = WriteStore & MarkStore;

/** Runs the action while no other tab runs one of its own; `taken` when another one does and keeps at it. */
export type Exclusive = <T>(action: () => Promise<T>) => Promise<T | "taken">;

/** `work`: there is something new to send. `progress`: what is stored has changed otherwise. `erased`: a user's account is deleted. */
export type News = "work" | "progress" | { readonly erased: string };

/** Between the tabs that share what is stored. */
export interface Channel {
  tell(news: News): void;
  /** Hears the other tabs, not this one. @returns stops listening */
  listen(heard: (news: News) => void): () => void;
}

/** What happens around the page. */
export interface Surroundings {
  /** Whether anybody can see the page. */
  visible(): boolean;
  /** @returns stops listening */
  listen(listeners: SurroundingsListeners): () => void;
}

export interface SurroundingsListeners {
  /** The network came or went. */
  readonly network: () => void;
  /** The page came back into view or into focus. */
  readonly attention: () => void;
}
