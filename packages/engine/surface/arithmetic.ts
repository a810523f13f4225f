/**
 * Functions whose every bit is the same in all engines. `Math.sin`, `Math.cos` and `Math.exp` may differ in their last one
 * (ECMA-262 §21.3.2); sums, products, quotients and square roots are exact by IEEE 754.
 */

/** @param turns angle as a fraction of a full turn */
export function cosine(turns: number): number {
  const part = Math.abs(turns - Math.round(turns));
  // The series is best near 0: angles beyond a quarter turn are mirrored.
  return part > 0.25 ? -series(0.5 - part) : series(part);
}

/** @param turns angle as a fraction of a full turn */
export function sine(turns: number): number {
  return cosine(turns - 0.25);
}

/** Taylor series to the twelfth power: within 1e-8 up to a quarter turn. */
function series(turns: number): number {
  const angle = 2 * Math.PI * turns;
  const square = angle * angle;
  const fourth = 1 / 24 - square * (1 / 720 - square * (1 / 40_320 - square * (1 / 3_628_800 - square / 479_001_600)));
  return 1 - square * (1 / 2 - square * fourth);
}

/**
 * A bell that is 1 at 0 and 0 from 2 on, within 0.075 of `exp(-square)`.
 * @param square distance from the middle, squared
 */
export function bell(square: number): number {
  if (square >= 4) return 0;
  const rest = 1 - square / 4;
  return rest * rest * rest * rest;
}

/** Positive remainder, for repeating places. */
export function wrapped(value: number, period: number): number {
  if (value >= 0 && value < period) return value;
  const rest = value % period;
  return rest < 0 ? rest + period : rest;
}
