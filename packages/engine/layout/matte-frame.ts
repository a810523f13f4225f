/** The photo with its stroke and matte, before any caption (docs/geometry.md). */
import { strokePixels, widestStroke } from "../settings/stroke.ts";
import type { MeasuredBy, Settings } from "../settings/table.ts";
import { addInsets, evenInsets, type Box, type Insets, type Size } from "./geometry.ts";
import { matteOnGrid, smallMatteOnGrid, type Grid } from "./grid.ts";

/** Lengths in whole pixels of the photo. */
export interface MatteFrame {
  readonly matte: Insets;
  /** Stroke between matte and photo; the same on all sides. */
  readonly stroke: number;
  readonly photo: Box;
  /** Photo, stroke and matte together: the framed width, and the height without the caption. */
  readonly framed: Size;
  /** Length named by `measuredBy`: matte, text and strokes are shares of it. */
  readonly base: number;
  /** The base length with stroke and matte on both ends: caption area and logo are shares of it. */
  readonly framedBase: number;
}

/**
 * Frames a photo, its matte moved onto the grid if possible.
 * @param onPaper the matte in pixels if it is measured on paper
 */
export function frameInMatte(settings: Settings, photo: Size, grid: Grid, onPaper: number | null = null): MatteFrame {
  const base = baseLength(settings.measuredBy, photo);
  const wanted = onPaper === null ? wantedMatte(settings, base) : weighted(onPaper, settings);
  const stroke = Math.min(strokePixels(settings.innerBorderSize, settings.strokeUnit, base), widestStroke(photo.width));
  const offCentre = grid.mayShift ? smallMatteOnGrid(wanted, stroke, grid) : null;
  const matte = matteOnGrid(wanted, stroke, grid) ?? offCentre ?? wanted;
  const { left, right } = borderOf({ matte, stroke });
  return frameWithin({ photo, stroke, base, framedBase: base + left + right }, matte);
}

/** A frame with another matte; what is measured by the base length stays. */
export function frameWithin(
  { photo, stroke, base, framedBase }: Pick<MatteFrame, "stroke" | "base" | "framedBase"> & { readonly photo: Size },
  matte: Insets,
): MatteFrame {
  const { width, height } = photo;
  const { top, right, bottom, left } = borderOf({ stroke, matte });
  return {
    stroke,
    base,
    framedBase,
    matte,
    photo: { x: left, y: top, width, height },
    framed: { width: width + left + right, height: height + top + bottom },
  };
}

/** Measures a photo for matte, text and strokes, in whole pixels. */
export function baseLength(measuredBy: MeasuredBy, { width, height }: Size): number {
  switch (measuredBy) {
    case "width":
      return width;
    case "short":
      return Math.min(width, height);
    case "long":
      return Math.max(width, height);
    case "mean":
      return Math.round(Math.sqrt(width * height));
  }
}

/** Matte and stroke together. */
export function borderOf({ matte, stroke }: Pick<MatteFrame, "matte" | "stroke">): Insets {
  return addInsets(matte, evenInsets(stroke));
}

/** `round(percent of the base length)` on each side, with the bottom's weight; or a percentage for each side. */
function wantedMatte({ outerBorderSize, bottomWeight, matteSides }: Settings, base: number): Insets {
  const share = (percent: number): number => Math.round((percent / 100) * base);
  if (matteSides === null) return weighted((outerBorderSize / 100) * base, { bottomWeight });
  const { top, right, bottom, left } = matteSides;
  return { top: share(top), right: share(right), bottom: share(bottom), left: share(left) };
}

function weighted(matte: number, { bottomWeight }: Pick<Settings, "bottomWeight">): Insets {
  const outer = Math.round(matte);
  return { ...evenInsets(outer), bottom: Math.round(outer * (1 + bottomWeight / 100)) };
}
