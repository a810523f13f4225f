/** Places the label of a style below the photo: the layout's only way into this folder. */
import { captionInk } from "../caption/ink.ts";
import { matteReach } from "../layers/index.ts";
import { type Box, evenInsets } from "../layout/geometry.ts";
import { nearestMultiple, type Grid } from "../layout/grid.ts";
import { logoForMatte } from "../layout/logo.ts";
import { outputFactor } from "../layout/preset.ts";
import { isShaped } from "../layout/shape.ts";
import type { MatteFrame } from "../layout/matte-frame.ts";
import type { CaptionPart, CaptionRole, LabelMark, LayoutInput, TextBox } from "../layout/types.ts";
import type { HexColour } from "../colour.ts";
import type { Settings } from "../settings/table.ts";
import { arrange } from "./arrange/index.ts";
import type { Arranged, ArrangedLine, ArrangedMark } from "./arrange/arranged.ts";
import { labelContent, type LabelContent, textOf } from "./content.ts";
import { fieldsOf } from "./fields.ts";
import { amberOn, mix, textInk } from "./ink.ts";
import { withLogo } from "./logo.ts";
import { LABEL_ROWS, type StyledLabel } from "./rows/index.ts";
import { rolesOf } from "./texts.ts";
import { type SetLine, Typesetter } from "./typesetter.ts";
import type { LabelStyleRow } from "./types.ts";

type CaptionInput = Pick<LayoutInput, "settings" | "subject" | "camera" | "measure" | "grey">;

/** Distance to a canvas edge without matte, as a share of the base length. */
const INSET = 0.03;
/** Least distance of a label in the matte from the matte's edges, in u. */
const AIR = 1;
/** Distance from the middle of a line to its baseline, in em. */
const BASELINE = 0.34;

/** Rounding error, in pixels. */
const ROUNDING = 1e-6;

interface Label extends Arranged {
  readonly left: number;
  readonly top: number;
  /** Height that the label adds to the picture. */
  readonly added: number;
}

/** Places the label of a style; null if nothing is printed. */
export function placeLabel(style: StyledLabel, input: CaptionInput, frame: MatteFrame, grid: Grid): CaptionPart | null {
  const { settings } = input;
  const row: LabelStyleRow = LABEL_ROWS[style];
  const label = labelOf(row, input, frame);
  if (label === null) return null;
  const { matte, framed } = frame;
  const rings = reachOf(frame, settings);
  const exact = wholePixels(label.added);
  const inMatte = isInMatte(row, settings);
  const added = inMatte
    ? Math.ceil(exact / grid.captionArea) * grid.captionArea
    : (nearestMultiple(exact, grid.captionArea, exact - matte.bottom / 2) ?? exact);
  const at = inMatte ? { ...label, top: label.top + (added - exact) / 2 } : label;
  const top = framed.height - matte.bottom + rings;
  const bottom = inMatte ? framed.height + added : top + label.added;
  const colours = coloursOf(style, input);
  return {
    added,
    captionArea: { x: 0, y: top, width: framed.width, height: Math.min(bottom, framed.height + added) - top },
    caption: label.lines.filter(({ line }) => line.text !== "").map((line) => textBox(line, at, colours)),
    marks: label.marks.map((mark) => markOf(mark, at, colours)),
    logo: label.logo && moved(label.logo, at),
    logoCentred: false,
    logoLimit: null,
    cut: [...new Set(label.lines.filter(({ line }) => line.cut).map(({ line }) => roleOf(line.field)))],
  };
}

/** True for labels in the middle of the bottom matte, which grows only by what they lack. */
function isInMatte({ arrangement }: LabelStyleRow, { labelPlace }: Settings): boolean {
  return arrangement.kind === "strip" || labelPlace === "matte";
}

/** Rounds a length up to whole pixels. */
function wholePixels(length: number): number {
  return Math.ceil(length - ROUNDING);
}

/** The label with its place; null if nothing is printed. */
function labelOf(row: LabelStyleRow, input: CaptionInput, frame: MatteFrame): Label | null {
  const content = labelContent(input);
  const label = labelAt(row, content, input, frame, 1);
  if (label === null || input.settings.socialPreset === "original") return label;
  return enlarged(row, content, input, frame, label);
}

/** Smallest line on a preset's canvas, in pixels per pixel of its width. */
const SMALLEST = 22 / 1080;
/** Attempts to reach it: the picture is the smaller on its canvas the taller the label is. */
const ATTEMPTS = 6;

/** The label scaled by one factor until its smallest line can be read on a preset's canvas. */
function enlarged(
  row: LabelStyleRow,
  content: LabelContent,
  input: CaptionInput,
  frame: MatteFrame,
  first: Label,
): Label {
  let label = first;
  let factor = 1;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const size = { width: frame.framed.width, height: frame.framed.height + wholePixels(label.added) };
    const { scale, width } = outputFactor(input.settings, size);
    const smallest = Math.min(...label.lines.filter(({ line }) => !line.isMinor).map(({ line }) => line.em));
    const wanted = (SMALLEST * width) / (smallest * scale);
    if (wanted <= 1) return label;
    factor *= wanted * 1.001;
    label = labelAt(row, content, input, frame, factor) ?? label;
  }
  return label;
}

function labelAt(
  row: LabelStyleRow,
  content: LabelContent,
  { settings, measure }: CaptionInput,
  frame: MatteFrame,
  factor: number,
): Label | null {
  const { base, framed, matte, photo } = frame;
  const wanted = ((base * settings.metadataFontSize) / 25_000) * factor;
  const { left, width } = spanOf(frame, row.least * wanted);
  const u = Math.min(wanted, width / row.least);
  const setter = new Typesetter(settings, u, measure, textOf(content, fieldsOf(row.arrangement)));
  const logo = logoForMatte(settings);
  const ratio = logo && logo.height / logo.width;
  const space = { width, setter, logo: ratio, floor: factor > 1 ? smallestRole(row) * u : 0 };
  const arranged = arrange(row.arrangement, content, space);
  if (arranged.lines.length === 0) return null;
  const rings = reachOf(frame, settings);
  const upper = framed.height - matte.bottom + rings;
  const isStrip = row.arrangement.kind === "strip";
  const full = isStrip ? arranged : withLogo(arranged, row.arrangement, settings, space, frame);
  if (isInMatte(row, settings)) {
    const air = isStrip ? 0 : AIR * u;
    const added = Math.max(0, full.height + 2 * air - (matte.bottom - rings));
    return { ...full, left, added, top: (upper + framed.height + wholePixels(added) - full.height) / 2 };
  }
  const gap = row.gap * u;
  return { ...full, left, top: Math.max(upper, photo.y + photo.height) + gap, added: rings + gap + full.height };
}

/** Width taken from the bottom matte by lines around the photo. A shape may widen the other sides, and these lines with them. */
function reachOf(frame: MatteFrame, settings: Settings): number {
  const widest = isShaped(settings) ? { ...frame, matte: evenInsets(frame.matte.bottom) } : frame;
  return matteReach(widest, settings);
}

/** The photo's edges, kept off the canvas edge; those of the canvas if the photo is narrower than the label. */
function spanOf({ base, framed, photo }: MatteFrame, least: number): { readonly left: number; readonly width: number } {
  const inset = Math.min(INSET * base, framed.width / 4);
  const left = Math.max(photo.x, inset);
  const right = framed.width - Math.max(framed.width - photo.x - photo.width, inset);
  return right - left >= least ? { left, width: right - left } : { left: inset, width: framed.width - 2 * inset };
}

/** A style's smallest role, but for minor ones. */
function smallestRole({ arrangement }: LabelStyleRow): number {
  const roles = rolesOf(arrangement).filter(({ isMinor }) => isMinor !== true);
  return Math.min(...roles.map(({ size }) => size));
}

interface Colours {
  readonly ink: HexColour;
  readonly matte: HexColour;
}

function coloursOf(style: StyledLabel, { settings, grey }: CaptionInput): Colours {
  const matte = settings.outerBorderColor;
  const isAmber = settings.captionColor === null && style === "contact" && grey !== true;
  return { matte, ink: isAmber ? amberOn(matte) : captionInk(settings) };
}

function textBox(
  { line, x, top, align, baselineEm = line.em }: ArrangedLine,
  label: Label,
  { ink, matte }: Colours,
): TextBox {
  const y = label.top + top;
  return {
    role: roleOf(line.field),
    ...(line.fields !== undefined && { roles: [...new Set(line.fields.map(roleOf))] }),
    text: line.text,
    full: line.full,
    font: line.font,
    colour: textInk(ink, matte, line.ink),
    opacity: 1,
    align,
    direction: line.direction,
    box: { x: label.left + x, y, width: line.width, height: line.height },
    baseline: y + line.height / 2 + BASELINE * baselineEm,
  };
}

function markOf({ shape, box, ink: share }: ArrangedMark, label: Label, { ink, matte }: Colours): LabelMark {
  return { shape, box: moved(box, label), colour: mix(ink, matte, share) };
}

function moved(box: Box, { left, top }: Pick<Label, "left" | "top">): Box {
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
