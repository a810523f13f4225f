import type { EntropyData } from "../bits/unstuff.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import type { McuPart } from "../plan/mcu-part.ts";
import type { PhotoRuns } from "../plan/photo-runs.ts";
import type { Records } from "../plan/records.ts";
import type { Scan } from "../markers/picture.ts";
import { Pieces } from "./pieces.ts";
import { scanRuns } from "./runs.ts";
import { ScanCursor } from "./scan-cursor.ts";
import type { WalkedScan } from "./scan-index.ts";
import type { ScanTables } from "./scan-tables.ts";
import { decodeMcu } from "./walk.ts";

/** Photo in one interleaved sequential scan. */
export interface InterleavedScan {
  readonly scan: Scan;
  readonly grid: McuGrid;
  readonly data: EntropyData;
  readonly tables: ScanTables;
  /** MCUs that a frame may show; rows after them are not read. */
  readonly part: McuPart;
}

/** Skips `count` MCUs within one interval and adds them to the pieces. */
export type WalkPiece = (cursor: ScanCursor, count: number, pieces: Pieces) => void;

/**
 * Walks a photo's scan once: turns kept MCUs into pieces, skips omitted ones and decodes the others.
 * @throws {FallbackError} if the data is damaged
 */
export function indexPhoto(
  { scan, grid, data, tables, part }: InterleavedScan,
  photo: PhotoRuns,
  records: Records,
  walkPiece: WalkPiece,
): WalkedScan {
  const components = scan.components.length;
  const cursor = new ScanCursor(data, components, scan.restartInterval, grid.columns * grid.rows);
  const pieces = new Pieces(components, grid.rows + data.bounds.length);
  const omitted = new Pieces(components, 0);
  const decoded: number[] = [];
  for (const { kind, column, row, count } of scanRuns(
    photo,
    { ...grid, rows: part.row + part.rows },
    scan.restartInterval,
  )) {
    // Runs end where restart intervals do.
    cursor.available();
    if (kind !== "decoded") walkPiece(cursor, count, kind === "kept" ? pieces : omitted);
    else {
      const record = records.add();
      decodeMcu(cursor, tables.blocks, records.coefficients, record * records.stride);
      photo.decoded(column, row, record);
      decoded.push(row * grid.columns + column);
    }
  }
  if (part.row + part.rows === grid.rows) cursor.finish();
  return { pieces, decoded };
}
