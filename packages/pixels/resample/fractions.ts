/** Fractional bits per step; the kernel has the same numbers built in. */

/** Weights: as fine as products with 16-bit samples allow in 32 bits. */
export const WEIGHT_BITS = 14;
/** Samples between the passes: they fit 16 bits including Lanczos overshoot. */
export const SAMPLE_BITS = 6;
/** Sums in the second pass. */
export const SUM_BITS = WEIGHT_BITS + SAMPLE_BITS;
