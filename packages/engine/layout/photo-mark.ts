/** The mark on the photo: a text or the logo, once or over the whole photo. */
import { cleanLine } from "../caption/clean-line.ts";
import { textDirection } from "../caption/direction.ts";
import { captionFace } from "../caption/family.ts";
import type { HexColour } from "../colour.ts";
import { inkOnPhoto } from "../label/ink-on-photo.ts";
import { ALL_TONES, type PhotoTones, tonesIn } from "../photo-tones.ts";
import type { Settings } from "../settings/table.ts";
import { type Box, overlap, type Size } from "./geometry.ts";
import { logoForMatte } from "./chosen-logo.ts";
import type { Layout, LayoutInput, PhotoMark, TextBox } from "./types.ts";

/** Distance to the photo's edges, as a share of its shorter side. */
const INSET = 0.03;
/** Tallest mark, as a share of the photo's height. */
const TALLEST = 0.4;
/** Height of a line of text, and its baseline, in em. */
const LINE = 1.3;
const BASELINE = 0.99;
/** Distances between tiles, in widths and heights of a mark, and the least, as a share of the photo's longer side. */
const APART = { across: 1.8, down: 3 };
const LEAST_STEP = 0.06;

type MarkInput = Pick<LayoutInput, "settings" | "measure" | "tones">;

/** Places the mark on the photo in its final size; null without one. */
export function placePhotoMark(exported: Pick<Layout, "photo" | "captionArea">, input: MarkInput): PhotoMark | null {
  const { settings } = input;
  const made = settings.photoMark === "text" ? textMark(exported.photo, input) : logoMark(exported.photo, settings);
  if (settings.photoMark === "none" || made === null) return null;
  const { photo } = exported;
  const inset = INSET * Math.min(photo.width, photo.height);
  const { photoMarkPlace: place } = settings;
  const boxes =
    place === "tiled" ? tiles(made.size, photo) : [clearOf(exported, singleBox(made.size, place, photo, inset))];
  const { textAt } = made;
  const inkAt = inkBy(input.tones);
  const logoInkAt = (box: Box): HexColour | null =>
    settings.logoColours === "text" ? inkAt(partOf(box, photo)) : null;
  return {
    texts: textAt === null ? [] : boxes.map((box) => textAt(box)),
    logos: textAt === null ? boxes.map((box) => ({ ...box, ink: logoInkAt(box) })) : [],
    opacity: settings.photoMarkOpacity / 100,
  };
}

interface Mark {
  readonly size: Size;
  /** Null for the logo. */
  readonly textAt: ((box: Box) => TextBox) | null;
}

function textMark(photo: Box, { settings, measure, tones }: MarkInput): Mark | null {
  const text = cleanLine(settings.photoMarkText);
  if (text === "") return null;
  const face = { ...captionFace(settings, text), weight: 500 } as const;
  const perEm = measure(text, { ...face, size: 100 }) / 100;
  if (perEm <= 0) return null;
  const em = Math.min((settings.photoMarkSize / 100) * photo.width, photo.width * (1 - 2 * INSET)) / perEm;
  const size = Math.min(em, (TALLEST * photo.height) / LINE);
  const font = { ...face, size };
  const inkAt = inkBy(tones);
  const textAt = (box: Box): TextBox => ({
    role: "mark",
    text,
    full: text,
    font,
    colour: inkAt(partOf(box, photo)),
    opacity: settings.photoMarkOpacity / 100,
    align: "left",
    direction: textDirection(text),
    box,
    baseline: box.y + BASELINE * size,
  });
  return { size: { width: perEm * size, height: LINE * size }, textAt };
}

/** Ink for a part of the photo, computed once for each range of tones. */
function inkBy(tones: PhotoTones | undefined): (part: Box) => HexColour {
  const known = new Map<number, HexColour>();
  return (part) => {
    const range = tones === undefined ? ALL_TONES : tonesIn(tones, part);
    const key = range.darkest * 256 + range.lightest;
    const ink = known.get(key) ?? inkOnPhoto(range, null).ink;
    known.set(key, ink);
    return ink;
  };
}

function logoMark(photo: Box, settings: Settings): Mark | null {
  const logo = logoForMatte(settings);
  if (logo === null) return null;
  const ratio = logo.height / logo.width;
  const width = Math.min((settings.photoMarkSize / 100) * photo.width, (TALLEST * photo.height) / ratio);
  return { size: { width, height: width * ratio }, textAt: null };
}

function partOf(box: Box, photo: Box): Box {
  return {
    x: (box.x - photo.x) / photo.width,
    y: (box.y - photo.y) / photo.height,
    width: box.width / photo.width,
    height: box.height / photo.height,
  };
}

function singleBox(size: Size, place: Settings["photoMarkPlace"], photo: Box, inset: number): Box {
  const across = place.includes("left") ? 0 : place.includes("right") ? 1 : 0.5;
  const down = place.startsWith("top") ? 0 : place.startsWith("bottom") ? 1 : 0.5;
  return {
    ...size,
    x: photo.x + inset + (photo.width - 2 * inset - size.width) * across,
    y: photo.y + inset + (photo.height - 2 * inset - size.height) * down,
  };
}

/** Moves a mark off a label on the photo, to the side with the photo's middle. */
function clearOf({ photo, captionArea }: Pick<Layout, "photo" | "captionArea">, box: Box): Box {
  if (captionArea === null || !overlap(captionArea, box)) return box;
  const gap = box.height / 2;
  const isLow = captionArea.y + captionArea.height / 2 > photo.y + photo.height / 2;
  const y = isLow ? captionArea.y - gap - box.height : captionArea.y + captionArea.height + gap;
  return y < photo.y || y + box.height > photo.y + photo.height ? box : { ...box, y };
}

/** Marks in rows, every other row moved by half a step; only whole ones. */
function tiles(size: Size, photo: Box): Box[] {
  const least = LEAST_STEP * Math.max(photo.width, photo.height);
  const step = { x: Math.max(least, APART.across * size.width), y: Math.max(least, APART.down * size.height) };
  const boxes: Box[] = [];
  for (let row = 0; row * step.y + size.height <= photo.height; row += 1) {
    const start = row % 2 === 0 ? 0 : step.x / 2;
    for (let x = start; x + size.width <= photo.width; x += step.x)
      boxes.push({ ...size, x: photo.x + x, y: photo.y + row * step.y });
  }
  return centred(boxes, photo);
}

/** Moves tiles so that the photo has the same space on opposite sides. */
function centred(boxes: readonly Box[], photo: Box): Box[] {
  const right = Math.max(0, ...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(0, ...boxes.map(({ y, height }) => y + height));
  const by = { x: (photo.x + photo.width - right) / 2, y: (photo.y + photo.height - bottom) / 2 };
  return boxes.map((box) => ({ ...box, x: box.x + by.x, y: box.y + by.y }));
}
