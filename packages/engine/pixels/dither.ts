/** Ordered dithering: gradients finer than 8 bits become patterns of two neighbouring levels instead of bands. */

/** Side of the repeated pattern; a power of two. */
export const DITHER_SIDE = 8;

/** Recursive pattern of Bayer: each threshold from 1/128 to 127/128 once. */
export const DITHER: Float64Array = Float64Array.from({ length: DITHER_SIDE * DITHER_SIDE }, (_, at) => {
  const [x, y] = [at % DITHER_SIDE, Math.floor(at / DITHER_SIDE)];
  let order = 0;
  for (let bit = 0; bit < 3; bit += 1) {
    const [across, down] = [(x >> bit) & 1, (y >> bit) & 1];
    order = order * 4 + (across === down ? down : 2 + down);
  }
  return (order + 0.5) / (DITHER_SIDE * DITHER_SIDE);
});
