/** The caption's lines as boxes: two columns, row by row, nothing overlapping, nothing outside. */
import { captionFamily } from "../caption/family.ts";
import { shorten } from "../caption/shorten.ts";
import { textDirection } from "../caption/direction.ts";
import type { CaptionColumns, CaptionLine } from "../caption/columns.ts";
import { contrastColour } from "../colour.ts";
import type { Settings } from "../settings.ts";
import type { Frame } from "./frame.ts";
import { LINE_HEIGHT, textEdges, type CaptionArea } from "./caption-area.ts";
import type { Box, Font, MeasureText, TextBox } from "./types.ts";

/** Baseline below a line's top, in em: puts capitals at the middle of a line 1.4 em high. */
const BASELINE = 1.06;
/** Air between two texts of a row, and between text and logo, in em. */
const GAP = 1.5;
/** Rounding in the arithmetic, in pixels; a line that leaves the strip by more is left out. */
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
  frame: Frame,
  captionArea: CaptionArea,
  logo: Box | null,
  measure: MeasureText,
): TextBox[] {
  const spans = columnSpans(textEdges(frame), logo, GAP * captionArea.fontSize);
  return rowsOf(columns).flatMap((row, index) => {
    const top = captionArea.textTop + index * LINE_HEIGHT * captionArea.fontSize;
    const pen = new LinePen(settings, captionArea, top, measure);
    return top + pen.height <= captionArea.box.y + captionArea.box.height + TOLERANCE ? placeRow(row, spans, pen) : [];
  });
}

function rowsOf({ left, right }: CaptionColumns): Row[] {
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, index) => ({ left: left[index], right: right[index] }));
}

interface ColumnSpans {
  readonly left: Span;
  readonly right: Span;
  /** Without a logo between them the columns share the whole width and have to agree on each row. */
  readonly shared: boolean;
}

/** A logo divides the width: text on its left, text on its right. */
function columnSpans(edges: Span, logo: Box | null, gap: number): ColumnSpans {
  if (logo === null) return { left: edges, right: edges, shared: true };
  const before = { left: edges.left, right: logo.x - gap };
  const after = { left: logo.x + logo.width + gap, right: edges.right };
  const logoLeads = before.right <= before.left;
  return { left: logoLeads ? after : before, right: after, shared: false };
}

function placeRow(row: Row, spans: ColumnSpans, pen: LinePen): TextBox[] {
  const widths = spans.shared ? sharedWidths(row, spans.left, pen) : [width(spans.left), width(spans.right)];
  return [
    pen.write(row.left, spans.left, "left", widths[0]),
    pen.write(row.right, spans.right, "right", widths[1]),
  ].filter((box) => box !== null);
}

function width({ left, right }: Span): number {
  return right - left;
}

/** What each text of a row may take: all it wants where both fit; else the shorter one what it wants, at least half each. */
function sharedWidths(row: Row, span: Span, pen: LinePen): readonly [number, number] {
  if (row.left === undefined || row.right === undefined) return [width(span), width(span)];
  const room = width(span) - pen.gap;
  const wanted = [pen.wants(row.left), pen.wants(row.right)] as const;
  if (wanted[0] + wanted[1] <= room) return wanted;
  if (wanted[0] <= room / 2) return [wanted[0], room - wanted[0]];
  if (wanted[1] <= room / 2) return [room - wanted[1], wanted[1]];
  return [room / 2, room / 2];
}

/** Sets one line at one height. */
class LinePen {
  readonly gap: number;
  readonly height: number;
  private readonly settings: Settings;
  private readonly size: number;
  private readonly top: number;
  private readonly measure: MeasureText;

  constructor(settings: Settings, captionArea: CaptionArea, top: number, measure: MeasureText) {
    this.settings = settings;
    this.size = captionArea.fontSize;
    this.gap = GAP * captionArea.fontSize;
    this.height = LINE_HEIGHT * captionArea.fontSize;
    this.top = top;
    this.measure = measure;
  }

  private font(line: CaptionLine): Font {
    return { family: captionFamily(this.settings), weight: line.weight, size: this.size };
  }

  wants(line: CaptionLine): number {
    return this.measure(line.text, this.font(line));
  }

  /** The line's box, or null where there is no line or not even an ellipsis fits. */
  write(line: CaptionLine | undefined, span: Span, align: "left" | "right", room: number): TextBox | null {
    if (line === undefined) return null;
    const font = this.font(line);
    const text = shorten(line.text, room, (candidate) => this.measure(candidate, font));
    if (text === "") return null;
    const taken = this.measure(text, font);
    const x = align === "left" ? span.left : span.right - taken;
    return {
      role: line.role,
      text,
      full: line.text,
      font,
      colour: contrastColour(this.settings.outerBorderColor),
      opacity: 1,
      align,
      direction: textDirection(line.text),
      box: { x, y: this.top, width: taken, height: this.height },
      baseline: this.top + BASELINE * this.size,
    };
  }
}
