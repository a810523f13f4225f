/** Photos that are open in this page: what leaving it, or loading it anew, would lose. */

const held = new Set<symbol>();
const listeners = new Set<() => void>();

/** Says that this page holds photos that leaving it would lose. @returns lets go */
export function holdPage(): () => void {
  const work = Symbol("work");
  held.add(work);
  tell();
  return () => {
    held.delete(work);
    tell();
  };
}

export function isPageHeld(): boolean {
  return held.size > 0;
}

/** Hears when `isPageHeld` may have changed. @returns stops hearing */
export function hearOfHeldWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
