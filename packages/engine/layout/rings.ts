/** Strokes, inner mat and bevels around the photo. They are drawn in the matte and never make the picture larger (docs/geometry.md). */
import type { HexColour } from "../colour.ts";
import { strokePixels } from "../settings/stroke.ts";
import type { Settings } from "../settings/table.ts";
import { bevelReach, placeBevel } from "./bevel.ts";
import { type Box, evenInsets, outset, placeBox, type Placement } from "./geometry.ts";
import type { MatteFrame } from "./matte-frame.ts";
import type { Band, Bevel, FlatArea, Ring } from "./parts.ts";

export function strokeAround({ photo, stroke }: MatteFrame, { innerBorderColor }: Settings): Ring | null {
  return ringAround(photo, 0, stroke, innerBorderColor);
}

/**
 * Bevel of the board next to the stroke: the inner mat, or the matte.
 * @param grey true if the bevel may have no colour
 */
export function bevelAround(frame: MatteFrame, settings: Settings, grey: boolean): Bevel | null {
  const { bevel: width, mat, free } = boardWidths(frame, settings);
  if (width === 0) return null;
  const inside = outset(frame.photo, evenInsets(frame.stroke));
  const face = mat === 0 ? { free, matte: faceOf(settings) } : { free: mat, matte: settings.innerMatColor };
  return placeBevel({ ...face, width, inside, base: frame.base, grey });
}

/** The matte's only colour. */
function faceOf({ background, outerBorderColor }: Settings): HexColour | null {
  return background === "colour" ? outerBorderColor : null;
}

export function innerMatAround(frame: MatteFrame, settings: Settings): Ring | null {
  const { bevel, mat } = boardWidths(frame, settings);
  return ringAround(frame.photo, frame.stroke + bevel, mat, settings.innerMatColor);
}

/** The matte's bevel, outside the inner mat. */
export function outerBevelAround(frame: MatteFrame, settings: Settings, grey: boolean): Bevel | null {
  const { bevel: width, mat, free } = boardWidths(frame, settings);
  if (width === 0 || mat === 0) return null;
  const inside = outset(frame.photo, evenInsets(frame.stroke + width + mat));
  return placeBevel({ width, inside, free, matte: faceOf(settings), base: frame.base, grey });
}

/** Returns the width that bevels and inner mat take from the matte's inner edge. */
export function reachOfBoards(frame: MatteFrame, settings: Settings): number {
  const { bevel: width, mat, free } = boardWidths(frame, settings);
  const beneath = mat === 0 || width === 0 ? mat : width + mat;
  return width === 0 ? beneath : beneath + bevelReach({ width, free, base: frame.base });
}

/** Widths of each bevel and of the inner mat, and the matte that they leave free on its narrowest side. */
function boardWidths(frame: MatteFrame, { bevelSize, innerMatSize }: Settings) {
  const { base } = frame;
  const space = narrowest(frame);
  const mat = Math.min(Math.round((innerMatSize / 100) * base), space);
  const bevels = mat === 0 ? 1 : 2;
  const bevel = Math.min(Math.round((bevelSize / 1000) * base), Math.floor((space - mat) / bevels));
  return { bevel, mat, free: space - mat - bevels * bevel };
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

/** Distance from the first stroke, and width. A matte too narrow for both takes the gap first; bevels and inner mat stay clear. */
function fitSecondStroke(frame: MatteFrame, settings: Settings): { readonly start: number; readonly width: number } {
  const { secondStrokeGap, secondStrokeSize, strokeUnit } = settings;
  const [space, boards] = [narrowest(frame), reachOfBoards(frame, settings)];
  const width = Math.min(strokePixels(secondStrokeSize, strokeUnit, frame.base), space - boards);
  const gap = Math.round((secondStrokeGap / 100) * frame.base);
  return { start: Math.max(boards, Math.min(gap, space - width)), width };
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
