/** The Free plan's mark, bottom right, out of the caption's way where there is room. */
import { captionFamily } from "../caption/family.ts";
import { contrastColour } from "../colour.ts";
import type { Settings } from "../settings.ts";
import type { Box, Font, Layout, MeasureText, Size, TextBox } from "./types.ts";

export const WATERMARK_TEXT = "Framed with Matte";
const OPACITY = 0.25;
const SMALLEST = 14;
const SHARE_OF_HEIGHT = 0.02;
/** Baseline below the box's top, in em, for a box one em high. */
const BASELINE = 0.86;

/** `max(14, 2 percent of the canvas height)` pixels, one em from the right and bottom edges; smaller on a tiny canvas. */
export function placeWatermark(layout: Layout, settings: Settings, measure: MeasureText): TextBox {
  const { font, width } = fitFont(layout.canvas, settings, measure);
  const box = findRoom({ width, height: font.size }, layout);
  return {
    role: "watermark",
    text: WATERMARK_TEXT,
    full: WATERMARK_TEXT,
    font,
    colour: contrastColour(settings.outerBorderColor),
    opacity: OPACITY,
    align: "right",
    direction: "ltr",
    box,
    baseline: box.y + BASELINE * font.size,
  };
}

function fitFont(canvas: Size, settings: Settings, measure: MeasureText): { font: Font; width: number } {
  const wanted = Math.max(SMALLEST, SHARE_OF_HEIGHT * canvas.height);
  const face = { family: captionFamily(settings), weight: 400 } as const;
  const widthInEm = measure(WATERMARK_TEXT, { ...face, size: wanted }) / wanted;
  const size = Math.min(wanted, canvas.width / (widthInEm + 2), canvas.height / 2);
  return { font: { ...face, size }, width: widthInEm * size };
}

/** The first of: its own place, lower, further left. Where none is clear it lies under the text, in its own place. */
function findRoom(mark: Size, { canvas, caption, logo }: Layout): Box {
  const em = mark.height;
  const ink = [...caption.map((text) => text.box), ...(logo ? [logo] : [])];
  const own = { ...mark, x: canvas.width - em - mark.width, y: canvas.height - 2 * em };
  const free = (box: Box): boolean => box.x >= 0 && !ink.some((other) => overlap(box, other));
  return [own, lower(own, ink, canvas), leftOf(own, ink)].find(free) ?? own;
}

/** Halfway between the lowest ink and the canvas edge. */
function lower(own: Box, ink: readonly Box[], canvas: Size): Box {
  const floor = Math.max(0, ...ink.map((box) => box.y + box.height));
  return { ...own, y: Math.min(canvas.height - own.height, (floor + canvas.height - own.height) / 2) };
}

/** One em left of whatever it would lie under. */
function leftOf(own: Box, ink: readonly Box[]): Box {
  const edge = Math.min(own.x + own.width, ...ink.filter((box) => overlap(own, box)).map((box) => box.x - own.height));
  return { ...own, x: edge - own.width };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
