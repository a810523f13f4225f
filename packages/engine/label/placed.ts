/** A label with its place, as parts of a layout. */
import { type HexColour, mix } from "../colour.ts";
import type { Box } from "../layout/geometry.ts";
import type { CaptionPart, CaptionRole, LabelMark, TextBox } from "../layout/types.ts";
import type { Arranged, ArrangedLine, ArrangedMark } from "./arrange/arranged.ts";
import { textInk } from "./ink.ts";
import type { Mutable, SetLine } from "./typesetter.ts";

/** Distance from a line's middle to its baseline, in em. */
const BASELINE = 0.34;

export interface PlacedLabel extends Arranged {
  readonly left: number;
  readonly top: number;
  /** Height that the label adds to the picture. */
  readonly added: number;
}

/** A label at a place. */
export function placedAt(
  { height, lines, marks, logo }: Arranged,
  left: number,
  top: number,
  added: number,
): PlacedLabel {
  return { height, lines, marks, logo, left, top, added };
}

export interface LabelColours {
  readonly ink: HexColour;
  /** Colour under the ink. */
  readonly matte: HexColour;
  /** Contrast ratio for quiet texts, if not the usual one. */
  readonly least?: number;
}

/** The label's fields in a layout. */
export function partsOf(
  label: PlacedLabel,
  colours: LabelColours,
): Pick<CaptionPart, "caption" | "marks" | "logo" | "cut"> {
  return {
    caption: label.lines.filter(({ line }) => line.text !== "").map((line) => textBox(line, label, colours)),
    marks: label.marks.map((mark) => markOf(mark, label, colours)),
    logo: label.logo && moved(label.logo, label),
    cut: distinct(label.lines.filter(({ line }) => line.cut).map(({ line }) => roleOf(line.field))),
  };
}

function textBox(
  { line, x, top, align, baselineEm = line.em }: ArrangedLine,
  label: PlacedLabel,
  { ink, matte, least }: LabelColours,
): TextBox {
  const y = label.top + top;
  const box: Mutable<TextBox> = {
    role: roleOf(line.field),
    text: line.text,
    full: line.full,
    font: line.font,
    colour: textInk(ink, matte, line.ink, least),
    opacity: 1,
    align,
    direction: line.direction,
    box: { x: label.left + x, y, width: line.width, height: line.height },
    baseline: y + line.height / 2 + BASELINE * baselineEm,
  };
  if (line.isDisplay) box.isDisplay = true;
  if (line.fields !== undefined) box.roles = distinct(line.fields.map(roleOf));
  return box;
}

function distinct(roles: readonly CaptionRole[]): CaptionRole[] {
  return roles.filter((role, index) => roles.indexOf(role) === index);
}

function markOf({ shape, box, ink: share }: ArrangedMark, label: PlacedLabel, { ink, matte }: LabelColours): LabelMark {
  return { shape, box: moved(box, label), colour: mix(ink, matte, share) };
}

function moved(box: Box, { left, top }: Pick<PlacedLabel, "left" | "top">): Box {
  return { ...box, x: left + box.x, y: top + box.y };
}

/** Caption field that a line shows. */
function roleOf(field: SetLine["field"]): CaptionRole {
  switch (field) {
    case "year":
    case "day":
      return "date";
    case "exposure":
      return "exif";
    case "city":
      return "location";
    case "description":
      return "subject";
    case "creator":
    case "number":
      return "credit";
    default:
      return field;
  }
}
