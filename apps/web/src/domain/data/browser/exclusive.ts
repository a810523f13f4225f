import type { Exclusive } from "../ports.ts";

/** Milliseconds to wait for one's turn before looking after other things. */
const PATIENCE = 10_000;

/**
 * Waits in a row after which the holder counts as frozen with the lock in its hands, as phones freeze tabs. Going on without
 * it is harmless: each write has an id, and is forgotten here only once the server has confirmed it.
 */
const LONGEST_QUEUE = 12;

/**
 * One tab at a time, by Web Locks. Where there are none, in insecure contexts, each tab takes its own turns: two may send
 * the same writes then, which the server applies once.
 */
export function browserExclusive(name: string, patience = PATIENCE): Exclusive {
  // The types promise what insecure contexts do not have.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  return locks === undefined ? async (action) => action() : withLocks(locks, name, patience);
}

function withLocks(locks: LockManager, name: string, patience: number): Exclusive {
  let refusals = 0;
  return async (action) => {
    let granted = false;
    const grant = async () => {
      granted = true;
      refusals = 0;
      return action();
    };
    if (refusals >= LONGEST_QUEUE) return grant();
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(patience) }, grant);
    } catch (error) {
      if (granted) throw error;
      refusals += 1;
      return "taken";
    }
  };
}
