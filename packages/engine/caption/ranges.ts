/**
 * What a camera can mean. Values outside are unknown: zeros, the all-ones of unset fields (65535, 4294967295), garbage.
 * All bounds are included.
 */

/** F-numbers. Below 0.5 no lens in air can be; pinholes reach a few hundred. */
export const APERTURE_RANGE = { min: 0.5, max: 1000 };

/** Seconds: a millionth to over eleven days. */
export const EXPOSURE_RANGE = { min: 1e-6, max: 1e6 };

/** Millimetres. Under half a millimetre would be printed as 0; telescopes reach some 20 metres. */
export const FOCAL_LENGTH_RANGE = { min: 0.5, max: 50_000 };

/** ISO speed; the fastest camera sold reached 4,560,000. */
export const ISO_RANGE = { min: 1, max: 10_000_000 };
