import { useSyncExternalStore } from "react";

/** Width from which the three columns stand side by side (SPEC §9). */
const wide = matchMedia("(min-width: 1024px)");

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}
