import type { McuGrid } from "../blocks/mcu.ts";
import type { EntropyData } from "../bits/unstuff.ts";
import type { Scan } from "../markers/picture.ts";
import type { PhotoCells } from "../plan/photo-cells.ts";
import type { Records } from "../plan/records.ts";
import { Pieces } from "./pieces.ts";
import { ScanCursor } from "./scan-cursor.ts";
import { scanTables } from "./scan-tables.ts";
import { decodeMcu, walkPiece } from "./walk.ts";

/**
 * Walks an interleaved sequential scan once: MCUs to keep become pieces, the others are decoded.
 * @throws {Refused} where the data is damaged
 */
export function indexPhoto(scan: Scan, grid: McuGrid, data: EntropyData, photo: PhotoCells, records: Records): Pieces {
  const components = scan.components.length;
  const cursor = new ScanCursor(data, components, scan.restartInterval, grid.columns * grid.rows);
  const tables = scanTables(scan, grid);
  const pieces = new Pieces(components, grid.rows + data.bounds.length);
  for (let row = 0; row < grid.rows; row += 1) {
    let column = 0;
    while (column < grid.columns) {
      const kept = photo.keptRun(column, row, Math.min(cursor.available(), grid.columns - column));
      if (kept > 0) walkPiece(cursor, tables, kept, pieces);
      else {
        const record = records.add();
        decodeMcu(cursor, tables, records.coefficients, record * records.stride);
        photo.decoded(column, row, record);
      }
      column += Math.max(kept, 1);
    }
  }
  cursor.finish();
  return pieces;
}
