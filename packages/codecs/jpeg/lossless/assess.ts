import { CellDrawer } from "./draw/draw-cells.ts";
import type { LosslessSource } from "./open.ts";
import { planFrame } from "./plan/frame-plan.ts";
import { type LosslessRefusal, orRefusal } from "./refusal.ts";
import type { LosslessPaint, LosslessPlan } from "./types.ts";

/**
 * Whether {@link frameLossless} would refuse a frame for what it looks like: its size, its colours, or what the photo's quantisation
 * makes of its ink. It draws the frame but leaves the photo's data alone, so damage goes unnoticed.
 * @returns null where it would not
 * @throws {RangeError} where the photo does not stand on its own MCU grid inside the canvas
 */
export function assessLossless(
  source: LosslessSource,
  place: LosslessPlan,
  paint: LosslessPaint,
): LosslessRefusal | null {
  return orRefusal(() => {
    new CellDrawer(planFrame(source, place, paint), paint).draw(() => undefined);
    return null;
  });
}
