/** The data connection's status, as the page shows it. */
import type { Reachability } from "./reachability.ts";
import type { TwoStores } from "./store/two-stores.ts";
import type { DeadLetter } from "./write.ts";

/** Counts of the signed-in user's entries in the outbox. */
export interface OutboxCounts {
  /** Changes not confirmed by the server. */
  readonly waiting: number;
  /** Waiting changes lost when the page is closed, because the browser would not store them. */
  readonly held: number;
  /** Changes refused by the server for good, oldest first. */
  readonly deadLetters: readonly DeadLetter[];
}

export interface DataStatus extends OutboxCounts {
  readonly reachability: Reachability;
  /** True when the server accepts nothing more before the user signs in. */
  readonly signInNeeded: boolean;
}

export const NO_COUNTS: OutboxCounts = { waiting: 0, held: 0, deadLetters: [] };

export async function countOutbox(store: TwoStores, uid: string): Promise<OutboxCounts> {
  const [waiting, held, deadLetters] = await Promise.all([store.count(uid), store.held(uid), store.letters(uid)]);
  return { waiting, held, deadLetters };
}

/** Returns the same object when nothing changes: listeners are not called. */
export function changeStatus(status: DataStatus, change: Partial<DataStatus>): DataStatus {
  const next = { ...status, ...change };
  return isSame(status, next) ? status : next;
}

function isSame(a: DataStatus, b: DataStatus): boolean {
  const sameLetters =
    a.deadLetters.length === b.deadLetters.length && a.deadLetters.every(({ id }, at) => id === b.deadLetters[at]?.id);
  return (
    sameLetters &&
    a.reachability === b.reachability &&
    a.waiting === b.waiting &&
    a.held === b.held &&
    a.signInNeeded === b.signInNeeded
  );
}
