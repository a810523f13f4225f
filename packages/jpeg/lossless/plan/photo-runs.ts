/** Runs of MCUs treated alike. Columns and rows belong to the file being read. */
export interface PhotoRuns {
  /** Kept MCUs from here on, at most `limit` in the same row. */
  keptRun(column: number, row: number, limit: number): number;
  /** Unneeded MCUs from here on, at most `limit` in the same row. */
  omittedRun(column: number, row: number, limit: number): number;
  /** Sets the coefficient record for an MCU neither kept nor omitted. */
  decoded(column: number, row: number, record: number): void;
  /** Counts drawn photo cells from a cell on, in its row. */
  coveredIn(cell: number, count: number): number;
  recordOf(cell: number): number | undefined;
}
