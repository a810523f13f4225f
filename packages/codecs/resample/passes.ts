/**
 * Lanczos3 in two passes: rows are filtered horizontally into a ring buffer that holds as many of them as one output row needs,
 * and are then summed vertically.
 */
export interface Passes {
  /** Filters a row of RGBA horizontally; overwrites the row that is one ring height older. */
  across(row: Uint8ClampedArray, number: number): void;
  /**
   * Sums up one output row.
   * @returns its RGBA as fixed-point numbers with `SUM_BITS` fractional bits; valid until the next call
   */
  down(number: number): Int32Array;
}
