import type { Box, Size } from "@matte/engine";
import { type FlatLevels, flatLevels } from "../draw/flat-levels.ts";
import { MAX_FRAMED_AREA, MAX_SIDE } from "../limits.ts";
import type { LosslessSource } from "../open.ts";
import { FallbackError } from "../fallback.ts";
import type { Flat, LosslessPaint, LosslessPlan, Rgb } from "../types.ts";
import { Cells, type Cut, GROUND, KEPT, MIXED } from "./cells.ts";
import { boxOnGrid, cutOf, type McuPart, partWithin } from "./mcu-part.ts";
import { PhotoCells } from "./photo-cells.ts";
import type { PhotoRuns } from "./photo-runs.ts";
import { type PlanMemory, withPlanMemory } from "./plan-memory.ts";
import { Records } from "./records.ts";
import { TileRecords } from "./tile-records.ts";

/** Flat area under the photo's quantisation. Its index is its record number. */
export interface PlannedFlat {
  readonly box: Box;
  readonly levels: FlatLevels;
  /** True for the matte, which may have a tile. */
  readonly isGround: boolean;
}

/** Decisions about every MCU in the framed picture. */
export interface FramePlan {
  /** The photo's shown part: with its size, and the MCUs that it touches. */
  readonly source: LosslessSource;
  /** The shown part's MCUs in the file. */
  readonly part: McuPart;
  readonly cut: Cut;
  readonly canvas: Size;
  readonly photoBox: Box;
  /** Part of the photo that comes back without the frame; null for none. */
  readonly returned: Box | null;
  /** Background, then the flats in order. */
  readonly flats: readonly PlannedFlat[];
  /** Flat colour records by opaque RGBA pixel, 32 bits. */
  readonly words: ReadonlyMap<number, number>;
  readonly cells: Cells;
  /** Null for a matte of one colour. */
  readonly tile: TileRecords | null;
  readonly photo: PhotoRuns;
  readonly records: Records;
  /** Cells between restart markers, 0 for none. */
  readonly restartInterval: number;
}

/**
 * Decides which MCUs are kept, flat or drawn.
 * @param work uses the plan, invalid afterwards
 * @returns `work`'s result
 * @throws {RangeError} if the photo is off its MCU grid or outside the canvas, or its part outside the photo
 * @throws {FallbackError} `too-large` or `matte-colour`
 */
export function withPlan<T>(
  source: LosslessSource,
  place: LosslessPlan,
  paint: LosslessPaint,
  work: (plan: FramePlan) => T,
): T {
  return withPlanMemory((memory) => work(planFrame(source, place, paint, memory)));
}

function planFrame(whole: LosslessSource, place: LosslessPlan, paint: LosslessPaint, memory: PlanMemory): FramePlan {
  const crop = shownPart(whole, place);
  const part = partWithin(crop, whole.mcu);
  const source = shown(whole, crop, part);
  const photoBox = { ...place.photo, width: crop.width, height: crop.height };
  checkPlace(photoBox, crop, place.canvas, source.mcu);
  const cut = cutOf(crop, whole);
  const cells = new Cells(place.canvas, source.mcu, memory);
  const everything = { x: 0, y: 0, width: cells.columns * source.mcu.width, height: cells.rows * source.mcu.height };
  const painted: readonly Flat[] = [{ box: everything, colour: null }, ...paint.flats];
  const flats = painted.map(({ box, colour }) => {
    const levels = flatLevels(source.picture, colour ?? paint.background);
    return { box, levels, isGround: colour === null };
  });
  const records = flatRecords(source, flats, memory);
  const tile = paint.tile ? new TileRecords(paint.tile, cells, records) : null;
  markCells(cells, flats, tile, { box: photoBox, cut }, paint);
  const [column, row] = [(photoBox.x - crop.x) / source.mcu.width, (photoBox.y - crop.y) / source.mcu.height];
  return {
    source,
    part,
    cut,
    canvas: place.canvas,
    photoBox,
    returned: place.returned === undefined ? boxOnGrid(photoBox, source.mcu, cut) : place.returned,
    flats,
    words: new Map(painted.map(({ colour }, record) => [wordOf(colour ?? paint.background), record])),
    cells,
    tile,
    photo: new PhotoCells(cells, column, row, part),
    records,
    restartInterval: 0,
  };
}

/** @throws {RangeError} if it is empty, outside the photo or not in whole pixels */
function shownPart({ width, height }: LosslessSource, { crop }: LosslessPlan): Box {
  if (crop == null) return { x: 0, y: 0, width, height };
  const isWhole = [crop.x, crop.y, crop.width, crop.height].every(Number.isInteger);
  const isInside =
    crop.x >= 0 &&
    crop.y >= 0 &&
    crop.width > 0 &&
    crop.height > 0 &&
    crop.x + crop.width <= width &&
    crop.y + crop.height <= height;
  if (!isWhole || !isInside) throw new RangeError("A photo's shown part must be inside it, in whole pixels.");
  return crop;
}

function shown(source: LosslessSource, { width, height }: Box, { columns, rows }: McuPart): LosslessSource {
  return { ...source, width, height, grid: { ...source.grid, columns, rows } };
}

function checkPlace(photo: Box, crop: Box, canvas: Size, mcu: Size): void {
  if (canvas.width > MAX_SIDE || canvas.height > MAX_SIDE || canvas.width * canvas.height > MAX_FRAMED_AREA) {
    throw new FallbackError("too-large", `a framed picture of ${canvas.width} x ${canvas.height} px`);
  }
  const onGrid = (photo.x - crop.x) % mcu.width === 0 && (photo.y - crop.y) % mcu.height === 0;
  const inside =
    photo.x >= 0 && photo.y >= 0 && photo.x + photo.width <= canvas.width && photo.y + photo.height <= canvas.height;
  if (!onGrid || !inside) throw new RangeError("The photo must be on its MCU grid and inside the canvas.");
}

/** Marks cells from the bottom layer to the top one. */
function markCells(
  cells: Cells,
  flats: readonly PlannedFlat[],
  tile: TileRecords | null,
  photo: { readonly box: Box; readonly cut: Cut },
  { smooth = [], overlays }: LosslessPaint,
): void {
  flats.forEach(({ box, isGround }, record) => cells.mark(box, isGround ? GROUND : record, MIXED));
  cells.mark(photo.box, KEPT, MIXED, photo.cut);
  tile?.mark();
  smooth.forEach(({ boxes }, area) => boxes.forEach((box) => cells.soften(box, area, flats.length)));
  for (const box of overlays) cells.overlay(box);
}

function flatRecords({ grid }: LosslessSource, flats: readonly PlannedFlat[], memory: PlanMemory): Records {
  const records = new Records(grid.blocks.length, memory);
  for (const { levels } of flats) {
    const at = records.add() * records.stride;
    grid.blocks.forEach(({ component }, index) => {
      records.coefficients[at + 64 * index] = levels.levels[component]!;
    });
  }
  return records;
}

/** An opaque pixel as 32 bits in this machine's byte order. */
function wordOf([red, green, blue]: Rgb): number {
  return new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer)[0]!;
}
