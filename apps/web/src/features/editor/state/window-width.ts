import { useSyncExternalStore } from "react";

/** Width from which the editor has three columns (SPEC §9). */
const wide = matchMedia("(min-width: 1024px)");

/** True while the window is wide enough for three columns. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}
