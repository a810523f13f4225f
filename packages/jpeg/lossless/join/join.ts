import type { Box, Size } from "@matte/engine";
import type { SheetPart } from "../unframe/place.ts";
import { mcuGrid } from "../blocks/mcu.ts";
import { shared } from "../draw/boxes.ts";
import { FallbackError, type LosslessFallback, orFallback } from "../fallback.ts";
import { writePlan } from "../frame.ts";
import { Arena } from "../kernel/arena.ts";
import type { JpegKernel } from "../kernel/jpeg-kernel.ts";
import { withKernel } from "../kernel/kernel-pool.ts";
import { MAX_FRAMED_AREA, MAX_SIDE } from "../limits.ts";
import type { LosslessSource } from "../open.ts";
import { KEPT } from "../plan/cells.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { type PlanMemory, withPlanMemory } from "../plan/plan-memory.ts";
import { wholePlan } from "../plan/whole-plan.ts";
import type { LosslessOptions } from "../types.ts";
import { withCommonSteps } from "./common-steps.ts";
import type { PhotoRun } from "./joined-mcus.ts";
import { kernelCoding } from "./kernel-coding.ts";
import { inOneCoding } from "./one-coding.ts";
import { plainCoding } from "./plain-coding.ts";

/** Photo of a joined picture, at whole MCUs of its stored pixels. */
export interface PlacedPhoto {
  readonly source: LosslessSource;
  readonly x: number;
  readonly y: number;
}

export interface JoinedJpeg {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  /** Places from which `unframeLossless` takes each photo out again. */
  readonly parts: readonly SheetPart[];
}

type JoinOptions = Pick<LosslessOptions, "segments" | "density">;

/**
 * Joins JPEGs of the same sampling into one without encoding them again: all coefficients stand for the same values. Between them
 * it is grey.
 * @returns `different-coding` for photos whose coding cannot be the same, or another fallback reason
 * @throws {RangeError} if a photo is off the MCU grid, outside the picture or on another one
 */
export function joinLossless(
  photos: readonly PlacedPhoto[],
  size: Size,
  options: JoinOptions = {},
): JoinedJpeg | LosslessFallback {
  return withKernel((kernel) => joinWith(kernel, photos, size, options));
}

/** {@link joinLossless} with a given kernel; null for plain TypeScript, which makes the same file. */
export function joinWith(
  kernel: JpegKernel | null,
  photos: readonly PlacedPhoto[],
  size: Size,
  options: JoinOptions = {},
): JoinedJpeg | LosslessFallback {
  checkPlaces(photos, size);
  return orFallback(() => {
    checkCoding(photos, size);
    return join(kernel, photos, size, options);
  });
}

function join(kernel: JpegKernel | null, photos: readonly PlacedPhoto[], size: Size, options: JoinOptions): JoinedJpeg {
  const common = withCommonSteps(photos.map(({ source }) => source));
  const scans = inOneCoding(kernel, common);
  const jpeg = withPlanMemory((memory) => {
    const plan = sheetPlan(common[0]!, photos, size, memory);
    const runs = runsOf(photos, plan);
    const coding =
      kernel === null ? plainCoding(scans, runs, plan) : kernelCoding(new Arena(kernel), scans, runs, plan);
    return writePlan(plan, coding, options, () => undefined);
  });
  return { jpeg, parts: photos.map((photo, n) => partOf(photo, common[n]!)) };
}

function partOf(photo: PlacedPhoto, { quotients }: LosslessSource): SheetPart {
  const place = { photo: boxOf(photo) };
  return quotients === null ? place : { ...place, quotients: quotients.map((factors) => [...factors]) };
}

function boxOf({ source: { width, height }, x, y }: PlacedPhoto): Box {
  return { x, y, width, height };
}

/** Plans the photos' MCUs as kept ones; all others repeat grey. */
function sheetPlan(first: LosslessSource, photos: readonly PlacedPhoto[], size: Size, memory: PlanMemory): FramePlan {
  const grid = mcuGrid(size, first.picture.components);
  const picture = { ...first.picture, ...size };
  const plan = wholePlan({ ...first, ...size, picture, grid }, 0, memory);
  plan.cells.kinds.fill(plan.records.add());
  for (const photo of photos) plan.cells.mark(boxOf(photo), KEPT, KEPT);
  return plan;
}

/** Lists the photos' runs row by row. */
function runsOf(photos: readonly PlacedPhoto[], { source: { mcu }, cells }: FramePlan): readonly PhotoRun[] {
  const ordered = photos.map(({ source: { grid }, x, y }, photo) => ({ photo, grid, x, top: y / mcu.height }));
  ordered.sort((one, other) => one.x - other.x);
  return Array.from({ length: cells.rows }, (_, row) =>
    ordered
      .filter(({ top, grid }) => row >= top && row < top + grid.rows)
      .map(({ photo, grid }) => ({ photo, count: grid.columns })),
  ).flat();
}

function checkPlaces(photos: readonly PlacedPhoto[], size: Size): void {
  const cells = photos.map(({ source: { mcu, grid }, x, y }) => {
    return { x, y, width: grid.columns * mcu.width, height: grid.rows * mcu.height };
  });
  const isPlaced = photos.every(({ source: { mcu, width, height }, x, y }) => {
    const isOnGrid = x >= 0 && y >= 0 && x % mcu.width === 0 && y % mcu.height === 0;
    return isOnGrid && x + width <= size.width && y + height <= size.height;
  });
  if (
    photos.length === 0 ||
    !isPlaced ||
    cells.some((cell, n) => cells.slice(n + 1).some((one) => shared(cell, one) !== null))
  )
    throw new RangeError("A photo is off the MCU grid, outside the picture or on another one.");
}

function checkCoding(photos: readonly PlacedPhoto[], { width, height }: Size): void {
  const [first, ...others] = photos.map(({ source: { picture } }) => {
    return [picture.colour, ...picture.components.map(({ h, v }) => `${h}x${v}`)].join();
  });
  if (others.some((coding) => coding !== first)) throw new FallbackError("different-coding", `not all are ${first}`);
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_FRAMED_AREA)
    throw new FallbackError("too-large", `${width} x ${height} px`);
}
