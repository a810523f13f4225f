/** Strokes and bevel around the photo. They are drawn in the matte and never make the picture larger (docs/geometry.md). */
import { strokePixels } from "../settings/stroke.ts";
import type { Settings } from "../settings/table.ts";
import { bevelReach, placeBevel } from "./bevel.ts";
import { type Box, evenInsets, outset, placeBox, type Placement } from "./geometry.ts";
import type { MatteFrame } from "./matte-frame.ts";
import type { Band, Bevel, FlatArea, Ring } from "./parts.ts";

export function strokeAround({ photo, stroke }: MatteFrame, { innerBorderColor }: Settings): Ring | null {
  return ringAround(photo, 0, stroke, innerBorderColor);
}

/** @param grey true if the bevel may have no colour */
export function bevelAround(frame: MatteFrame, settings: Settings, grey: boolean): Bevel | null {
  const widths = bevelWidths(frame, settings);
  if (widths.width === 0) return null;
  const inside = outset(frame.photo, evenInsets(frame.stroke));
  return placeBevel({ ...widths, inside, matte: settings.outerBorderColor, grey });
}

/** Returns the width that the bevel takes from the matte's inner edge. */
export function reachOfBevel(frame: MatteFrame, settings: Settings): number {
  const widths = bevelWidths(frame, settings);
  return widths.width === 0 ? 0 : bevelReach(widths);
}

function bevelWidths(frame: MatteFrame, { bevelSize }: Settings): Parameters<typeof bevelReach>[0] {
  const { base } = frame;
  const space = narrowest(frame);
  const width = Math.min(Math.round((bevelSize / 1000) * base), space);
  return { width, free: space - width, base };
}

export function secondStrokeAround(frame: MatteFrame, settings: Settings): Ring | null {
  const { start, width } = fitSecondStroke(frame, settings);
  return ringAround(frame.photo, frame.stroke + start, width, settings.secondStrokeColor);
}

/** Returns the width that the second stroke takes from the matte's inner edge. */
export function reachOfSecondStroke(frame: MatteFrame, settings: Settings): number {
  const { start, width } = fitSecondStroke(frame, settings);
  return width === 0 ? 0 : start + width;
}

/** Distance from the first stroke, and width. A matte too narrow for both takes the gap first; the bevel stays clear. */
function fitSecondStroke(frame: MatteFrame, settings: Settings): { readonly start: number; readonly width: number } {
  const { secondStrokeGap, secondStrokeSize, strokeUnit } = settings;
  const [space, bevel] = [narrowest(frame), reachOfBevel(frame, settings)];
  const width = Math.min(strokePixels(secondStrokeSize, strokeUnit, frame.base), space - bevel);
  const gap = Math.round((secondStrokeGap / 100) * frame.base);
  return { start: Math.max(bevel, Math.min(gap, space - width)), width };
}

function narrowest({ matte }: Pick<MatteFrame, "matte">): number {
  return Math.min(matte.top, matte.right, matte.bottom, matte.left);
}

function ringAround(photo: Box, distance: number, width: number, colour: Ring["colour"]): Ring | null {
  return width === 0 ? null : { box: outset(photo, evenInsets(distance + width)), width, colour };
}

/** Returns the inner edge of a ring. */
export function insideOf({ box, width }: Pick<Ring, "box" | "width">): Box {
  return outset(box, evenInsets(-width));
}

/** Turns a ring into a band in one colour. */
export function evenBand({ box, colour }: FlatArea): Band {
  return { box, colours: { top: colour, right: colour, bottom: colour, left: colour } };
}

/** A ring or a bevel, scaled, then moved. */
export function placeRing<R extends Ring | Bevel>(ring: R, to: Placement): R {
  return { ...ring, box: placeBox(ring.box, to), width: ring.width * to.factor };
}

/** Moves a ring or a bevel around another box of the photo. */
export function followPhoto<R extends Ring | Bevel>(ring: R, exact: Box, photo: Box): R {
  return { ...ring, box: outset(photo, evenInsets(exact.x - ring.box.x)) };
}
