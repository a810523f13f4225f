/** The photo with its stroke and matte, before any caption (DECISIONS §1). */
import { strokeWidth } from "../ranges.ts";
import type { Settings } from "../settings.ts";
import { outerOnGrid, type Grid } from "./grid.ts";
import type { Box, Size } from "./types.ts";

/** Whole pixels of the photo. */
export interface Frame {
  readonly outer: number;
  readonly inner: number;
  readonly photo: Box;
  /** Width and height of photo, stroke and matte together: the framed width, and the height without caption. */
  readonly framed: Size;
}

/** `outer = round(percent of W)`, moved onto the grid where that is possible; `framed = photo + 2 inner + 2 outer`. */
export function framePhoto(settings: Settings, { width, height }: Size, grid: Grid): Frame {
  const exact = Math.round((settings.outerBorderSize / 100) * width);
  const inner = strokeWidth(settings.innerBorderSize, width);
  const outer = outerOnGrid(exact, inner, grid) ?? exact;
  const edge = outer + inner;
  return {
    outer,
    inner,
    photo: { x: edge, y: edge, width, height },
    framed: { width: width + 2 * edge, height: height + 2 * edge },
  };
}
