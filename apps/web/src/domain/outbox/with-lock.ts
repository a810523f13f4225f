/** Milliseconds to wait for the lock before doing other work. */
const PATIENCE = 10_000;

/**
 * Waits in a row until the holder counts as frozen with the lock, as phones freeze tabs. Continuing without the lock is harmless:
 * everything sent has an id, and is removed from storage only once the server has confirmed it.
 */
const MOST_REFUSALS = 12;

/** Refusals in a row, by lock. */
const refusals = new Map<string, number>();

/**
 * Runs the action while no other tab runs one under the same lock. Without Web Locks, in insecure contexts, tabs act independently:
 * two may then send the same thing, and the server applies it once.
 * @param patience milliseconds to wait for the lock; 0 takes it only when it is free
 * @returns `taken` when another tab kept the lock
 */
export async function withLock<T>(name: string, action: () => Promise<T>, patience = PATIENCE): Promise<T | "taken"> {
  // TypeScript promises what insecure contexts do not have.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks === undefined || isFrozen(name)) return action();
  return patience === 0 ? ifFree(locks, name, action) : inTurn(locks, name, action, patience);
}

/** Forgets the refusals: only this action continues without the lock. */
function isFrozen(name: string): boolean {
  return (refusals.get(name) ?? 0) >= MOST_REFUSALS && refusals.delete(name);
}

async function ifFree<T>(locks: LockManager, name: string, action: () => Promise<T>): Promise<T | "taken"> {
  return locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? "taken" : action()));
}

async function inTurn<T>(
  locks: LockManager,
  name: string,
  action: () => Promise<T>,
  patience: number,
): Promise<T | "taken"> {
  let granted = false;
  const run = async (): Promise<T> => {
    granted = true;
    refusals.delete(name);
    return action();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(patience) }, run);
  } catch (error) {
    if (granted) throw error;
    refusals.set(name, (refusals.get(name) ?? 0) + 1);
    return "taken";
  }
}
