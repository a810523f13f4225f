/** Sets the caption's fields into rows of lines, without their places from top to bottom. */
import type { CaptionColumns, CaptionLine } from "../caption/columns.ts";
import { textDirection } from "../caption/direction.ts";
import { isAtMost, Paragraph, type MeasureLine, type TextLine } from "../caption/paragraph.ts";

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
  /** Padding between two texts of a row if both columns have the same span and divide it row by row; otherwise null. */
  readonly gap: number | null;
}

/** Separates two fields on one line. */
export const SEPARATOR: CaptionLine = { role: "separator", text: "·", weight: 400 };

/** Largest share of a row for the shorter of two texts that do not both fit. */
const LARGEST_SHARE = 2 / 3;

export function widthOf({ left, right }: Span): number {
  return right - left;
}

/** Two columns. A line wraps only if the width that the other column leaves free in its row is not enough. */
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
 * Two columns that divide their rows; the right one follows below the left one instead if side by side more lines would be
 * cut or too small.
 */
export function flowShared(columns: CaptionColumns, edges: Span, gap: number, measure: MeasureLine): TextRow[] {
  const beside = flowColumns(columns, { left: edges, right: edges, gap }, measure);
  const poor = poorLines(beside);
  if (poor === 0 || columns.right.length === 0) return beside;
  const space = { left: edges, right: edges, gap: null };
  const below = [
    ...flowColumns({ ...columns, right: [] }, space, measure),
    ...flowColumns({ ...columns, left: [] }, space, measure),
  ];
  return poorLines(below) < poor ? below : beside;
}

function poorLines(rows: readonly TextRow[]): number {
  return rows.flat().filter(({ line }) => line.cut || line.scale < 1).length;
}

/** One column, each line centred on an axis. */
export function flowCentred(lines: readonly CaptionLine[], space: Span, axis: number, measure: MeasureLine): TextRow[] {
  const paragraphs = paragraphsOf(lines, measure);
  const rows: TextRow[] = [];
  for (let next = current(paragraphs); next !== undefined; next = current(paragraphs)) {
    rows.push(centred([next.take(widthOf(space))], space, axis, 0));
  }
  return rows;
}

/**
 * All fields side by side, separated, centred on an axis. A field that does not fit on its row begins the next one.
 * @param padding on both sides of the separator
 */
export function flowJoined(
  lines: readonly CaptionLine[],
  space: Span,
  axis: number,
  measure: MeasureLine,
  padding: number,
): TextRow[] {
  const separator = new Paragraph(SEPARATOR, measure).take(Infinity);
  const rows: TextLine[][] = [[]];
  for (const paragraph of paragraphsOf(lines, measure)) {
    const row = rows.at(-1) ?? [];
    const joined = joinedWidth([...row, separator, { width: paragraph.restWidth }], padding);
    if (row.length > 0 && isAtMost(joined, widthOf(space))) row.push(separator, paragraph.take(Infinity));
    else
      for (let empty = row.length === 0; !paragraph.isDone; empty = false)
        begin(rows, empty).push(paragraph.take(widthOf(space)));
  }
  const rightToLeft = textDirection(lines[0]?.text ?? "") === "rtl";
  return rows.map((row) => centred(rightToLeft ? row.toReversed() : row, space, axis, padding));
}

function begin(rows: TextLine[][], empty: boolean): TextLine[] {
  if (!empty) rows.push([]);
  return rows.at(-1) ?? [];
}

/** Lines side by side, centred on an axis. */
function centred(lines: readonly TextLine[], space: Span, axis: number, padding: number): TextRow {
  const width = joinedWidth(lines, padding);
  let x = Math.max(space.left, Math.min(axis - width / 2, space.right - width));
  return lines.map((line) => {
    const place = { line, x, align: "left" } as const;
    x += line.width + padding;
    return place;
  });
}

export function joinedWidth(lines: readonly { readonly width: number }[], padding: number): number {
  return lines.reduce((sum, { width }) => sum + width, Math.max(0, lines.length - 1) * padding);
}

function paragraphsOf(lines: readonly CaptionLine[], measure: MeasureLine): Paragraph[] {
  return lines.map((line) => new Paragraph(line, measure));
}

/** Widths of two columns side by side: their own if both fit; see {@link LARGEST_SHARE}. Exposure data on the right goes first. */
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

function current(paragraphs: readonly Paragraph[]): Paragraph | undefined {
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
