import { useEffect } from "react";

/** While work runs, closing or leaving the page asks first; in the browser's own words. */
export function useLeaveGuard(working: boolean): void {
  useEffect(() => {
    if (!working) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [working]);
}
