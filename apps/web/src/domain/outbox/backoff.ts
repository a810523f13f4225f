/** Exponential backoff (SPEC §9), with jitter so that clients do not return all at once. */

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 60_000;
const GROWTH = 1.5;

/** @param failures in a row, from 1 @returns milliseconds, before jitter */
export function delayAfter(failures: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * GROWTH ** (failures - 1));
}

/**
 * @param random from 0 up to 1
 * @returns between half of `delay` and one and a half
 */
export function jittered(delay: number, random: number): number {
  return delay * (0.5 + random);
}
