/** Sets the caption's fields into rows, centred on an axis. */
import type { CaptionLine } from "../caption/columns.ts";
import { textDirection } from "../caption/direction.ts";
import { isAtMost, type MeasureLine, Paragraph, type TextLine } from "../caption/paragraph.ts";
import { current, paragraphsOf, type Span, type TextRow, widthOf } from "./caption-flow.ts";

/** Separates two fields on one line. */
export const SEPARATOR: CaptionLine = { role: "separator", text: "·", weight: 400 };

/** One column, each line centred on an axis. */
export function flowCentred(lines: readonly CaptionLine[], space: Span, axis: number, measure: MeasureLine): TextRow[] {
  const paragraphs = paragraphsOf(lines, measure);
  const rows: TextLine[][] = [];
  for (let next = current(paragraphs); next !== undefined; next = current(paragraphs)) {
    rows.push([next.take(widthOf(space))]);
  }
  return centre(rows, space, axis, 0);
}

/**
 * Sets all fields side by side, separated, centred on an axis. A field too wide for its row begins the next one.
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
  return centre(rightToLeft ? rows.map((row) => row.toReversed()) : rows, space, axis, padding);
}

function begin(rows: TextLine[][], empty: boolean): TextLine[] {
  if (!empty) rows.push([]);
  return rows.at(-1) ?? [];
}

/**
 * Rows of lines side by side, centred on one axis: the wanted one, or if only short rows fit there, the nearest for all. If no row
 * fits there, as next to a logo in the middle, all begin or end at the edge towards it.
 */
function centre(rows: readonly (readonly TextLine[])[], space: Span, wanted: number, padding: number): TextRow[] {
  const halves = rows.map((row) => joinedWidth(row, padding) / 2);
  const fit = halves.some((half) => half <= Math.min(wanted - space.left, space.right - wanted));
  const axis = fit ? nearestAxis(wanted, space, Math.max(...halves)) : wanted;
  return rows.map((row, index) => {
    const half = halves[index] ?? 0;
    return sideBySide(row, nearestAxis(axis, space, half) - half, padding);
  });
}

/** Finds the axis nearest to the wanted one to fit a row into its space. */
function nearestAxis(wanted: number, { left, right }: Span, half: number): number {
  return Math.max(left + half, Math.min(wanted, right - half));
}

function sideBySide(lines: readonly TextLine[], left: number, padding: number): TextRow {
  let x = left;
  return lines.map((line) => {
    const place = { line, x, align: "left" } as const;
    x += line.width + padding;
    return place;
  });
}

export function joinedWidth(lines: readonly { readonly width: number }[], padding: number): number {
  return lines.reduce((sum, { width }) => sum + width, Math.max(0, lines.length - 1) * padding);
}
