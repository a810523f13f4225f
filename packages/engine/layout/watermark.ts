/** The Free plan's watermark: bottom right, clear of the caption and of the photo if there is space. */
import { captionFamily } from "../caption/family.ts";
import { inkOnMatte } from "../caption/ink.ts";
import type { PhotoTones } from "../photo-tones.ts";
import type { Settings } from "../settings/table.ts";
import { type Box, overlap, type Size } from "./geometry.ts";
import { cutPixels } from "./paper.ts";
import type { Font, MeasureText, TextBox } from "./parts.ts";

export const WATERMARK_TEXT = "Framed with Matte";
const OPACITY = 0.25;
const SMALLEST = 14;
const SHARE_OF_HEIGHT = 0.02;
/** Largest font size as a share of the canvas's width, so that it stays in the matte of small photos if possible. */
const SHARE_OF_WIDTH = 0.04;
/** Distance from the box's top to the baseline, in em, for a box one em high. */
const BASELINE = 0.86;

interface WatermarkPlace {
  readonly canvas: Size;
  /** Boxes around texts and images to avoid. */
  readonly ink: readonly Box[];
  /** Avoided as well, if the matte below it has space. */
  readonly photo: Box;
  readonly tones?: PhotoTones | undefined;
}

/**
 * Places the watermark: `max(14, 2 percent of the canvas height)` pixels, at most 4 percent of its width; one em from the right and
 * bottom edges.
 */
export function placeWatermark(place: WatermarkPlace, settings: Settings, measure: MeasureText): TextBox {
  // A print's bleed is cut off.
  const cut = cutPixels(settings, place.canvas);
  const canvas = { width: place.canvas.width - cut, height: place.canvas.height - cut };
  const { font, width } = fitFont(canvas, settings, measure);
  const box = findSpace({ width, height: font.size }, canvas, place);
  return {
    role: "watermark",
    text: WATERMARK_TEXT,
    full: WATERMARK_TEXT,
    font,
    colour: inkOnMatte(settings, null, { canvas: place.canvas, box, tones: place.tones }).ink,
    opacity: OPACITY,
    align: "right",
    direction: "ltr",
    box,
    baseline: box.y + BASELINE * font.size,
  };
}

function fitFont(canvas: Size, settings: Settings, measure: MeasureText): { font: Font; width: number } {
  const wanted = Math.max(SMALLEST, SHARE_OF_HEIGHT * canvas.height);
  const family = captionFamily(settings);
  const widthInEm = measure(WATERMARK_TEXT, { family, weight: 400, size: wanted }) / wanted;
  const size = Math.min(wanted, SHARE_OF_WIDTH * canvas.width, canvas.width / (widthInEm + 2), canvas.height / 2);
  return { font: { family, weight: 400, size }, width: widthInEm * size };
}

/** Tries the corner, lower, farther left: the first clear of ink and photo, else of ink. If none is, the corner, under the text. */
function findSpace({ width, height: em }: Size, canvas: Size, { ink, photo }: WatermarkPlace): Box {
  const corner = { width, height: em, x: canvas.width - em - width, y: canvas.height - 2 * em };
  const placeClearOf = (boxes: readonly Box[]): Box | undefined => {
    const isClear = (box: Box): boolean => box.x >= 0 && !boxes.some((other) => overlap(box, other));
    if (isClear(corner)) return corner;
    return [lower(corner, boxes, canvas), leftOf(corner, boxes)].find(isClear);
  };
  return placeClearOf([...ink, photo]) ?? placeClearOf(ink) ?? corner;
}

/** Halfway between the lowest box and the canvas edge. */
function lower(corner: Box, boxes: readonly Box[], canvas: Size): Box {
  const floor = boxes.reduce((lowest, box) => Math.max(lowest, box.y + box.height), 0);
  return { ...corner, y: Math.min(canvas.height - corner.height, (floor + canvas.height - corner.height) / 2) };
}

/** One em left of every box overlapping the corner. */
function leftOf(corner: Box, boxes: readonly Box[]): Box {
  const covering = boxes.filter((box) => overlap(corner, box));
  const edge = Math.min(corner.x + corner.width, ...covering.map((box) => box.x - corner.height));
  return { ...corner, x: edge - corner.width };
}
