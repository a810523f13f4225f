/** Milliseconds before the first estimate: the first photos include the start of the workers. */
const WARM_UP = 3000;

/**
 * Estimates the remaining time from the average speed.
 * @param elapsed milliseconds
 * @param share fraction of the work that is done, 0 to 1
 * @returns milliseconds; null while there is no estimate
 */
export function timeLeft(elapsed: number, share: number): number | null {
  return elapsed < WARM_UP || share <= 0 ? null : (elapsed * (1 - share)) / share;
}

/** A duration such as `about 4 min left`, rounded so that it does not flicker. */
export function timeLeftText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "a few seconds left";
  if (seconds < 55) return `about ${10 * Math.round(seconds / 10)} s left`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90 ? `about ${minutes} min left` : `about ${Math.round(minutes / 60)} h left`;
}
