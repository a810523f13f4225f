/**
 * The grid a losslessly framed JPEG forces on the matte: the photo's blocks stay where they are coded, so what lies before them
 * in the file's own order must be whole blocks (DECISIONS §1, "Lossless JPEG").
 */
import type { Size } from "./types.ts";

/** Pixels of the upright picture; 1 puts no constraint. */
export interface Grid {
  /** Matte and stroke together are a multiple of this on every side. */
  readonly edge: number;
  /** The caption area's height is a multiple of this. */
  readonly captionArea: number;
}

/** Furthest that matte or strip may move for the grid, in pixels. */
export const GRID_TOLERANCE = 8;

export const NO_GRID: Grid = { edge: 1, captionArea: 1 };

/**
 * The grid of a JPEG.
 * @param blocks its MCU's size in pixels as stored (ITU-T T.81 A.2)
 * @param orientation EXIF tag 0x0112, 1 to 8: 5 to 8 swap the sides; 3, 4, 7 and 8 store the upright picture's foot first
 */
export function gridOf(blocks: Size, orientation: number): Grid {
  const edge = leastCommonMultiple(blocks.width, blocks.height);
  const upright = orientation >= 5 ? blocks.width : blocks.height;
  return { edge, captionArea: FOOT_FIRST.has(orientation) ? upright : 1 };
}

const FOOT_FIRST: ReadonlySet<number> = new Set([3, 4, 7, 8]);

/** The multiple of `step` nearest to a length and not below `least`, or null where that is more than 8 px away. */
export function nearestMultiple(length: number, step: number, least: number): number | null {
  const multiple = Math.max(Math.round(length / step), Math.ceil(least / step)) * step;
  return Math.abs(multiple - length) <= GRID_TOLERANCE ? multiple : null;
}

/** The matte's width on the grid, in whole pixels; null where the grid asks too much. */
export function outerOnGrid(outer: number, inner: number, grid: Grid): number | null {
  const edge = nearestMultiple(outer + inner, grid.edge, inner);
  return edge === null ? null : edge - inner;
}

function leastCommonMultiple(one: number, other: number): number {
  return (one * other) / greatestCommonDivisor(one, other);
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
