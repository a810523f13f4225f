/** The photo with its stroke and matte, before any caption (DECISIONS §1). */
import { strokeWidth } from "../settings/stroke.ts";
import type { Settings } from "../settings/table.ts";
import { addInsets, evenInsets, outset, type Box, type Insets, type Size } from "./geometry.ts";
import { matteOnGrid, type Grid } from "./grid.ts";

/** Lengths in whole pixels of the photo. */
export interface MatteFrame {
  readonly matte: Insets;
  /** Width of the stroke between matte and photo; the same on all sides. */
  readonly stroke: number;
  readonly photo: Box;
  /** Size of photo, stroke and matte together: the framed width, and the height without the caption. */
  readonly framed: Size;
}

/** The frame of a photo, its matte moved onto the grid if the grid allows that. */
export function frameInMatte(settings: Settings, photo: Size, grid: Grid): MatteFrame {
  const wanted = wantedMatte(settings, photo);
  const stroke = strokeWidth(settings.innerBorderSize, photo.width);
  const matte = matteOnGrid(wanted, stroke, grid) ?? wanted;
  const border = borderOf({ matte, stroke });
  // Field by field: a size may be a bitmap, whose sides cannot be spread.
  const box = { x: border.left, y: border.top, width: photo.width, height: photo.height };
  const { width, height } = outset(box, border);
  return { matte, stroke, photo: box, framed: { width, height } };
}

/** Matte and stroke together. */
export function borderOf({ matte, stroke }: Pick<MatteFrame, "matte" | "stroke">): Insets {
  return addInsets(matte, evenInsets(stroke));
}

/** `round(percent of the photo's width)` on each side. */
function wantedMatte({ outerBorderSize }: Settings, { width }: Size): Insets {
  return evenInsets(Math.round((outerBorderSize / 100) * width));
}
