import type { Arena } from "../lossless/kernel/arena.ts";
import { assembleInKernel } from "../lossless/kernel/assemble.ts";
import { LAST, scanDecoder } from "../lossless/kernel/kernel-scan.ts";
import type { ScanCursor } from "../lossless/index/scan-cursor.ts";
import type { Scan } from "../lossless/markers/picture.ts";
import type { LosslessSource } from "../lossless/open.ts";
import { CoefficientPlaces } from "../lossless/photo/coefficients.ts";
import { readRuns, type ScanLayout, scanLayout } from "../lossless/photo/scan-layout.ts";
import { bytesUpTo, VALUE_BYTES, WHOLE_BLOCK } from "./kernel-block.ts";

/** Scan position after a row of MCUs. */
export type RowEnd = Pick<ScanCursor, "reader" | "predictions">;

/** Takes a row's coefficient address and number. With a single scan, returning "stop" ends decoding. */
export type TakeRow = (coefficients: number, row: number, end: RowEnd | null) => "stop" | void;

/** Allocates everything for the rows. @param bytes coefficient bytes per block, by component */
export type PrepareRows = (bytes: readonly number[]) => TakeRow;

/**
 * Decodes a photo's coefficients row by row. With a single scan, memory holds only one row, up to the `last` coefficients.
 * @param last last needed coefficient per block, by component
 * @throws {FallbackError} if a scan is damaged or missing
 */
export function eachCoefficientRow(
  arena: Arena,
  source: LosslessSource,
  prepare: PrepareRows,
  last: readonly number[] = source.picture.components.map(() => LAST),
): void {
  const { grid } = source;
  const scan = onlyScan(source);
  if (scan !== null) return eachRowOfScan(arena, source, scan, prepare, last);
  const all = assembleInKernel(arena, source);
  const take = prepare(last.map(() => WHOLE_BLOCK));
  const places = new CoefficientPlaces(grid);
  for (let row = 0; row < grid.rows; row += 1) take(all + places.mcu(0, row) * VALUE_BYTES, row, null);
}

/** Finds the scan with all components on the picture's MCU grid; null without one. */
export function onlyScan({ picture }: LosslessSource): Scan | null {
  const [scan, ...others] = picture.scans;
  const { components, progressive } = picture;
  if (scan === undefined || others.length > 0 || progressive) return null;
  const [first] = components;
  const interleaved = components.length > 1 || (first?.h === 1 && first.v === 1);
  return interleaved && scan.components.length === components.length ? scan : null;
}

function eachRowOfScan(
  arena: Arena,
  source: LosslessSource,
  scan: Scan,
  prepare: PrepareRows,
  last: readonly number[],
): void {
  const blockBytes = last.map(bytesUpTo);
  const whole = scanLayout(scan, source.picture, new CoefficientPlaces(source.grid));
  const { offsets, bytes } = compactRow(whole, blockBytes);
  const layout = { ...whole, offsets };
  const row = arena.take(bytes);
  const take = prepare(blockBytes);
  const { cursor, decode } = scanDecoder(arena, source, scan, layout, last);
  const coefficients = arena.bytes(row, bytes);
  let number = 0;
  readRuns(cursor, layout, (_start, first, count) => {
    if (first === 0) coefficients.fill(0);
    decode(row, first, count);
    if (first + count < layout.columns) return;
    number += 1;
    return take(row, number - 1, cursor);
  });
}

/** Packs a row's blocks together in memory. @param blockBytes by component */
export function compactRow(
  { columns, components }: ScanLayout,
  blockBytes: readonly number[],
): { readonly offsets: Uint32Array; readonly bytes: number } {
  const offsets = new Uint32Array(columns * components.length);
  let bytes = 0;
  for (let n = 0; n < offsets.length; n += 1) {
    offsets[n] = bytes / VALUE_BYTES;
    bytes += blockBytes[components[n % components.length]!]!;
  }
  return { offsets, bytes };
}
