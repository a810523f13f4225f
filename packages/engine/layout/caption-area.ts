/** The caption area below the matte: its height, and where text may stand in it. */
import type { CaptionColumns } from "../caption/columns.ts";
import type { Settings } from "../settings.ts";
import type { Frame } from "./frame.ts";
import { nearestMultiple, type Grid } from "./grid.ts";
import type { Box } from "./types.ts";

export const LINE_HEIGHT = 1.4;
/** Share of the framed width that the strip has besides its text. */
const AIR = 0.1;
/** Text never comes nearer to the canvas edge than this share of the framed width. */
const SIDE_AIR = 0.03;

export interface CaptionArea {
  readonly box: Box;
  /** Pixels of one em. */
  readonly fontSize: number;
  /** Top of the first line, canvas y. */
  readonly textTop: number;
  /** Height of all lines. */
  readonly textHeight: number;
}

/** Where the columns' outer edges stand: at the photo's edges, kept off the canvas edge. */
export function textEdges({ framed, photo }: Frame): { readonly left: number; readonly right: number } {
  const left = Math.max(photo.x, SIDE_AIR * framed.width);
  return { left, right: framed.width - left };
}

/**
 * `round(0.10 FW + lines * 1.4 * fontPx)` high. The first line starts `max(0, (0.10 FW - outer) / 2)` below the strip's
 * top, so that the air between photo and text equals the air between text and canvas edge.
 */
export function placeCaptionArea(frame: Frame, lines: number, settings: Settings, grid: Grid): CaptionArea {
  const { framed, outer, photo } = frame;
  const fontSize = (settings.metadataFontSize * photo.width) / 1000;
  const textHeight = lines * LINE_HEIGHT * fontSize;
  const above = Math.max(0, (AIR * framed.width - outer) / 2);
  const textTop = framed.height + above;
  const exact = Math.round(AIR * framed.width + textHeight);
  const height = nearestMultiple(exact, grid.captionArea, grid.captionArea > 1 ? above + textHeight : 0) ?? exact;
  return { box: { x: 0, y: framed.height, width: framed.width, height }, fontSize, textTop, textHeight };
}

/** The text lines of the taller column. */
export function lineCount({ left, right }: CaptionColumns): number {
  return Math.max(left.length, right.length);
}
