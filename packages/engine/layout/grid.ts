/**
 * The grid that a losslessly framed JPEG imposes on the matte: the photo's blocks keep the places at which they are coded, so
 * everything before them in the file's own order must be whole blocks (DECISIONS §1, "Lossless JPEG").
 */
import { addInsets, evenInsets, SIDES, type Insets, type Size } from "./geometry.ts";

/** Steps in pixels of the upright picture; a step of 1 is no constraint. */
export interface Grid {
  /** Matte and stroke together are a multiple of this on each side. */
  readonly matte: Insets;
  /** The caption area's height is a multiple of this. */
  readonly captionArea: number;
}

/** Furthest that a side of the matte or the caption area may move for the grid, in pixels. */
export const GRID_TOLERANCE = 8;

export const NO_GRID: Grid = { matte: evenInsets(1), captionArea: 1 };

/**
 * The grid of a JPEG. All sides have the same step, so that a matte that is even stays even.
 * @param blocks size of the MCU in pixels as stored (ITU-T T.81 A.2)
 * @param orientation EXIF tag 0x0112, 1 to 8: 5 to 8 swap the sides; 3, 4, 7 and 8 store the bottom of the upright picture first
 */
export function gridOf(blocks: Size, orientation: number): Grid {
  const step = leastCommonMultiple(blocks.width, blocks.height);
  const upright = orientation >= 5 ? blocks.width : blocks.height;
  return { matte: evenInsets(step), captionArea: BOTTOM_FIRST.has(orientation) ? upright : 1 };
}

const BOTTOM_FIRST: ReadonlySet<number> = new Set([3, 4, 7, 8]);

/** The multiple of `step` nearest to a length and not below `least`; null if that is more than 8 px away. */
export function nearestMultiple(length: number, step: number, least: number): number | null {
  const multiple = Math.max(Math.round(length / step), Math.ceil(least / step)) * step;
  return Math.abs(multiple - length) <= GRID_TOLERANCE ? multiple : null;
}

/** The matte moved onto the grid, in whole pixels; null if a side would have to move too far. */
export function matteOnGrid(matte: Insets, stroke: number, grid: Grid): Insets | null {
  const border = addInsets(matte, evenInsets(stroke));
  const moved = SIDES.map((side) => nearestMultiple(border[side], grid.matte[side], stroke));
  const [top = null, right = null, bottom = null, left = null] = moved;
  if (top === null || right === null || bottom === null || left === null) return null;
  return addInsets({ top, right, bottom, left }, evenInsets(-stroke));
}

function leastCommonMultiple(one: number, other: number): number {
  return (one * other) / greatestCommonDivisor(one, other);
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
