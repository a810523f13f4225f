/** Width that text and logo need next to each other. */
import type { CaptionColumns, CaptionLine } from "../caption/columns.ts";
import { leastWidth, type MeasureLine } from "../caption/paragraph.ts";
import { clamp } from "../settings/range.ts";
import type { CaptionLayout, LogoPosition } from "../settings/table.ts";
import { shareWidth, type Span } from "./caption-flow.ts";
import { joinedWidth, SEPARATOR } from "./centred-flow.ts";
import type { Font, FontWeight } from "./parts.ts";

/** Padding between two texts in a row, and between text and logo, in em. */
export const GAP = 1.5;
/** Padding on both sides of the separator on one line, in em. */
export const SEPARATOR_PADDING = 0.5;

export interface CaptionText {
  readonly layout: CaptionLayout;
  readonly columns: CaptionColumns;
  /** The text's outer edges. */
  readonly edges: Span;
  /** The canvas's middle. */
  readonly axis: number;
  readonly fontSize: number;
  readonly fonts: Readonly<Record<FontWeight, Font>>;
  readonly measure: MeasureLine;
}

export interface WantedLogo {
  readonly width: number;
  /** Height divided by width. */
  readonly ratio: number;
  readonly position: LogoPosition;
  readonly mayShrink: boolean;
}

/** Least width of a field next to a logo, in em. */
const FEW_LETTERS = 4;
/** The logo shrinks to this share before lines wrap. */
export const SMALLEST_SHARE = 0.6;

export interface Block {
  /** Text width if no line wraps. */
  readonly width: number;
  /** Width that figures need. */
  readonly least: number;
  /** Padding between the text and a logo. */
  readonly gap: number;
}

export interface Space {
  readonly left: Span;
  readonly right: Span;
  readonly logo: Span;
}

export function blockOf({ layout, fontSize, measure }: CaptionText, lines: readonly CaptionLine[]): Block {
  if (lines.length === 0) return { width: 0, least: 0, gap: 0 };
  const widths = lines.map((line) => ({ width: measure(line.text, line) }));
  const separator = measure(SEPARATOR.text, SEPARATOR) + 2 * SEPARATOR_PADDING * fontSize;
  const joined = layout === "line" ? joinedWidth(widths, separator) : 0;
  const least = Math.max(...lines.map((line) => leastWidth(line, FEW_LETTERS * fontSize, measure)));
  return { width: Math.max(joined, ...widths.map(({ width }) => width)), least, gap: GAP * fontSize };
}

/** The logo's width: as wanted if the text leaves enough, else what it leaves, but not under the smallest share. */
export function logoWidthNextTo({ width, mayShrink }: WantedLogo, free: number, most: number): number {
  if (width <= free) return width;
  return Math.min(Math.max(free, mayShrink ? SMALLEST_SHARE * width : width), width, most);
}

/** Returns the widths of columns next to a logo, each with space for its figures. */
export function columnWidths(
  { columns }: CaptionText,
  left: Block,
  right: Block,
  available: number,
): readonly [number, number] {
  const [wanted] = shareWidth(left.width, right.width, available, columns.right.at(-1)?.role === "exif");
  if (left.width + right.width <= available) return [left.width, right.width];
  const leftWidth = clamp(wanted, { min: left.least, max: available - right.least });
  return [leftWidth, available - leftWidth];
}

/** Places a logo between two columns: in the middle of the canvas if they leave it free, else in the middle of what they leave. */
export function logoBetweenColumns(
  { edges, axis }: CaptionText,
  width: number,
  left: Block,
  right: Block,
  [leftWidth, rightWidth]: readonly [number, number],
): Space {
  const least = edges.left + leftWidth + left.gap;
  const most = edges.right - rightWidth - right.gap - width;
  const wanted = axis - width / 2;
  const x = wanted >= least && wanted <= most ? wanted : Math.min((least + most) / 2, most);
  return {
    left: { left: edges.left, right: x - left.gap },
    right: { left: x + width + right.gap, right: edges.right },
    logo: { left: x, right: x + width },
  };
}

/** A logo before or after a single column. A centred caption and a logo in the centre are centred together. */
export function logoNextToText(
  { layout, edges, axis }: CaptionText,
  width: number,
  { gap }: Block,
  textWidth: number,
  { position }: WantedLogo,
): Space {
  const together = position === "center" && (layout === "center" || layout === "line");
  const before = together || position === "left";
  const wanted = together ? axis - (width + gap + textWidth) / 2 : startOf(position, width, edges, axis);
  const text = textWidth + gap;
  const x = clamp(wanted, { min: edges.left + (before ? 0 : text), max: edges.right - width - (before ? text : 0) });
  const after = { left: x + width + gap, right: together ? x + width + gap + textWidth : edges.right };
  const space = before ? after : { left: edges.left, right: x - gap };
  return { left: space, right: space, logo: { left: x, right: x + width } };
}

/** The logo's left edge at a position. */
export function startOf(position: LogoPosition, width: number, edges: Span, axis: number): number {
  if (position === "left") return edges.left;
  return position === "right" ? edges.right - width : axis - width / 2;
}
