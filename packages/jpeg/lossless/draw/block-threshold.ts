/** Blocks after which thresholds repeat, in each direction. */
export const THRESHOLD_PERIOD = 64;
/** Steps from block to block. Every row and every column has all thresholds, and near ones are far apart. */
const [RIGHT, DOWN] = [23, 33];

/** Threshold from 0 to 1 that dithers the block in a column and a row: ordered, as a lattice of rank 1. */
export function blockThreshold(column: number, row: number): number {
  return (((RIGHT * column + DOWN * row) & (THRESHOLD_PERIOD - 1)) + 0.5) / THRESHOLD_PERIOD;
}
