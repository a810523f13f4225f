/** Blur by a quadratic spline, which three passes of a box filter give too: its arithmetic has the same bits in all engines. */

/** A blurred edge's reach, in standard deviations. */
export const BLUR_REACH = 3;

/** A blurred half-plane's share. @param distance from its edge inwards, in standard deviations */
export function blurredEdge(distance: number): number {
  if (distance >= BLUR_REACH) return 1;
  if (distance <= -BLUR_REACH) return 0;
  // The spline's pieces are two deviations long.
  const t = Math.abs(distance) / 2;
  const rest = 1.5 - t;
  // Powers may differ in their last bit.
  const half = t <= 0.5 ? t * (0.75 - (t * t) / 3) : 0.5 - (rest * rest * rest) / 6;
  return distance < 0 ? 0.5 - half : 0.5 + half;
}
