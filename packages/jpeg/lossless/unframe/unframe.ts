import type { Box } from "@matte/engine";
import type { FramedPlace } from "./place.ts";
import { mcuGrid } from "../blocks/mcu.ts";
import { damaged, type LosslessFallback, orFallback } from "../fallback.ts";
import { writePlan } from "../frame.ts";
import { Arena } from "../kernel/arena.ts";
import type { JpegKernel } from "../kernel/jpeg-kernel.ts";
import { withKernel } from "../kernel/kernel-pool.ts";
import type { Scan } from "../markers/picture.ts";
import type { LosslessSource } from "../open.ts";
import type { PhotoCoding } from "../photo/photo-data.ts";
import { readPhoto } from "../photo/read-photo.ts";
import { Cells, KEPT } from "../plan/cells.ts";
import { wholePart } from "../plan/mcu-part.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { type PlanMemory, withPlanMemory } from "../plan/plan-memory.ts";
import { Records } from "../plan/records.ts";
import { codesOf } from "../splice/coding-tables.ts";
import type { LosslessOptions } from "../types.ts";
import { addCovered } from "./covered-mcus.ts";
import { CropCells } from "./crop-cells.ts";
import { withOwnSteps } from "./own-steps.ts";

/**
 * Takes the photo out of a {@link frameLossless} file: a JPEG in one sequential scan with the original's coefficients.
 * @returns the photo, or `damaged` if the place does not fit the file
 */
export function unframeLossless(
  framed: LosslessSource,
  place: FramedPlace,
  options: Pick<LosslessOptions, "segments" | "density"> = {},
): Uint8Array<ArrayBuffer> | LosslessFallback {
  return withKernel((kernel) => unframeWith(kernel, framed, place, options));
}

/** {@link unframeLossless} with a given kernel; null for plain TypeScript, which makes the same file. */
export function unframeWith(
  kernel: JpegKernel | null,
  framed: LosslessSource,
  place: FramedPlace,
  options: Pick<LosslessOptions, "segments" | "density"> = {},
): Uint8Array<ArrayBuffer> | LosslessFallback {
  return orFallback(() => takenOut(kernel, framed, place, options));
}

function takenOut(
  kernel: JpegKernel | null,
  framed: LosslessSource,
  place: FramedPlace,
  options: Pick<LosslessOptions, "segments" | "density"> = {},
): Uint8Array<ArrayBuffer> {
  const write = (plan: FramePlan, coding: PhotoCoding): Uint8Array<ArrayBuffer> =>
    writePlan(plan, coding, options, () => undefined);
  const { quotients, ...finer } = place;
  if (quotients === undefined) return crop(kernel, framed, place, undefined, write);
  return withOwnSteps(kernel, takenOut(kernel, framed, finer), quotients, undefined, write);
}

/**
 * Codes the photo's data with the Huffman tables and restart interval of `target`, the only scan of its original: the same bytes as
 * between SOS and EOI there, unless the original's encoder codes them differently.
 * @returns the data, or `damaged` if the place does not fit the file, or the scan does not fit the photo
 */
export function unframedScan(
  framed: LosslessSource,
  place: FramedPlace,
  target: Scan,
): Uint8Array<ArrayBuffer> | LosslessFallback {
  return withKernel((kernel) => unframedScanWith(kernel, framed, place, target));
}

/** {@link unframedScan} with a given kernel; null for plain TypeScript, which makes the same data. */
export function unframedScanWith(
  kernel: JpegKernel | null,
  framed: LosslessSource,
  place: FramedPlace,
  target: Scan,
): Uint8Array<ArrayBuffer> | LosslessFallback {
  const write = (plan: FramePlan, coding: PhotoCoding): Uint8Array<ArrayBuffer> =>
    coding.write(plan, codesOf(coding.tables)).slice();
  const { quotients, ...finer } = place;
  return orFallback(() =>
    quotients === undefined
      ? crop(kernel, framed, place, target, write)
      : withOwnSteps(kernel, takenOut(kernel, framed, finer), quotients, target, write),
  );
}

function crop<T>(
  kernel: JpegKernel | null,
  framed: LosslessSource,
  place: FramedPlace,
  target: Scan | undefined,
  write: (plan: FramePlan, coding: PhotoCoding) => T,
): T {
  return withPlanMemory((memory) => {
    const plan = planCrop(framed, place, target?.restartInterval ?? 0, memory);
    const photo = readPhoto(framed, kernel && new Arena(kernel), { target });
    photo.index(plan);
    return write(plan, photo.coding(plan));
  });
}

function planCrop(
  framed: LosslessSource,
  { photo, covered }: FramedPlace,
  restartInterval: number,
  memory: PlanMemory,
): FramePlan {
  checkPlace(framed, photo);
  const grid = mcuGrid(photo, framed.picture.components);
  const source = { ...framed, width: photo.width, height: photo.height, grid };
  const cells = new Cells(photo, grid.size, memory);
  cells.kinds.fill(KEPT);
  const records = new Records(grid.blocks.length, memory);
  if (covered !== null) {
    markCovered(cells, covered.indices);
    addCovered({ source, records }, covered);
  }
  return {
    source,
    part: wholePart(source.grid),
    cut: { right: false, lower: false },
    canvas: photo,
    photoBox: photo,
    returned: null,
    flats: [],
    tile: null,
    words: new Map(),
    cells,
    photo: new CropCells(cells, photo.x / grid.size.width, photo.y / grid.size.height, restartInterval),
    records,
    restartInterval,
  };
}

function checkPlace({ mcu, width, height, picture }: LosslessSource, photo: Box): void {
  if (picture.progressive || picture.scans.length !== 1) throw damaged("not a scan of a frame");
  const whole = [photo.x, photo.y, photo.width, photo.height].every((value) => Number.isInteger(value) && value >= 0);
  const inside = photo.x + photo.width <= width && photo.y + photo.height <= height;
  const onGrid = photo.x % mcu.width === 0 && photo.y % mcu.height === 0;
  if (!whole || !inside || !onGrid || photo.width * photo.height === 0) throw damaged("a place outside the picture");
}

/** Marks covered cells with their record numbers. */
function markCovered({ kinds }: Cells, indices: readonly number[]): void {
  let last = -1;
  indices.forEach((index, record) => {
    if (!Number.isInteger(index) || index <= last || index >= kinds.length) throw damaged("a covered part elsewhere");
    kinds[index] = record;
    last = index;
  });
}
