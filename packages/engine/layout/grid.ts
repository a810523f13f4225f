/**
 * Grid for the matte around a losslessly framed JPEG: the photo's blocks keep their coded places, so everything before them in file
 * order must be whole blocks. The frame's proportions change slightly for that (docs/geometry.md).
 */
import { addInsets, evenInsets, SIDES, type Box, type Insets, type Side, type Size } from "./geometry.ts";

/** Steps in the upright picture's pixels; 1 is no constraint. */
export interface Grid {
  /**
   * Matte and stroke together are a multiple of this on each side; 1 on the sides after the photo in file order, unless it has a
   * gain map.
   */
  readonly matte: Insets;
  /** The caption area's height is a multiple of this. */
  readonly captionArea: number;
  /** True for small photos, whose opposite sides may differ by up to 8 px to be on the grid. */
  readonly mayShift: boolean;
  /** Lengths that the steps are counted from, for a crop between blocks; none without it. */
  readonly offset?: Insets;
}

/**
 * Why a frame falls back to encoding the photo again:
 * - `matte-width`: the matte is too narrow to move as far as the grid requires,
 * - `matte-step`: the nearest grid line is farther than any matte may move,
 * - `caption-height`: the same for the caption area's height,
 * - `export-size`: the picture is exported at a smaller size.
 */
export type GridFallbackReason = "matte-width" | "matte-step" | "caption-height" | "export-size";

/** Limit for moving the caption area or a side of the matte, in pixels. */
export const GRID_TOLERANCE = 8;
/** The same for a side, as a share of its matte and stroke. */
export const GRID_SHARE = 0.1;

/** Photos stored narrower are small. */
const SMALL_WIDTH = 800;

export const NO_GRID: Grid = { matte: evenInsets(1), captionArea: 1, mayShift: false };

/**
 * Returns the grid of a JPEG: only the sides stored before the photo have steps.
 * @param blocks size of the MCU in pixels as stored (ITU-T T.81 A.2)
 * @param orientation EXIF tag 0x0112, 1 to 8
 * @param photo size of the upright photo
 * @param ends steps of the sides stored after the photo, such as the pixels of its gain map
 * @param crop shown part of the photo in the file's rows and columns; null for all
 */
export function gridOf(
  blocks: Size,
  orientation: number,
  photo: Size,
  ends: Size = { width: 1, height: 1 },
  crop: Box | null = null,
): Grid {
  const [row, column] = FIRST_SIDES[orientation - 1] ?? FIRST_SIDES[0];
  const start = { [row]: blocks.height, [column]: blocks.width };
  const end = { [OPPOSITE[row]]: ends.height, [OPPOSITE[column]]: ends.width };
  const matte: Insets = { ...evenInsets(1), ...end, ...start };
  const storedWidth = row === "top" || row === "bottom" ? photo.width : photo.height;
  const grid = { matte, captionArea: matte.bottom, mayShift: storedWidth < SMALL_WIDTH };
  if (crop === null) return grid;
  const first = { [row]: crop.y % blocks.height, [column]: crop.x % blocks.width };
  const last = {
    [OPPOSITE[row]]: rest(crop.y + crop.height, ends.height),
    [OPPOSITE[column]]: rest(crop.x + crop.width, ends.width),
  };
  return { ...grid, offset: { ...evenInsets(0), ...last, ...first } };
}

/** Length up to the next multiple. */
function rest(length: number, step: number): number {
  return (step - (length % step)) % step;
}

const NO_OFFSET = evenInsets(0);

/** True if matte and stroke on a side are on its grid. */
export function isOnGrid(border: number, side: Side, { matte, offset = NO_OFFSET }: Grid): boolean {
  return (border - offset[side]) % matte[side] === 0;
}

const OPPOSITE = { top: "bottom", right: "left", bottom: "top", left: "right" } as const;

/** Sides of the upright picture that the first row and the first column show in each orientation (EXIF, tag 0x0112). */
const FIRST_SIDES = [
  ["top", "left"],
  ["top", "right"],
  ["bottom", "right"],
  ["bottom", "left"],
  ["left", "top"],
  ["right", "top"],
  ["right", "bottom"],
  ["left", "bottom"],
] as const satisfies readonly (readonly [row: Side, column: Side])[];

/** Returns the multiple of `step` nearest to a length and not below `least`; null if it is more than 8 px away. */
export function nearestMultiple(length: number, step: number, least: number): number | null {
  const multiple = Math.max(Math.round(length / step), Math.ceil(least / step)) * step;
  return Math.abs(multiple - length) <= GRID_TOLERANCE ? multiple : null;
}

/** The matte moved onto the grid, in whole pixels; null if a side would have to move too far. Equal sides move equally. */
export function matteOnGrid(matte: Insets, stroke: number, grid: Grid): Insets | null {
  if (grid.offset) return croppedMatteOnGrid(matte, stroke, grid);
  const moved = SIDES.map((side) => borderOnGrid(matte[side], stroke, stepOf(side, matte, grid)));
  const [top = null, right = null, bottom = null, left = null] = moved;
  if (top === null || right === null || bottom === null || left === null) return null;
  return addInsets({ top, right, bottom, left }, evenInsets(-stroke));
}

/** The same for a crop: only the sides of one axis move equally, because each axis has a separate offset. */
function croppedMatteOnGrid(matte: Insets, stroke: number, grid: Grid): Insets | null {
  const move = (sides: readonly Side[]): number | null =>
    SHIFTS.find((by) => sides.every((side) => mayMove(matte[side], stroke, by, side, grid))) ?? null;
  const moved: Record<Side, number> = { ...matte };
  for (const sides of groups(matte, move)) {
    const by = move(sides);
    if (by === null) return null;
    for (const side of sides) moved[side] += by;
  }
  return moved;
}

/** Sides that can move equally, largest groups first. */
function groups(matte: Insets, move: (sides: readonly Side[]) => number | null): readonly (readonly Side[])[] {
  const isGroup = (sides: readonly Side[]): boolean =>
    sides.every((side) => matte[side] === matte[sides[0] ?? side]) && move(sides) !== null;
  if (isGroup(SIDES)) return [SIDES];
  return AXES.flatMap((axis): readonly (readonly Side[])[] => (isGroup(axis) ? [axis] : axis.map((side) => [side])));
}

const AXES = [
  ["left", "right"],
  ["top", "bottom"],
] as const satisfies readonly (readonly Side[])[];

/** A border of at least one step may always move. */
function mayMove(matte: number, stroke: number, by: number, side: Side, grid: Grid): boolean {
  const border = matte + stroke;
  if (!isOnGrid(border + by, side, grid)) return false;
  if (by === 0) return true;
  return matte > 0 && matte + by > 0 && (border >= grid.matte[side] || Math.abs(by) <= GRID_SHARE * border);
}

/**
 * Moves a small photo onto the grid: off centre in its canvas, or in the nearest one with all sides moved alike, by as much as
 * other mattes may.
 * @returns the matte; null if opposite sides would have to differ by more than 8 px
 */
export function smallMatteOnGrid(matte: Insets, stroke: number, grid: Grid): Insets | null {
  const narrowest = Math.min(...SIDES.map((side) => matte[side]));
  const most = narrowest === 0 ? 0 : Math.min(GRID_TOLERANCE, GRID_SHARE * (narrowest + stroke));
  for (const by of SHIFTS.filter((one) => Math.abs(one) <= most && narrowest + one > 0)) {
    const shifted = matteShifted(addInsets(matte, evenInsets(by)), stroke, grid);
    if (shifted !== null) return shifted;
  }
  return matteShifted(matte, stroke, grid);
}

/**
 * Moves the photo onto the grid within its canvas, by the shortest way. Leaves some matte on both sides if possible.
 * @returns the matte; null if opposite sides would have to differ by more than 8 px
 */
export function matteShifted(matte: Insets, stroke: number, grid: Grid): Insets | null {
  const x = shift(matte, ["left", "right"], stroke, grid);
  const y = shift(matte, ["top", "bottom"], stroke, grid);
  if (x === null || y === null) return null;
  return addInsets(matte, { top: y, right: -x, bottom: -y, left: x });
}

/** Whole pixels up to the tolerance, the shortest first. */
const SHIFTS: readonly number[] = Array.from({ length: 2 * GRID_TOLERANCE + 1 }, (_, index) =>
  index % 2 === 0 ? index / 2 : -(index + 1) / 2,
);

/** Way of a photo between the mattes on two sides to the grid. */
function shift(matte: Insets, [before, after]: (typeof AXES)[number], stroke: number, grid: Grid): number | null {
  const [first, last] = [matte[before], matte[after]];
  // Sides that differ by rounding alone are meant to be equal.
  const rounding = Math.abs(first - last) > 1 ? 0 : first - last;
  const onGrid = SHIFTS.filter(
    (by) =>
      Math.abs(rounding + 2 * by) <= GRID_TOLERANCE &&
      isOnGrid(first + stroke + by, before, grid) &&
      isOnGrid(last + stroke - by, after, grid) &&
      first + by >= 0 &&
      last - by >= 0,
  );
  const inMatte = onGrid.find((by) => first + by > 0 && last - by > 0);
  return inMatte ?? onGrid[0] ?? null;
}

/** Common step for a side and all with the same matte. */
function stepOf(side: Side, matte: Insets, grid: Grid): number {
  let step = grid.matte[side];
  for (const other of SIDES) {
    if (matte[other] === matte[side]) step = leastCommonMultiple(step, grid.matte[other]);
  }
  return step;
}

/** Moves a side's matte and stroke onto the grid; null if it is too far away, or would make a matte of none or none of a matte. */
function borderOnGrid(matte: number, stroke: number, step: number): number | null {
  const border = matte + stroke;
  if (matte === 0) return border % step === 0 ? border : null;
  const multiple = nearestMultiple(border, step, stroke + 1);
  return multiple !== null && Math.abs(multiple - border) <= GRID_SHARE * border ? multiple : null;
}

export function leastCommonMultiple(one: number, other: number): number {
  return (one * other) / greatestCommonDivisor(one, other);
}

export function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
