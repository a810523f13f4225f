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
