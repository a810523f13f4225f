/** Tells what waits for the user's session that they have signed in again. */

const listeners = new Set<() => void>();

export function tellReturn(): void {
  for (const listener of listeners) listener();
}

/** @returns stops hearing */
export function hearOfReturn(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
