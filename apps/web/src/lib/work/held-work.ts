/** Photos that are open: what leaving the page, or loading it anew, would lose. Other tabs' as well, by a Web Lock. */

const LOCK = "matte.held-work";

const held = new Set<symbol>();
const listeners = new Set<() => void>();
let letGoOfLock: (() => void) | undefined;

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

/** Whether this page or any other tab of the product holds photos. */
export async function isAnyPageHeld(): Promise<boolean> {
  if (isPageHeld() || !("locks" in navigator)) return isPageHeld();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock === null);
}

function tell(): void {
  if (isPageHeld()) takeLock();
  else {
    letGoOfLock?.();
    letGoOfLock = undefined;
  }
  for (const listener of listeners) listener();
}

/** Any number of tabs share it; whoever wants it alone must wait for all of them. */
function takeLock(): void {
  if (letGoOfLock !== undefined || !("locks" in navigator)) return;
  const untilLetGo = new Promise<void>((resolve) => {
    letGoOfLock = resolve;
  });
  navigator.locks.request(LOCK, { mode: "shared" }, () => untilLetGo).catch(() => undefined);
}
