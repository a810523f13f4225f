import { onSessionReturn } from "#domain/data/index.ts";

/** Acts now, whenever the page is looked at again, and when the network or the user's session is back. @returns ends it */
export function whenLookedAt(act: () => void): () => void {
  const onLook = (): void => {
    if (document.visibilityState === "visible") act();
  };
  act();
  const unsubscribe = onSessionReturn(act);
  window.addEventListener("online", act);
  document.addEventListener("visibilitychange", onLook);
  return () => {
    unsubscribe();
    window.removeEventListener("online", act);
    document.removeEventListener("visibilitychange", onLook);
  };
}
