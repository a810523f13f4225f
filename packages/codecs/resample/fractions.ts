/** Everything is counted in whole numbers: how many bits stand behind the point at each step. The kernel knows them by heart. */

/** Weights: as fine as products with 16-bit samples leave room for in 32 bits. */
export const WEIGHT_BITS = 14;
/** Samples between the two passes: with Lanczos's overshoot they fit 16 bits. */
export const SAMPLE_BITS = 6;
/** Sums of the second pass. */
export const SUM_BITS = WEIGHT_BITS + SAMPLE_BITS;
