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

/** Skips `count` MCUs within one interval and adds them to the pieces; null for MCUs that no frame shows. */
export type WalkPiece = (cursor: ScanCursor, count: number, pieces: Pieces | null) => void;

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
  const decoded: number[] = [];
  let omitted = 0;
  const skip = (): void => {
    if (omitted > 0) walkPiece(cursor, omitted, null);
    omitted = 0;
  };
  for (const { kind, column, row, count } of scanRuns(
    photo,
    { ...grid, rows: part.row + part.rows },
    scan.restartInterval,
  )) {
    // Across rows, but no more than a row: pieces are no longer.
    const isJoined = kind === "omitted" && scan.restartInterval === 0 && omitted + count <= grid.columns;
    if (!isJoined) skip();
    // Runs end where restart intervals do.
    cursor.available();
    if (kind === "omitted") omitted += count;
    else if (kind === "kept") walkPiece(cursor, count, pieces);
    else {
      const record = records.add();
      decodeMcu(cursor, tables.blocks, records.coefficients, record * records.stride);
      photo.decoded(column, row, record);
      decoded.push(row * grid.columns + column);
    }
  }
  skip();
  if (part.row + part.rows === grid.rows) cursor.finish();
  return { pieces, decoded };
}
