/** Places the caption's lines: two columns, row by row, without overlaps and inside the caption area. */
import type { CaptionColumns, CaptionLine } from "../caption/columns.ts";
import { textDirection } from "../caption/direction.ts";
import { captionFamily } from "../caption/family.ts";
import { shorten } from "../caption/shorten.ts";
import { contrastColour } from "../colour.ts";
import type { Settings } from "../settings/table.ts";
import { LINE_HEIGHT, textEdges, type CaptionArea } from "./caption-area.ts";
import type { Box } from "./geometry.ts";
import type { MatteFrame } from "./matte-frame.ts";
import type { Font, MeasureText, TextBox } from "./types.ts";

/** Distance from a line's top to its baseline, in em: capitals are at the middle of a line 1.4 em high. */
const BASELINE = 1.06;
/** Padding between two texts of a row, and between text and logo, in em. */
const GAP = 1.5;
/** Rounding error of the arithmetic, in pixels; a line that leaves the area by more is left out. */
const TOLERANCE = 1e-6;

interface Span {
  readonly left: number;
  readonly right: number;
}

interface Row {
  readonly left: CaptionLine | undefined;
  readonly right: CaptionLine | undefined;
}

export function placeCaption(
  columns: CaptionColumns,
  settings: Settings,
  frame: MatteFrame,
  area: CaptionArea,
  logo: Box | null,
  measure: MeasureText,
): TextBox[] {
  const spans = columnSpans(textEdges(frame), logo, GAP * area.fontSize);
  return rowsOf(columns).flatMap((row, index) => {
    const top = area.textTop + index * LINE_HEIGHT * area.fontSize;
    const setter = new LineSetter(settings, area, top, measure);
    return top + setter.height <= area.box.y + area.box.height + TOLERANCE ? placeRow(row, spans, setter) : [];
  });
}

function rowsOf({ left, right }: CaptionColumns): Row[] {
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, index) => ({ left: left[index], right: right[index] }));
}

interface ColumnSpans {
  readonly left: Span;
  readonly right: Span;
  /** True if both columns have the same span, without a logo or after it: they divide it row by row. */
  readonly shared: boolean;
}

/** A logo divides the width: text on its left, text on its right; all text follows a logo that leaves no space before it. */
function columnSpans(edges: Span, logo: Box | null, gap: number): ColumnSpans {
  if (logo === null) return { left: edges, right: edges, shared: true };
  const before = { left: edges.left, right: logo.x - gap };
  const after = { left: logo.x + logo.width + gap, right: edges.right };
  const logoLeads = before.right <= before.left;
  return { left: logoLeads ? after : before, right: after, shared: logoLeads };
}

function placeRow(row: Row, spans: ColumnSpans, setter: LineSetter): TextBox[] {
  const widths = spans.shared ? sharedWidths(row, spans.left, setter) : [width(spans.left), width(spans.right)];
  return [
    setter.place(row.left, spans.left, "left", widths[0]),
    setter.place(row.right, spans.right, "right", widths[1]),
  ].filter((box) => box !== null);
}

function width({ left, right }: Span): number {
  return right - left;
}

/** The width of each text: its own if both fit; else the shorter one gets its own, and each at least half. */
function sharedWidths(row: Row, span: Span, setter: LineSetter): readonly [number, number] {
  if (row.left === undefined || row.right === undefined) return [width(span), width(span)];
  const available = width(span) - setter.gap;
  const wanted = [setter.widthOf(row.left), setter.widthOf(row.right)] as const;
  if (wanted[0] + wanted[1] <= available) return wanted;
  if (wanted[0] <= available / 2) return [wanted[0], available - wanted[0]];
  if (wanted[1] <= available / 2) return [available - wanted[1], wanted[1]];
  return [available / 2, available / 2];
}

/** Sets the texts of one row. */
class LineSetter {
  readonly gap: number;
  readonly height: number;
  readonly #settings: Settings;
  readonly #size: number;
  readonly #top: number;
  readonly #measure: MeasureText;

  constructor(settings: Settings, { fontSize }: CaptionArea, top: number, measure: MeasureText) {
    this.gap = GAP * fontSize;
    this.height = LINE_HEIGHT * fontSize;
    this.#settings = settings;
    this.#size = fontSize;
    this.#top = top;
    this.#measure = measure;
  }

  widthOf(line: CaptionLine): number {
    return this.#measure(line.text, this.#font(line));
  }

  /** The line's box; null without a line, or if not even an ellipsis fits. */
  place(line: CaptionLine | undefined, span: Span, align: "left" | "right", availableWidth: number): TextBox | null {
    if (line === undefined) return null;
    const font = this.#font(line);
    const text = shorten(line.text, availableWidth, (candidate) => this.#measure(candidate, font));
    if (text === "") return null;
    const taken = this.#measure(text, font);
    const x = align === "left" ? span.left : span.right - taken;
    return {
      role: line.role,
      text,
      full: line.text,
      font,
      colour: contrastColour(this.#settings.outerBorderColor),
      opacity: 1,
      align,
      direction: textDirection(line.text),
      box: { x, y: this.#top, width: taken, height: this.height },
      baseline: this.#top + BASELINE * this.#size,
    };
  }

  #font(line: CaptionLine): Font {
    return { family: captionFamily(this.#settings), weight: line.weight, size: this.#size };
  }
}
