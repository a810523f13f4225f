import { CellDrawer } from "./draw/draw-cells.ts";
import { Arena } from "./kernel/arena.ts";
import { withKernel } from "./kernel/jpeg-kernel.ts";
import type { LosslessSource } from "./open.ts";
import { withPlan } from "./plan/frame-plan.ts";
import { readPhoto } from "./photo/read-photo.ts";
import { type LosslessFallback, orFallback } from "./fallback.ts";
import type { LosslessPaint, LosslessPlan } from "./types.ts";

export interface AssessOptions {
  /** Whether to go through the photo's data, which takes about half as long as framing it. */
  readonly data?: boolean;
}

/**
 * Whether {@link frameLossless} would refuse a frame for what it looks like: its size, its colours, or what the photo's quantisation
 * makes of its ink. It draws the frame; damage in the photo's own data it sees only where it is asked to go through that as well.
 * @returns null where it would not
 * @throws {RangeError} where the photo does not stand on its own MCU grid inside the canvas
 */
export function assessLossless(
  source: LosslessSource,
  place: LosslessPlan,
  paint: LosslessPaint,
  { data = false }: AssessOptions = {},
): LosslessFallback | null {
  return withKernel((kernel) =>
    orFallback(() => {
      const arena = kernel && new Arena(kernel);
      return withPlan(source, place, paint, (plan) => {
        if (data) readPhoto(source, arena).index(plan);
        new CellDrawer(plan, paint, arena).draw(() => undefined);
        return null;
      });
    }),
  );
}
