/** Divides the caption's width between text and logo: the logo moves, then shrinks, then lines wrap (decision 125). */
import { LINE_HEIGHT } from "./caption-area.ts";
import { type ColumnSpace, flowColumns, flowShared, lossOf, type Span, type TextRow, widthOf } from "./caption-flow.ts";
import { flowCentred, flowJoined } from "./centred-flow.ts";
import {
  type Block,
  blockOf,
  type CaptionText,
  columnWidths,
  GAP,
  logoBetweenColumns,
  logoNextToText,
  SEPARATOR_PADDING,
  SMALLEST_SHARE,
  startOf,
  type WantedLogo,
  logoWidthNextTo,
} from "./logo-space.ts";

/** Free height around a logo below the text, in lines. */
const PADDING_IN_LINES = 0.5;

export interface Arrangement {
  readonly rows: readonly TextRow[];
  readonly logo: Span | null;
  /** Rows above the logo; 0 for a logo next to all rows. */
  readonly above: number;
}

/** Arranges a caption's rows without a logo. */
export function arrangeText(text: CaptionText): readonly TextRow[] {
  const { edges, fontSize } = text;
  return flow(text, { left: edges, right: edges, gap: GAP * fontSize });
}

/** True for a centred caption: next to it, a logo would unbalance the text. */
export function isBelowText({ layout, columns }: CaptionText): boolean {
  return layout === "center" && columns.left.length > 0;
}

/**
 * Arranges a caption's rows and the logo next to them; without the logo if it leaves no space for figures. The left column is above
 * the logo and the right one if otherwise more lines would be cut.
 */
export function arrangeAround(text: CaptionText, logo: WantedLogo): Arrangement {
  if (isBelowText(text)) return arrangeUnder(text, logo);
  const left = blockOf(text, text.columns.left);
  const right = blockOf(text, text.columns.right);
  const available = widthOf(text.edges) - left.gap - right.gap;
  const width = logoWidthNextTo(logo, available - left.width - right.width, available - left.least - right.least);
  if (width <= 0) return { rows: arrangeText(text), logo: null, above: 0 };
  const widths = columnWidths(text, left, right, available - width);
  const space =
    right.width > 0
      ? logoBetweenColumns(text, width, left, right, widths)
      : logoNextToText(text, width, left, widths[0], logo);
  const rows = flow(text, { left: space.left, right: space.right, gap: null });
  const loss = lossOf(rows);
  const below = loss > 0 ? arrangeBelowText(text, left, right, logo) : null;
  return below !== null && lossOf(below.rows) < loss ? below : { rows, logo: space.logo, above: 0 };
}

function arrangeBelowText(text: CaptionText, left: Block, right: Block, logo: WantedLogo): Arrangement | null {
  return left.width > 0 && right.width > 0 ? arrangeBelow(text, right, logo) : arrangeUnder(text, logo);
}

/** One column over the whole width, and below it the logo in separate lines. */
function arrangeUnder(text: CaptionText, { width: wanted, ratio, position }: WantedLogo): Arrangement {
  const rows = arrangeText(text);
  const width = Math.min(wanted, widthOf(text.edges));
  const lines = Math.ceil((width * ratio) / (LINE_HEIGHT * text.fontSize) + PADDING_IN_LINES);
  const x = Math.max(text.edges.left, startOf(position, width, text.edges, text.axis));
  const empty: TextRow[] = Array.from({ length: lines }, () => []);
  return { rows: [...rows, ...empty], logo: { left: x, right: x + width }, above: rows.length };
}

/** The left column over the whole width, and below it the logo next to the right column; null if the logo is too tall. */
function arrangeBelow(text: CaptionText, right: Block, logo: WantedLogo): Arrangement | null {
  const { edges, fontSize, measure } = text;
  const space = { left: edges, right: edges, gap: null };
  const above = flowColumns({ ...text.columns, right: [] }, space, measure);
  const available = widthOf(edges) - right.gap;
  const most = logoWidthNextTo(logo, available - right.width, available - right.least);
  const span = { left: edges.right - Math.min(right.width, available - most), right: edges.right };
  const rows = flowColumns({ ...text.columns, left: [] }, { ...space, right: span }, measure);
  const width = Math.min(most, (rows.length * LINE_HEIGHT * fontSize) / logo.ratio);
  if (width < SMALLEST_SHARE * logo.width) return null;
  const x = Math.max(edges.left, Math.min(text.axis - width / 2, span.left - right.gap - width));
  return { rows: [...above, ...rows], logo: { left: x, right: x + width }, above: above.length };
}

function flow({ layout, columns, axis, fontSize, measure }: CaptionText, space: ColumnSpace): readonly TextRow[] {
  switch (layout) {
    case "columns":
    case "left":
      return space.gap === null
        ? flowColumns(columns, space, measure)
        : flowShared(columns, space.left, space.gap, measure);
    case "center":
      return flowCentred(columns.left, space.left, axis, measure);
    case "line":
      return flowJoined(columns.left, space.left, axis, measure, SEPARATOR_PADDING * fontSize);
  }
}
