/** Work that can wait until the page has nothing better to do. Safari has no idle callbacks: there, a moment later. */

const MOMENT_MS = 200;

/** @returns calls it off */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, MOMENT_MS);
  return () => clearTimeout(timer);
}
