/**
 * Lanczos3 in two passes: filters rows horizontally into a ring buffer, as many as one output row needs, then adds them
 * vertically.
 */
export interface Passes {
  /** Filters a row of RGBA horizontally; overwrites the row one ring height older. */
  across(row: Uint8ClampedArray, number: number): void;
  /**
   * Adds up one output row.
   * @returns RGBA in fixed point with `SUM_BITS` fractional bits; valid until the next call
   */
  down(number: number): Int32Array;
}
