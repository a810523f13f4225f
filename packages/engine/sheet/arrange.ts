/** Sheets: several photos framed together. */
import { type Box, cropBox, type Size } from "../layout/geometry.ts";

export const ARRANGEMENTS = ["row", "column", "grid"] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Photos per sheet. */
export const SHEET_PHOTOS = { min: 2, max: 9 };
/** In percent, see {@link SheetPlan}. */
export const SHEET_GAP = { min: 0, max: 10, default: 2 };

export interface SheetPlan {
  readonly arrangement: Arrangement;
  /** Percent: a row's height, a column's width or the shorter side in a grid's cell is 100. */
  readonly gap: number;
}

/** A sheet in pixels. */
export interface ArrangedSheet {
  readonly size: Size;
  /** In the photos' order. */
  readonly places: readonly Box[];
}

/** Photo with its cell. */
export interface SheetCell {
  readonly size: Size;
  readonly column: number;
  readonly row: number;
}

/** Arranges upright photos row by row. @param photos sizes as shown */
export function sheetCells(photos: readonly Size[], arrangement: Arrangement): readonly SheetCell[] {
  const columns = { row: photos.length, column: 1, grid: Math.ceil(Math.sqrt(photos.length)) }[arrangement];
  return photos.map((size, n) => ({ size, column: n % columns, row: Math.floor(n / columns) }));
}

/** Distance between photos in pixels. @param photos sizes as shown */
export function sheetGap(photos: readonly Size[], { arrangement, gap }: SheetPlan): number {
  const { width, height } = largest(photos);
  const side = { row: height, column: width, grid: Math.min(width, height) }[arrangement];
  return Math.round((gap / 100) * side);
}

/** Brings photos to one height, width or cell; none is enlarged. */
export function sheetSizes(photos: readonly Size[], arrangement: Arrangement): readonly Size[] {
  const sideOf = ({ width, height }: Size): number =>
    ({ row: height, column: width, grid: Math.max(width, height) })[arrangement];
  const side = Math.min(...photos.map(sideOf));
  return photos.map((photo) => {
    const factor = side / sideOf(photo);
    return {
      width: Math.max(1, Math.round(photo.width * factor)),
      height: Math.max(1, Math.round(photo.height * factor)),
    };
  });
}

/** True if photos have the same size along the join. */
export function isOneSize(photos: readonly Size[], arrangement: Arrangement): boolean {
  const [first] = photos;
  const isSame = { width: arrangement !== "row", height: arrangement !== "column" };
  return photos.every(
    ({ width, height }) => (!isSame.width || width === first?.width) && (!isSame.height || height === first?.height),
  );
}

/** Most pixels by which a grid moves a gap. */
const TOLERANCE = 8;

/**
 * Places photos in cells, centred.
 * @param gap pixels between cells
 * @param unit divides all places
 * @returns null if a gap would move by more than 8 px, to 0 or from 0
 */
export function placeInCells(cells: readonly SheetCell[], gap: number, unit: Size): ArrangedSheet | null {
  const columns = tracks(sides(cells, "column", "width"), gap, unit.width);
  const rows = tracks(sides(cells, "row", "height"), gap, unit.height);
  if (columns === null || rows === null) return null;
  const places = cells.map(({ size, column, row }) => {
    const [across = NOWHERE, down = NOWHERE] = [columns[column], rows[row]];
    const x = across.start + Math.floor((across.length - size.width) / 2 / unit.width) * unit.width;
    const y = down.start + Math.floor((down.length - size.height) / 2 / unit.height) * unit.height;
    return { x, y, ...size };
  });
  return { size: { width: endOf(columns), height: endOf(rows) }, places };
}

/** Longest side by column or row. */
function sides(cells: readonly SheetCell[], track: "column" | "row", side: keyof Size): readonly number[] {
  const lengths: number[] = [];
  for (const cell of cells) lengths[cell[track]] = Math.max(lengths[cell[track]] ?? 0, cell.size[side]);
  return lengths;
}

interface Track {
  readonly start: number;
  readonly length: number;
}

const NOWHERE: Track = { start: 0, length: 0 };

function tracks(lengths: readonly number[], gap: number, unit: number): readonly Track[] | null {
  const placed: Track[] = [];
  let start = 0;
  for (const length of lengths) {
    placed.push({ start, length });
    const least = Math.ceil(length / unit) * unit;
    const step = Math.max(least, Math.round((length + gap) / unit) * unit);
    const moved = step - length;
    const isLast = placed.length === lengths.length;
    if (!isLast && (Math.abs(moved - gap) > TOLERANCE || (moved === 0) !== (gap === 0))) return null;
    start += step;
  }
  return placed;
}

function endOf(placed: readonly Track[]): number {
  const last = placed.at(-1);
  return last === undefined ? 0 : last.start + last.length;
}

function largest(photos: readonly Size[]): Size {
  return {
    width: Math.max(...photos.map(({ width }) => width)),
    height: Math.max(...photos.map(({ height }) => height)),
  };
}

/** Parts without a photo, none over another. */
export function sheetGaps({ size, places }: ArrangedSheet): readonly Box[] {
  const edges = places.flatMap(({ y, height }) => [y, y + height]);
  const lines = [...new Set([0, ...edges, size.height])].toSorted((one, other) => one - other);
  const gaps: Box[] = [];
  for (const [n, y] of lines.slice(0, -1).entries()) {
    const band = { x: 0, y, width: size.width, height: (lines[n + 1] ?? y) - y };
    const photos = places.map((place) => cropBox(place, band)).filter(({ height, width }) => height > 0 && width > 0);
    gaps.push(...between(photos, band));
  }
  return gaps;
}

/** Parts without a photo in a band. */
function between(photos: readonly Box[], { y, width, height }: Box): readonly Box[] {
  const gaps: Box[] = [];
  let x = 0;
  for (const photo of photos.toSorted((one, other) => one.x - other.x)) {
    if (photo.x > x) gaps.push({ x, y, width: photo.x - x, height });
    x = photo.x + photo.width;
  }
  if (x < width) gaps.push({ x, y, width: width - x, height });
  return gaps;
}
