import { join } from "@matte/pixels/bytes";
import { assessWith } from "./assess.ts";
import { BytesOut } from "./bits/bytes-out.ts";
import { CellDrawer } from "./draw/draw-cells.ts";
import { withFineSteps } from "./finer-steps.ts";
import { Arena } from "./kernel/arena.ts";
import type { JpegKernel } from "./kernel/jpeg-kernel.ts";
import { withKernel } from "./kernel/kernel-pool.ts";
import { outputMetadata } from "./markers/output-metadata.ts";
import { writeHeader } from "./markers/write-header.ts";
import type { LosslessSource } from "./open.ts";
import type { PhotoCoding } from "./photo/photo-data.ts";
import { readPhoto } from "./photo/read-photo.ts";
import { type FramePlan, withPlan } from "./plan/frame-plan.ts";
import { coveredMcus } from "./unframe/covered-mcus.ts";
import { type LosslessFallback, orFallback } from "./fallback.ts";
import { codesOf } from "./splice/coding-tables.ts";
import type { LosslessOptions, LosslessPaint, LosslessPlan, LosslessStage } from "./types.ts";
import { EOI } from "@matte/pixels/segments";

/** A header's size with little metadata. */
const HEADER_BYTES = 2 ** 14;
const END_OF_IMAGE = Uint8Array.of(0xff, EOI);

/**
 * Adds a frame around a JPEG. Photo MCUs without overlays keep their coefficients bit for bit; the rest is encoded with the photo's
 * sampling and quantisation. A photo too coarse for its frame gets finer steps, and coefficients standing for the same values.
 * @returns the framed file, or its fallback reason
 * @throws {RangeError} if the photo is off its MCU grid or outside the canvas
 * @throws the signal's reason when it is aborted
 */
export function frameLossless(
  source: LosslessSource,
  plan: LosslessPlan,
  paint: LosslessPaint,
  options: LosslessOptions = {},
): Uint8Array<ArrayBuffer> | LosslessFallback {
  return withKernel((kernel) => frameWith(kernel, source, plan, paint, options));
}

/** {@link frameLossless} with a given kernel; null for plain TypeScript, which makes the same file. */
export function frameWith(
  kernel: JpegKernel | null,
  source: LosslessSource,
  plan: LosslessPlan,
  paint: LosslessPaint,
  options: LosslessOptions = {},
): Uint8Array<ArrayBuffer> | LosslessFallback {
  const draw = (one: LosslessSource): void => assessWith(kernel, one, plan, paint, {});
  return orFallback(() => withFineSteps(source, (one) => frame(kernel, one, plan, paint, options), draw));
}

function frame(
  kernel: JpegKernel | null,
  source: LosslessSource,
  place: LosslessPlan,
  paint: LosslessPaint,
  options: LosslessOptions,
): Uint8Array<ArrayBuffer> {
  const begin = (stage: LosslessStage): void => {
    options.signal?.throwIfAborted();
    options.onStage?.(stage);
  };
  const arena = kernel && new Arena(kernel);
  begin("read");
  return withPlan(source, place, paint, (plan) => {
    const photo = readPhoto(source, arena, { index: options.index ?? null, part: plan.part });
    begin("index");
    photo.index(plan);
    if (options.onCovered) options.onCovered(coveredMcus(plan));
    begin("draw");
    new CellDrawer(plan, paint, arena).draw(() => options.signal?.throwIfAborted());
    begin("splice");
    return writePlan(plan, photo.coding(plan), options, () => begin("write"));
  });
}

/**
 * Writes a file after all MCUs are kept or drawn.
 * @param written called when the entropy-coded data is complete
 */
export function writePlan(
  plan: FramePlan,
  coding: PhotoCoding,
  options: LosslessOptions,
  written: () => void,
): Uint8Array<ArrayBuffer> {
  const scan = coding.write(plan, codesOf(coding.tables));
  written();
  return join([header(plan, coding, options), scan, END_OF_IMAGE]);
}

function header({ source, canvas }: FramePlan, { tables }: PhotoCoding, options: LosslessOptions): Uint8Array {
  const { picture } = source;
  const out = new BytesOut(HEADER_BYTES);
  const metadata = outputMetadata(picture, options);
  writeHeader(out, { size: canvas, metadata, components: picture.components, tables });
  return out.written();
}
