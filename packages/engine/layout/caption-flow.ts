/** Sets the caption's fields into rows, without their places from top to bottom. */
import type { CaptionColumns, CaptionLine } from "../caption/columns.ts";
import { Paragraph, type MeasureLine, type TextLine } from "../caption/paragraph.ts";

export interface Span {
  readonly left: number;
  readonly right: number;
}

/** A text in a row. */
export interface PlacedLine {
  readonly line: TextLine;
  /** Left edge, canvas x. */
  readonly x: number;
  readonly align: "left" | "right";
}

export type TextRow = readonly PlacedLine[];

/** Space for two columns. */
export interface ColumnSpace {
  readonly left: Span;
  readonly right: Span;
  /** Padding between two texts in a row if both columns have the same span and divide it row by row; otherwise null. */
  readonly gap: number | null;
}

/** Largest share of a row for the shorter text if two do not both fit. */
const LARGEST_SHARE = 2 / 3;

export function widthOf({ left, right }: Span): number {
  return right - left;
}

/** Sets two columns. A line wraps only if the width left free by the other column in its row is not enough. */
export function flowColumns(columns: CaptionColumns, space: ColumnSpace, measure: MeasureLine): TextRow[] {
  const [left, right] = [paragraphsOf(columns.left, measure), paragraphsOf(columns.right, measure)];
  const rows: TextRow[] = [];
  for (;;) {
    const [one, other] = [current(left), current(right)];
    if (one === undefined && other === undefined) return rows;
    const [oneWidth, otherWidth] = rowWidths(one, other, space);
    const before = one && placed(one.take(oneWidth), space.left, "left");
    const after = other && placed(other.take(otherWidth), space.right, "right");
    rows.push([before, after].filter((line) => line !== undefined));
  }
}

/**
 * Sets two columns that divide their rows. The right one follows below the left one instead if side by side more lines would be cut
 * or too small.
 */
export function flowShared(columns: CaptionColumns, edges: Span, gap: number, measure: MeasureLine): TextRow[] {
  const sideBySide = flowColumns(columns, { left: edges, right: edges, gap }, measure);
  const loss = lossOf(sideBySide);
  if (loss === 0 || columns.right.length === 0) return sideBySide;
  const space = { left: edges, right: edges, gap: null };
  const below = [
    ...flowColumns({ ...columns, right: [] }, space, measure),
    ...flowColumns({ ...columns, left: [] }, space, measure),
  ];
  return lossOf(below) < loss ? below : sideBySide;
}

/** Sums up losses: 1 for each cut line, less for those that are too small. */
export function lossOf(rows: readonly TextRow[]): number {
  return rows.flat().reduce((sum, { line }) => sum + (line.cut ? 1 : 1 - line.scale), 0);
}

export function paragraphsOf(lines: readonly CaptionLine[], measure: MeasureLine): Paragraph[] {
  return lines.map((line) => new Paragraph(line, measure));
}

/**
 * Returns the widths of two columns side by side: each has the width that it needs if both fit; see {@link LARGEST_SHARE}. Exposure
 * data on the right goes first.
 */
export function shareWidth(
  left: number,
  right: number,
  available: number,
  rightFirst = false,
): readonly [number, number] {
  if (left + right <= available) return [left, right];
  const most = LARGEST_SHARE * available;
  if (right <= most && (rightFirst || right <= left)) return [available - right, right];
  if (left <= most) return [left, available - left];
  return right <= most ? [available - right, right] : [available / 2, available / 2];
}

export function current(paragraphs: readonly Paragraph[]): Paragraph | undefined {
  return paragraphs.find((paragraph) => !paragraph.isDone);
}

function rowWidths(
  left: Paragraph | undefined,
  right: Paragraph | undefined,
  space: ColumnSpace,
): readonly [number, number] {
  const widths = [widthOf(space.left), widthOf(space.right)] as const;
  if (space.gap === null || left === undefined || right === undefined) return widths;
  return shareWidth(left.restWidth, right.restWidth, widths[0] - space.gap, right.source.role === "exif");
}

function placed(line: TextLine, space: Span, align: "left" | "right"): PlacedLine {
  return { line, align, x: align === "left" ? space.left : space.right - line.width };
}
