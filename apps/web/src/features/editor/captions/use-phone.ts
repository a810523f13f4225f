import { useSyncExternalStore } from "react";

/** Width below which a table has no place (SPEC §9). */
const narrow = matchMedia("(max-width: 599px)");

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
}
