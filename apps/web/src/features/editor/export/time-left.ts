/** Milliseconds before which nothing is foretold: the first photos also start the workers. */
const TOO_EARLY = 3000;

/**
 * How long the rest of some work will take, at the speed so far.
 * @param elapsed milliseconds
 * @param share the part of the work that is done, 0 to 1
 * @returns milliseconds; null while nothing can be told
 */
export function timeLeft(elapsed: number, share: number): number | null {
  return elapsed < TOO_EARLY || share <= 0 ? null : (elapsed * (1 - share)) / share;
}

/** A duration as people estimate: `about 4 min left`. Coarser than it is known, so that it does not flicker. */
export function timeLeftWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "a few seconds left";
  if (seconds < 55) return `about ${10 * Math.round(seconds / 10)} s left`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90 ? `about ${minutes} min left` : `about ${Math.round(minutes / 60)} h left`;
}
