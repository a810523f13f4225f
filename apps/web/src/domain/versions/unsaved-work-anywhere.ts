/** Unsaved work in any tab of the product. Tabs see each other's by a shared Web Lock, which ends with its tab. */
import { hasUnsavedWork, unsavedWork } from "../unsaved-work.ts";

/** Tabs of earlier versions hold the same lock. */
const LOCK = "matte.held-work";

let releaseLock: (() => void) | undefined;

/** Shows this tab's unsaved work to other tabs. @returns stops it */
export function shareUnsavedWork(): () => void {
  if (!("locks" in navigator)) return () => undefined;
  updateLock();
  return unsavedWork.subscribe(updateLock);
}

/** True when this page or any other tab has unsaved work. */
export async function isWorkUnsavedAnywhere(): Promise<boolean> {
  if (hasUnsavedWork() || !("locks" in navigator)) return hasUnsavedWork();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock === null);
}

function updateLock(): void {
  if (hasUnsavedWork()) holdLock();
  else {
    releaseLock?.();
    releaseLock = undefined;
  }
}

/** Any number of tabs share the lock; an exclusive request is refused while one of them holds it. */
function holdLock(): void {
  if (releaseLock !== undefined) return;
  const released = new Promise<void>((resolve) => {
    releaseLock = resolve;
  });
  navigator.locks.request(LOCK, { mode: "shared" }, () => released).catch(() => undefined);
}
