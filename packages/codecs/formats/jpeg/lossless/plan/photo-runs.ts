/** Runs of a file's MCUs by what becomes of them. Columns and rows are those of the file that is read. */
export interface PhotoRuns {
  /** Count of kept MCUs from here on, at most `limit` in the same row. */
  keptRun(column: number, row: number, limit: number): number;
  /** Count of MCUs from here on that nothing needs, at most `limit` in the same row. */
  omittedRun(column: number, row: number, limit: number): number;
  /** Sets the record of an MCU's coefficients, which is neither kept nor omitted. */
  decoded(column: number, row: number, record: number): void;
  /** Returns true for a drawn cell of the photo. */
  covers(cell: number): boolean;
  /** Record of a cell's photo coefficients; undefined without any. */
  recordOf(cell: number): number | undefined;
}
