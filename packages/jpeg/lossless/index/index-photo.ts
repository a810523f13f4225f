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

/** Photo in one interleaved sequential scan. */
export interface InterleavedScan {
  readonly scan: Scan;
  readonly grid: McuGrid;
  readonly data: EntropyData;
  readonly tables: ScanTables;
  /** MCUs that a frame may show; rows after them are not read. */
  readonly part: McuPart;
}

/** Reads MCUs at a cursor, within one interval. */
export interface ScanWalker {
  /** Skips `count` MCUs, at most a row's, and adds them to the pieces; null for MCUs that no frame shows. */
  readonly walk: (cursor: ScanCursor, count: number, pieces: Pieces | null) => void;
  /** Decodes one MCU into zeros at `at`. */
  readonly decode: (cursor: ScanCursor, into: Int16Array, at: number) => void;
}

/**
 * Walks a photo's scan once: turns kept MCUs into pieces, skips omitted ones and decodes the others.
 * @throws {FallbackError} if the data is damaged
 */
export function indexPhoto(
  { scan, grid, data, part }: InterleavedScan,
  photo: PhotoRuns,
  records: Records,
  walker: ScanWalker,
): WalkedScan {
  const components = scan.components.length;
  const cursor = new ScanCursor(data, components, scan.restartInterval, grid.columns * grid.rows);
  const pieces = new Pieces(components, grid.rows + data.bounds.length);
  const decoded: number[] = [];
  let omitted = 0;
  const skip = (): void => {
    if (!cursor.skippedInterval(omitted)) {
      for (let left = omitted; left > 0; left -= grid.columns) walker.walk(cursor, Math.min(left, grid.columns), null);
    }
    omitted = 0;
  };
  for (const { kind, column, row, count } of scanRuns(
    photo,
    { ...grid, rows: part.row + part.rows },
    scan.restartInterval,
  )) {
    if (kind !== "omitted") skip();
    // Runs end where restart intervals do.
    const available = cursor.available();
    if (kind === "omitted") {
      omitted += count;
      if (omitted === available) skip();
    } else if (kind === "kept") walker.walk(cursor, count, pieces);
    else {
      const record = records.add();
      walker.decode(cursor, records.coefficients, record * records.stride);
      photo.decoded(column, row, record);
      decoded.push(row * grid.columns + column);
    }
  }
  skip();
  if (part.row + part.rows === grid.rows) cursor.finish();
  return { pieces, decoded };
}
