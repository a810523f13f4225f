import type { ByteRange } from "@matte/pixels/bytes";
import type { McuGrid } from "../blocks/mcu.ts";
import type { Scan } from "../markers/picture.ts";
import { isSamePart, type McuPart } from "../plan/mcu-part.ts";
import type { PhotoRuns } from "../plan/photo-runs.ts";
import type { Records } from "../plan/records.ts";
import { COUNT, type PieceList } from "./pieces.ts";
import { scanRuns } from "./runs.ts";

/** Largest index worth keeping, in bytes: short restart intervals make many pieces. 24 megapixels usually take 40 KB. */
const MAX_BYTES = 2 ** 21;

/**
 * Result of reading a photo's scan for a frame. A later frame with the same kept and drawn MCUs need not read the scan again.
 * Structured cloning copies it.
 */
export interface ScanIndex {
  /** The scan's data range in the file. */
  readonly data: ByteRange;
  /** MCUs per row. */
  readonly columns: number;
  readonly rows: number;
  /** Shown part; no other MCU is kept or decoded. */
  readonly part: McuPart;
  readonly pieces: PieceList;
  /** Numbers of the decoded MCUs within the scan, ascending. */
  readonly decoded: Int32Array<ArrayBuffer>;
  /** Coefficients of the decoded MCUs, as in the plan's records. */
  readonly coefficients: Int16Array<ArrayBuffer>;
  readonly bytes: number;
}

export interface WalkedScan {
  readonly pieces: PieceList;
  /** Numbers of the decoded MCUs within the scan. */
  readonly decoded: ArrayLike<number>;
}

/** Plan fields used while reading the photo. */
interface PlannedPhoto {
  readonly photo: PhotoRuns;
  readonly records: Records;
}

export interface ScanPlace {
  readonly scan: Scan;
  readonly grid: McuGrid;
  readonly part: McuPart;
}

/**
 * Copies a walk's results, before its records are drawn over.
 * @returns null if they are too large to keep
 */
export function scanIndexOf(
  { scan: { data }, grid: { columns, rows }, part }: ScanPlace,
  { pieces, decoded }: WalkedScan,
  { records }: PlannedPhoto,
): ScanIndex | null {
  const { stride, values, valuesEnd, patches, patchesEnd } = pieces;
  const length = decoded.length * records.stride;
  const bytes = 4 * (valuesEnd + patchesEnd + decoded.length) + 2 * length;
  if (bytes > MAX_BYTES) return null;
  const end = records.count * records.stride;
  return {
    data,
    columns,
    rows,
    part,
    pieces: {
      stride,
      values: values.slice(0, valuesEnd),
      valuesEnd,
      patches: patches.slice(0, patchesEnd),
      patchesEnd,
    },
    decoded: Int32Array.from(decoded),
    coefficients: records.coefficients.slice(end - length, end),
    bytes,
  };
}

/**
 * Reuses an earlier walk; stores its decoded MCUs in the plan.
 * @returns null without an index, if it belongs to another scan, or if the plan keeps other MCUs
 */
export function indexedScan(index: ScanIndex | null, place: ScanPlace, plan: PlannedPhoto): WalkedScan | null {
  const { scan, grid } = place;
  const { photo, records } = plan;
  if (index === null || !isOf(index, place, records.stride) || !hasRuns(index, scan.restartInterval, plan)) return null;
  index.decoded.forEach((mcu, n) => {
    const record = records.add();
    const coefficients = index.coefficients.subarray(n * records.stride, (n + 1) * records.stride);
    records.coefficients.set(coefficients, record * records.stride);
    photo.decoded(mcu % grid.columns, Math.floor(mcu / grid.columns), record);
  });
  return index;
}

function isOf(index: ScanIndex, { scan: { data }, grid: { columns, rows }, part }: ScanPlace, stride: number): boolean {
  return (
    index.data.start === data.start &&
    index.data.end === data.end &&
    index.columns === columns &&
    index.rows === rows &&
    isSamePart(index.part, part) &&
    index.coefficients.length === index.decoded.length * stride
  );
}

function hasRuns(
  { pieces, decoded, columns, part }: ScanIndex,
  restartInterval: number,
  { photo }: PlannedPhoto,
): boolean {
  let piece = 0;
  let mcu = 0;
  for (const { kind, column, row, count } of scanRuns(
    photo,
    { columns, rows: part.row + part.rows },
    restartInterval,
  )) {
    if (kind === "omitted") continue;
    const expected = decoded[mcu] === row * columns + column ? "decoded" : "kept";
    if (kind !== expected) return false;
    if (kind === "decoded") mcu += 1;
    else if (pieces.values[piece + COUNT] === count) piece += pieces.stride;
    else return false;
  }
  return piece === pieces.valuesEnd && mcu === decoded.length;
}
