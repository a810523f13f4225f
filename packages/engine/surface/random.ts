/** Uniform random numbers in [0, 1), the same on every platform. */
export type Random = () => number;

/**
 * Mulberry32 by Tommy Ettinger: 32-bit state, integer arithmetic alone.
 * @param seed 32-bit integer
 */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
