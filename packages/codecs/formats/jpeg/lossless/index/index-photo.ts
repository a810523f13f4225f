import type { EntropyData } from "../bits/unstuff.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import type { PhotoRuns } from "../plan/photo-runs.ts";
import type { Records } from "../plan/records.ts";
import type { Scan } from "../markers/picture.ts";
import { Pieces } from "./pieces.ts";
import { ScanCursor } from "./scan-cursor.ts";
import type { ScanTables } from "./scan-tables.ts";
import { decodeMcu } from "./walk.ts";

/** Photo of one interleaved sequential scan. */
export interface InterleavedScan {
  readonly scan: Scan;
  readonly grid: McuGrid;
  readonly data: EntropyData;
  readonly tables: ScanTables;
}

/** Skips `count` MCUs of one interval and adds them to the pieces. */
export type WalkPiece = (cursor: ScanCursor, count: number, pieces: Pieces) => void;

/**
 * Walks a photo's scan once, makes pieces of kept MCUs, skips omitted ones and decodes the others.
 * @throws {FallbackError} if the data is damaged
 */
export function indexPhoto(
  { scan, grid, data, tables }: InterleavedScan,
  photo: PhotoRuns,
  records: Records,
  walkPiece: WalkPiece,
): Pieces {
  const components = scan.components.length;
  const cursor = new ScanCursor(data, components, scan.restartInterval, grid.columns * grid.rows);
  const pieces = new Pieces(components, grid.rows + data.bounds.length);
  const omitted = new Pieces(components, 0);
  for (let row = 0; row < grid.rows; row += 1) {
    let column = 0;
    while (column < grid.columns) {
      const limit = Math.min(cursor.available(), grid.columns - column);
      const kept = photo.keptRun(column, row, limit);
      const run = kept > 0 ? kept : photo.omittedRun(column, row, limit);
      if (run > 0) walkPiece(cursor, run, kept > 0 ? pieces : omitted);
      else {
        const record = records.add();
        decodeMcu(cursor, tables.blocks, records.coefficients, record * records.stride);
        photo.decoded(column, row, record);
      }
      column += Math.max(run, 1);
    }
  }
  cursor.finish();
  return pieces;
}
