import type { Size } from "../layout/geometry.ts";

/** Shortest side of a tile in pixels. */
const SMALLEST_PERIOD = 128;

/**
 * Returns a surface's tile size: a fifth of the base length, in whole steps on a grid.
 * @param baseLength pixels in the export
 * @param step the photo's MCU, or any other grid for repeating tiles
 */
export function surfacePeriod(baseLength: number, step: Size): Size {
  const along = (grid: number): number => {
    const wanted = Math.max(SMALLEST_PERIOD, baseLength / 5);
    return Math.max(Math.ceil(SMALLEST_PERIOD / grid), Math.round(wanted / grid)) * grid;
  };
  return { width: along(step.width), height: along(step.height) };
}

/** Narrowest tile whose relief can be seen. */
const LEAST_PERIOD = 48;

export function isReliefSeen({ width, height }: Size): boolean {
  return Math.min(width, height) >= LEAST_PERIOD;
}
