/** Rows of a rotated picture. */
export interface RotatedRows {
  /** Makes room for a tile of this many pixels, and returns its RGBA. */
  open(tile: { readonly width: number; readonly height: number }, length: number): Uint8ClampedArray;
  /**
   * Samples a row of `length` pixels from the opened tile.
   * @returns RGBA in fixed point with `SUM_BITS` fractional bits; valid until the next call
   */
  row(place: SampledRow): Int32Array;
}

/** Places in pixels of a tile; whole numbers are the pixels' centres. */
export interface SampledRow {
  readonly x: number;
  readonly y: number;
  /** From one sample to the next. */
  readonly dx: number;
  readonly dy: number;
}
