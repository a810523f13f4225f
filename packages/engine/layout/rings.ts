/** Strokes and bevel around the photo. They are drawn in the matte and never make the picture larger (docs/geometry.md). */
import { strokePixels } from "../settings/stroke.ts";
import type { Settings } from "../settings/table.ts";
import { bevelAreas, bevelReach, placeBevel } from "./bevel.ts";
import { evenInsets, outset, type Box } from "./geometry.ts";
import type { MatteFrame } from "./matte-frame.ts";
import type { Bevel, FlatArea, Layout, Ring } from "./types.ts";

export type Rings = Pick<Layout, "stroke" | "bevel" | "secondStroke">;

/** Stroke, bevel and second stroke from the photo outwards, with widths in whole pixels. */
export function placeRings(frame: MatteFrame, settings: Settings, grey: boolean): Rings {
  const { stroke, photo } = frame;
  const bevel = bevelOf(frame, settings, grey);
  const second = fitSecondStroke(frame, reachOf(bevel), settings);
  return {
    stroke: ringAround(photo, 0, stroke, settings.innerBorderColor),
    bevel,
    secondStroke: ringAround(photo, stroke + second.start, second.width, settings.secondStrokeColor),
  };
}

/** Width of the matte's inner edge that bevel and second stroke take up. */
export function ringsWidth(frame: MatteFrame, settings: Settings): number {
  const reach = reachOf(bevelOf(frame, settings, false));
  const { start, width } = fitSecondStroke(frame, reach, settings);
  return width === 0 ? reach : start + width;
}

function bevelOf(frame: MatteFrame, { bevelSize, outerBorderColor }: Settings, grey: boolean): Bevel | null {
  const { photo, stroke, base } = frame;
  const space = narrowest(frame);
  const width = Math.min(Math.round((bevelSize / 1000) * base), space);
  if (width === 0) return null;
  const inside = outset(photo, evenInsets(stroke));
  return placeBevel({ inside, width, free: space - width, base, matte: outerBorderColor, grey });
}

function reachOf(bevel: Bevel | null): number {
  return bevel === null ? 0 : bevelReach(bevel);
}

function narrowest({ matte }: Pick<MatteFrame, "matte">): number {
  return Math.min(matte.top, matte.right, matte.bottom, matte.left);
}

/** Distance from the first stroke, and width. A matte too narrow for both takes the gap first; the bevel stays clear. */
function fitSecondStroke(
  frame: Pick<MatteFrame, "matte" | "base">,
  bevel: number,
  { secondStrokeGap, secondStrokeSize, strokeUnit }: Settings,
): { readonly start: number; readonly width: number } {
  const space = narrowest(frame);
  const width = Math.min(strokePixels(secondStrokeSize, strokeUnit, frame.base), space - bevel);
  const gap = Math.round((secondStrokeGap / 100) * frame.base);
  return { start: Math.max(bevel, Math.min(gap, space - width)), width };
}

function ringAround(photo: Box, distance: number, width: number, colour: Ring["colour"]): Ring | null {
  return width === 0 ? null : { box: outset(photo, evenInsets(distance + width)), width, colour };
}

/** The inner edge of a ring. */
export function insideOf({ box, width }: Pick<Ring, "box" | "width">): Box {
  return outset(box, evenInsets(-width));
}

/**
 * Areas of one colour over the background, each over those before it; the photo covers the inside of the last. The mitres of a bevel
 * are not among them.
 */
export function flatAreas({ background, bevel, secondStroke, stroke }: Layout): readonly FlatArea[] {
  return [
    ...(secondStroke === null ? [] : [secondStroke, { box: insideOf(secondStroke), colour: background }]),
    ...(bevel === null ? [] : bevelAreas(bevel)),
    ...(stroke === null ? [] : [stroke]),
  ].map(({ box, colour }) => ({ box, colour }));
}
