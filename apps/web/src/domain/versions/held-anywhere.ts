/** Photos that are open in any tab of the product. The tabs tell each other by a Web Lock, which ends with its tab. */
import { hearOfHeldWork, isPageHeld } from "../work/held-work.ts";

const LOCK = "matte.held-work";

let letGo: (() => void) | undefined;

/** Lets other tabs know from now on whether this one holds photos. @returns stops it */
export function tellOtherTabs(): () => void {
  if (!("locks" in navigator)) return () => undefined;
  follow();
  return hearOfHeldWork(follow);
}

/** Whether this page or any other tab holds photos. */
export async function isAnyPageHeld(): Promise<boolean> {
  if (isPageHeld() || !("locks" in navigator)) return isPageHeld();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock === null);
}

function follow(): void {
  if (isPageHeld()) takeLock();
  else {
    letGo?.();
    letGo = undefined;
  }
}

/** Any number of tabs share it; whoever wants it alone must wait for all of them. */
function takeLock(): void {
  if (letGo !== undefined) return;
  const untilLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  navigator.locks.request(LOCK, { mode: "shared" }, () => untilLetGo).catch(() => undefined);
}
