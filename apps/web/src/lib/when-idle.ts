/** Milliseconds to wait in Safari, which has no idle callbacks. */
const FALLBACK_DELAY = 200;

/** Runs work once the page is idle. @returns cancels it */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, FALLBACK_DELAY);
  return () => clearTimeout(timer);
}
