import { CellDrawer } from "./draw/draw-cells.ts";
import { Arena } from "./kernel/arena.ts";
import { withKernel } from "./kernel/jpeg-kernel.ts";
import type { LosslessSource } from "./open.ts";
import { withPlan } from "./plan/frame-plan.ts";
import { readPhoto } from "./photo/read-photo.ts";
import { type LosslessFallback, orFallback } from "./fallback.ts";
import type { LosslessPaint, LosslessPlan } from "./types.ts";

export interface AssessOptions {
  /** Checks the photo's data too, which takes about half as long as framing it. */
  readonly data?: boolean;
}

/**
 * Finds the fallback reason of a frame from its size, its colours and the loss of its overlays, without writing a file. Draws the
 * frame; finds damage in the photo's data only with {@link AssessOptions.data}.
 * @returns null if {@link frameLossless} can make the frame
 * @throws {RangeError} if the photo is off its MCU grid or outside the canvas
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
