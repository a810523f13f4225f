import { hearOfReturn } from "#domain/auth/index.ts";

/** Acts now, whenever the page is looked at again, and when the network or the user's session is back. @returns ends it */
export function whenLookedAt(act: () => void): () => void {
  const onLook = (): void => {
    if (document.visibilityState === "visible") act();
  };
  act();
  const unhear = hearOfReturn(act);
  window.addEventListener("online", act);
  document.addEventListener("visibilitychange", onLook);
  return () => {
    unhear();
    window.removeEventListener("online", act);
    document.removeEventListener("visibilitychange", onLook);
  };
}
