/** Window widths at which the editor's layout changes (SPEC §9). */
import { useCallback, useSyncExternalStore } from "react";

const wide = matchMedia("(min-width: 1024px)");
const roomy = matchMedia("(min-width: 1280px)");
const coarse = matchMedia("(pointer: coarse)");
const phone = matchMedia("(max-width: 599px)");

/** True while the window is wide enough for three columns. */
export function useWide(): boolean {
  return useMatches(wide);
}

/** True while a photo's name has space next to its thumbnail. */
export function useRoomy(): boolean {
  return useMatches(roomy);
}

/** True while the pointer is a finger, and keys are seldom at hand. */
export function useCoarse(): boolean {
  return useMatches(coarse);
}

/** As {@link usePhone}, at this moment. */
export function isPhone(): boolean {
  return phone.matches;
}

/** True while the window is too narrow for tables and for lists below a field. */
export function usePhone(): boolean {
  return useMatches(phone);
}

export function useMatches(query: MediaQueryList): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}
