/** Strokes and bevel around the photo. They are drawn in the matte and never make the picture larger (docs/geometry.md). */
import { strokePixels } from "../settings/stroke.ts";
import type { Settings } from "../settings/table.ts";
import { bevelColours } from "./bevel-colours.ts";
import { evenInsets, outset, type Box } from "./geometry.ts";
import type { MatteFrame } from "./matte-frame.ts";
import type { Bevel, FlatArea, Layout, Ring } from "./types.ts";

export type Rings = Pick<Layout, "stroke" | "bevel" | "secondStroke">;

/** Stroke, bevel and second stroke from the photo outwards, with widths in whole pixels. */
export function placeRings({ stroke, photo, ...frame }: MatteFrame, settings: Settings): Rings {
  const bevel = bevelWidth(frame, settings);
  const second = fitSecondStroke(frame, bevel, settings);
  return {
    stroke: ringAround(photo, 0, stroke, settings.innerBorderColor),
    bevel: bevelAround(photo, stroke, bevel, settings.outerBorderColor),
    secondStroke: ringAround(photo, stroke + second.start, second.width, settings.secondStrokeColor),
  };
}

/** Width of the matte's inner edge that bevel and second stroke take up. */
export function ringsWidth(frame: MatteFrame, settings: Settings): number {
  const bevel = bevelWidth(frame, settings);
  const { start, width } = fitSecondStroke(frame, bevel, settings);
  return width === 0 ? bevel : start + width;
}

function bevelWidth(frame: Pick<MatteFrame, "matte" | "base">, { bevelSize }: Settings): number {
  return Math.min(Math.round((bevelSize / 1000) * frame.base), narrowest(frame));
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

function bevelAround(photo: Box, distance: number, width: number, matte: Ring["colour"]): Bevel | null {
  if (width === 0) return null;
  return { box: outset(photo, evenInsets(distance + width)), width, colours: bevelColours(matte) };
}

/** The inner edge of a ring. */
export function insideOf({ box, width }: Pick<Ring, "box" | "width">): Box {
  return outset(box, evenInsets(-width));
}

/** Areas of one colour over the background, each over those before it; the photo covers the inside of the last. */
export function flatAreas({ background, bevel, secondStroke, stroke }: Layout): readonly FlatArea[] {
  return [
    ...(secondStroke === null ? [] : [secondStroke, { box: insideOf(secondStroke), colour: background }]),
    ...(bevel === null ? [] : bevelAreas(bevel)),
    ...(stroke === null ? [] : [stroke]),
  ].map(({ box, colour }) => ({ box, colour }));
}

/** The four flats of a bevel: those above and below have its full width. */
function bevelAreas(bevel: Bevel): FlatArea[] {
  const { box, width, colours } = bevel;
  const inside = insideOf(bevel);
  const middle = { y: inside.y, width, height: inside.height };
  return [
    { box: { ...box, height: width }, colour: colours.top },
    { box: { ...box, y: inside.y + inside.height, height: width }, colour: colours.bottom },
    { box: { ...middle, x: box.x }, colour: colours.left },
    { box: { ...middle, x: inside.x + inside.width }, colour: colours.right },
  ];
}
