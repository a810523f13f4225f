import { useSyncExternalStore } from "react";

/** Screens too narrow for a table. */
const narrow = matchMedia("(max-width: 599px)");

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
}
