/**
 * Plausible camera data, bounds included. Values outside are unknown: zeros, all-ones in unset fields (65535, 4294967295), garbage.
 */

/** F-numbers. No lens in air can be below 0.5; pinholes reach a few hundred. */
export const APERTURE_RANGE = { min: 0.5, max: 1000 };

/** Seconds: a millionth to more than eleven days. */
export const EXPOSURE_RANGE = { min: 1e-6, max: 1e6 };

/** Millimetres. Under half a millimetre would be printed as 0; telescopes reach some 20 metres. */
export const FOCAL_LENGTH_RANGE = { min: 0.5, max: 50_000 };

/** ISO speed; the fastest camera sold reached 4,560,000. */
export const ISO_RANGE = { min: 1, max: 10_000_000 };
