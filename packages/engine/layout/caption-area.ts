/** The caption area below the matte: its height, and where its text begins. */
import type { Settings } from "../settings/table.ts";
import type { Box } from "./geometry.ts";
import { nearestMultiple, type Grid } from "./grid.ts";
import type { MatteFrame } from "./matte-frame.ts";

export const LINE_HEIGHT = 1.4;
/** Height in addition to the text, as a share of the framed base length. */
const PADDING = 0.1;
/** Smallest distance between text or logo and canvas edge, as a share of the framed width. */
export const SIDE_PADDING = 0.03;
/** Captions narrower than this, in em, may be wider than the photo. */
const NARROW = 12;

export interface CaptionArea {
  readonly box: Box;
  /** Pixels per em. */
  readonly fontSize: number;
  /** Top of the first line, canvas y. */
  readonly textTop: number;
  /** Height of all lines. */
  readonly textHeight: number;
}

/** Returns the outer edges of columns: the photo's edges, kept off the canvas edge. */
export function textEdges({ framed, photo }: MatteFrame): { readonly left: number; readonly right: number } {
  const least = SIDE_PADDING * framed.width;
  const afterPhoto = framed.width - photo.x - photo.width;
  return { left: Math.max(photo.x, least), right: framed.width - Math.max(afterPhoto, least) };
}

/** The same for a caption; under a narrow photo it is as wide as the canvas allows. */
export function captionEdges(frame: MatteFrame, fontSize: number): { readonly left: number; readonly right: number } {
  const edges = textEdges(frame);
  if (edges.right - edges.left >= NARROW * fontSize) return edges;
  const { width } = frame.framed;
  return { left: SIDE_PADDING * width, right: (1 - SIDE_PADDING) * width };
}

/** Returns pixels per em. */
export function fontSizeIn({ base }: MatteFrame, { metadataFontSize }: Settings): number {
  return (metadataFontSize * base) / 1000;
}

/**
 * Places the area, `round(0.10 FB + lines * 1.4 * fontPx)` high. The first line is `max(0, (0.10 FB - bottom matte) / 2)` below the
 * area's top, so that the padding between photo and text equals the padding between text and canvas edge.
 * @param least height that a logo needs; what it adds moves the text towards the area's middle
 */
export function placeCaptionArea(
  frame: MatteFrame,
  lines: number,
  settings: Settings,
  grid: Grid,
  least = 0,
): CaptionArea {
  const { framed, framedBase, matte } = frame;
  const fontSize = fontSizeIn(frame, settings);
  const textHeight = lines * LINE_HEIGHT * fontSize;
  const above = Math.max(0, (PADDING * framedBase - matte.bottom) / 2);
  const forText = Math.round(PADDING * framedBase + textHeight);
  const exact = Math.max(forText, Math.ceil(least));
  const toMiddle = Math.max(0, (exact - textHeight) / 2 - above);
  const textTop = framed.height + above + Math.min(exact - forText, toMiddle);
  const lowest = Math.max(above + textHeight, least);
  const height = nearestMultiple(exact, grid.captionArea, grid.captionArea > 1 ? lowest : 0) ?? exact;
  return { box: { x: 0, y: framed.height, width: framed.width, height }, fontSize, textTop, textHeight };
}
