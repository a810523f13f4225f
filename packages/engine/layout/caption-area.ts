/** The caption area below the matte: its height, and where text begins in it. */
import type { CaptionColumns } from "../caption/columns.ts";
import type { Settings } from "../settings/table.ts";
import type { Box } from "./geometry.ts";
import { nearestMultiple, type Grid } from "./grid.ts";
import type { MatteFrame } from "./matte-frame.ts";

export const LINE_HEIGHT = 1.4;
/** Height of the area in addition to its text, as a share of the framed base length. */
const PADDING = 0.1;
/** Smallest distance between text and canvas edge, as a share of the framed width. */
const SIDE_PADDING = 0.03;

export interface CaptionArea {
  readonly box: Box;
  /** Pixels of one em. */
  readonly fontSize: number;
  /** Top of the first line, canvas y. */
  readonly textTop: number;
  /** Height of all lines. */
  readonly textHeight: number;
}

/** Outer edges of the columns: the photo's edges, kept off the canvas edge. */
export function textEdges({ framed, photo }: MatteFrame): { readonly left: number; readonly right: number } {
  const least = SIDE_PADDING * framed.width;
  const afterPhoto = framed.width - photo.x - photo.width;
  return { left: Math.max(photo.x, least), right: framed.width - Math.max(afterPhoto, least) };
}

/**
 * `round(0.10 FB + lines * 1.4 * fontPx)` high. The first line is `max(0, (0.10 FB - bottom matte) / 2)` below the area's top,
 * so that the padding between photo and text equals the padding between text and canvas edge.
 */
export function placeCaptionArea(frame: MatteFrame, lines: number, settings: Settings, grid: Grid): CaptionArea {
  const { framed, framedBase, matte } = frame;
  const fontSize = (settings.metadataFontSize * frame.base) / 1000;
  const textHeight = lines * LINE_HEIGHT * fontSize;
  const above = Math.max(0, (PADDING * framedBase - matte.bottom) / 2);
  const textTop = framed.height + above;
  const exact = Math.round(PADDING * framedBase + textHeight);
  const height = nearestMultiple(exact, grid.captionArea, grid.captionArea > 1 ? above + textHeight : 0) ?? exact;
  return { box: { x: 0, y: framed.height, width: framed.width, height }, fontSize, textTop, textHeight };
}

/** Number of text lines in the taller column. */
export function lineCount({ left, right }: CaptionColumns): number {
  return Math.max(left.length, right.length);
}
