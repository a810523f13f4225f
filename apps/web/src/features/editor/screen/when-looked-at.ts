/** Acts now, whenever the page is looked at again, and when the network is back. @returns ends it */
export function whenLookedAt(act: () => void): () => void {
  const onLook = (): void => {
    if (document.visibilityState === "visible") act();
  };
  act();
  window.addEventListener("online", act);
  document.addEventListener("visibilitychange", onLook);
  return () => {
    window.removeEventListener("online", act);
    document.removeEventListener("visibilitychange", onLook);
  };
}
