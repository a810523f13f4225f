/** The caption: its area, its lines and its logo. */
import { captionColumns, captionDescription } from "../caption/columns.ts";
import { textDirection } from "../caption/direction.ts";
import { captionFace } from "../caption/family.ts";
import { captionInk } from "../caption/ink.ts";
import type { HexColour } from "../colour.ts";
import type { Settings } from "../settings/table.ts";
import { captionEdges, fontSizeIn, LINE_HEIGHT, placeCaptionArea, type CaptionArea } from "./caption-area.ts";
import { type PlacedLine, type TextRow, widthOf } from "./caption-flow.ts";
import { arrangeAround, arrangeText, isBelowText } from "./caption-space.ts";
import { overlap, placeBox } from "./geometry.ts";
import type { Grid } from "./grid.ts";
import { heightForLogo, logoInArea, logoInMatte, wantedLogo } from "./logo.ts";
import type { CaptionText } from "./logo-space.ts";
import type { MatteFrame } from "./matte-frame.ts";
import { placeText } from "./text-box.ts";
import type { CaptionPart, CaptionRole, Font, FontWeight, LayoutInput, TextBox } from "./types.ts";

/** Distance from a line's top to its baseline, in em: capitals are in the middle of a line 1.4 em high. */
const BASELINE = 1.06;
/** Rounding error, in pixels; a line leaving the area by more is left out. */
const TOLERANCE = 1e-6;

type CaptionInput = Pick<LayoutInput, "settings" | "subject" | "camera" | "measure" | "tones">;

/** Lays out the caption. The area that the text needs without a logo sets the logo's size, then text and logo share the width. */
export function placeCaption(input: CaptionInput, frame: MatteFrame, grid: Grid): CaptionPart {
  const { settings } = input;
  const text = captionText(input, frame);
  const plain = arrangeText(text);
  const { box } = placeCaptionArea(frame, plain.length, settings, grid);
  const size = wantedLogo(settings, frame, box.height);
  const isCentred = text.columns.right.length > 0 || isBelowText(text);
  const position = isCentred ? "center" : settings.logoPosition;
  const alone = { rows: plain, logo: null, above: 0 };
  const { rows, logo, above } = size === null ? alone : arrangeAround(text, { ...size, position });
  const sized = logo && size && { x: logo.left, width: widthOf(logo), height: widthOf(logo) * size.ratio };
  const least = settings.growForLogo && sized !== null ? heightForLogo(sized.height) : 0;
  const area = placeCaptionArea(frame, rows.length, settings, grid, least);
  const canvas = { width: frame.framed.width, height: frame.framed.height + area.box.height };
  const ink = captionInk(settings, { canvas, box: area.box, tones: input.tones });
  const style = { ink, fonts: text.fonts };
  return {
    added: area.box.height,
    captionArea: area.box,
    marks: [],
    caption: rows.flatMap((row, index) => placeRow(row, index, style, area)),
    logo: sized && logoInArea(sized, area, above),
    logoCentred: sized !== null && position !== settings.logoPosition,
    logoLimit: size?.limit ?? null,
    cut: cutRoles(rows),
  };
}

/** Moves a caption when matte is added to its frame: it keeps its place below the photo. */
export function moveCaption(part: CaptionPart, settings: Settings, from: MatteFrame, frame: MatteFrame): CaptionPart {
  const { framed, photo } = frame;
  const { captionArea, caption, marks, logo, shade } = part;
  const isOnPhoto = captionArea !== null && overlap(captionArea, from.photo);
  const below = settings.labelStyle === "plain" ? framed.height - from.framed.height : photo.y - from.photo.y;
  const to = { factor: 1, x: photo.x - from.photo.x, y: below };
  return {
    ...part,
    captionArea: isOnPhoto
      ? placeBox(captionArea, to)
      : captionArea && { ...captionArea, y: captionArea.y + below, width: framed.width },
    ...(shade && { shade: { ...shade, box: placeBox(shade.box, to) } }),
    marks: marks.map((mark) => ({ ...mark, box: placeBox(mark.box, to) })),
    caption: caption.map((text) => placeText(text, to)),
    logo: isOnPhoto ? logoInMatte(settings, frame) : logo && placeBox(logo, to),
  };
}

/** A picture without a caption may have a logo all the same. */
export function withoutCaption(settings: Settings, frame: MatteFrame): CaptionPart {
  const logo = logoInMatte(settings, frame);
  return { added: 0, captionArea: null, caption: [], marks: [], logo, logoCentred: false, logoLimit: null, cut: [] };
}

function captionText({ settings, subject, camera, measure }: CaptionInput, frame: MatteFrame): CaptionText {
  const fontSize = fontSizeIn(frame, settings);
  const columns = captionColumns(settings, subject, camera);
  const { family, fallback } = captionFace(settings, captionDescription(columns));
  const fontOf = (weight: FontWeight): Font =>
    fallback === undefined ? { family, weight, size: fontSize } : { family, fallback, weight, size: fontSize };
  const fonts = { 400: fontOf(400), 500: fontOf(500), 600: fontOf(600) };
  return {
    layout: settings.captionLayout,
    columns,
    edges: captionEdges(frame, fontSize),
    axis: frame.framed.width / 2,
    fontSize,
    fonts,
    measure: (text, { weight }) => measure(text, fonts[weight]),
  };
}

interface CaptionStyle extends Pick<CaptionText, "fonts"> {
  readonly ink: HexColour;
}

function placeRow(row: TextRow, index: number, style: CaptionStyle, area: CaptionArea): TextBox[] {
  const height = LINE_HEIGHT * area.fontSize;
  const top = area.textTop + index * height;
  if (top + height > area.box.y + area.box.height + TOLERANCE) return [];
  return row.filter(({ line }) => line.text !== "" && line.scale > 0).map((place) => textBox(place, top, style, area));
}

function textBox(
  { line, x, align }: PlacedLine,
  top: number,
  { ink, fonts }: CaptionStyle,
  { fontSize }: CaptionArea,
): TextBox {
  const { source, text, width, scale } = line;
  const font = fonts[source.weight];
  return {
    role: source.role,
    text,
    full: source.text,
    font: scale === 1 ? font : { ...font, size: fontSize * scale },
    colour: ink,
    opacity: 1,
    align,
    direction: textDirection(source.text),
    box: { x, y: top, width, height: LINE_HEIGHT * fontSize },
    baseline: top + BASELINE * fontSize,
  };
}

function cutRoles(rows: readonly TextRow[]): CaptionRole[] {
  const roles = rows.flatMap((row) => row.filter(({ line }) => line.cut).map(({ line }) => line.source.role));
  return [...new Set(roles)].filter((role) => role !== "separator");
}
