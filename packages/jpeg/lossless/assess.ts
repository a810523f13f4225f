import { CellDrawer } from "./draw/draw-cells.ts";
import { withFineSteps } from "./finer-steps.ts";
import type { ScanIndex } from "./index/scan-index.ts";
import { Arena } from "./kernel/arena.ts";
import type { JpegKernel } from "./kernel/jpeg-kernel.ts";
import { withKernel } from "./kernel/kernel-pool.ts";
import type { LosslessSource } from "./open.ts";
import { withPlan } from "./plan/frame-plan.ts";
import { readPhoto } from "./photo/read-photo.ts";
import { type LosslessFallback, orFallback } from "./fallback.ts";
import { codesOf } from "./splice/coding-tables.ts";
import type { LosslessPaint, LosslessPlan } from "./types.ts";

export interface AssessOptions {
  /** Also checks the photo's data, in about half the time of framing. */
  readonly data?: boolean;
  /** Called if the data is read and has an index, with which framing need not read it again. */
  readonly onIndex?: (index: ScanIndex) => void;
}

/**
 * Finds a frame's fallback reason from size, colours and overlay loss, without writing a file. Draws the frame; finds damaged photo
 * data only with {@link AssessOptions.data}.
 * @returns null if {@link frameLossless} can make the frame
 * @throws {RangeError} if the photo is off its MCU grid or outside the canvas
 */
export function assessLossless(
  source: LosslessSource,
  place: LosslessPlan,
  paint: LosslessPaint,
  options: AssessOptions = {},
): LosslessFallback | null {
  return withKernel((kernel) =>
    orFallback(() => {
      const assess = (one: LosslessSource): void => assessWith(kernel, one, place, paint, options);
      withFineSteps(source, assess, (one) => assessWith(kernel, one, place, paint, {}));
      return null;
    }),
  );
}

/**
 * Draws a frame without writing a file.
 * @throws {FallbackError} if it cannot be made
 */
export function assessWith(
  kernel: JpegKernel | null,
  source: LosslessSource,
  place: LosslessPlan,
  paint: LosslessPaint,
  { data = false, onIndex }: AssessOptions,
): void {
  const arena = kernel && new Arena(kernel);
  withPlan(source, place, paint, (plan) => {
    const photo = data ? readPhoto(source, arena, { part: plan.part }) : null;
    photo?.index(plan);
    const index = onIndex && photo?.scanIndex(plan);
    if (index) onIndex(index);
    new CellDrawer(plan, paint, arena).draw(() => undefined);
    if (source.quotients === null || photo === null) return;
    // Only writing shows whether larger DC differences have codes.
    const coding = photo.coding(plan);
    coding.write(plan, codesOf(coding.tables));
  });
}
