/** Ordered dithering: gradients finer than 8 bits become patterns from two neighbouring levels instead of bands. */

/** The repeated pattern's side; a power of two. */
export const DITHER_SIDE = 8;

/** Bayer's recursive pattern: each threshold from 1/128 to 127/128 once. */
export const DITHER: Float64Array = Float64Array.from({ length: DITHER_SIDE * DITHER_SIDE }, (_, at) => {
  const [x, y] = [at % DITHER_SIDE, Math.floor(at / DITHER_SIDE)];
  let order = 0;
  for (let bit = 0; bit < 3; bit += 1) {
    const [across, down] = [(x >> bit) & 1, (y >> bit) & 1];
    order = order * 4 + (across === down ? down : 2 + down);
  }
  return (order + 0.5) / (DITHER_SIDE * DITHER_SIDE);
});
