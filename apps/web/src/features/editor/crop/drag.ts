/** Moving and resizing a crop. All results are whole pixels inside the bounds. */
import type { Box } from "@matte/engine";
import { type Bounds, type EdgeRates, fitted, isInside, reach, wantedOf } from "./bounds.ts";

export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** Sides of the crop that a handle moves: -1 for left or top, 1 for right or bottom, 0 for neither. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** Shortest side of a crop in pixels, so that its handles stay apart; a smaller photo can only be cropped as a whole. */
export const MIN_SIDE = 32;

const STILL: EdgeRates = { left: 0, top: 0, right: 0, bottom: 0 };
const ACROSS: EdgeRates = { ...STILL, left: 1, right: 1 };
const DOWN: EdgeRates = { ...STILL, top: 1, bottom: 1 };

/** Moves a crop, along the bounds where they stop it. */
export function moved(bounds: Bounds, box: Box, by: Vector): Box {
  const across = { ...box, x: box.x + wholeSteps(bounds, box, ACROSS, by.x) };
  return { ...across, y: across.y + wholeSteps(bounds, across, DOWN, by.y) };
}

/** Moves a handle. @param ratio width by height to keep; null for any */
export function resized(bounds: Bounds, box: Box, handle: Handle, by: Vector, ratio: number | null): Box {
  return ratio === null ? resizedFreely(bounds, box, handle, by) : resizedInRatio(bounds, box, handle, by, ratio);
}

function resizedFreely(bounds: Bounds, box: Box, { x, y }: Handle, by: Vector): Box {
  const across = withSide(bounds, box, x === 0 ? null : x < 0 ? "left" : "right", by.x);
  return withSide(bounds, across, y === 0 ? null : y < 0 ? "top" : "bottom", by.y);
}

function withSide(bounds: Bounds, box: Box, side: keyof EdgeRates | null, by: number): Box {
  if (side === null) return box;
  const isAcross = side === "left" || side === "right";
  const isFirst = side === "left" || side === "top";
  const most = Math.max(0, (isAcross ? box.width : box.height) - MIN_SIDE);
  const allowed = isFirst ? Math.min(by, most) : Math.max(by, -most);
  const steps = wholeSteps(bounds, box, { ...STILL, [side]: 1 }, allowed);
  const grown = isFirst ? -steps : steps;
  const start = isFirst ? steps : 0;
  return isAcross
    ? { ...box, x: box.x + start, width: box.width + grown }
    : { ...box, y: box.y + start, height: box.height + grown };
}

/** Grows from the opposite corner, or from the middle of the opposite side. */
function resizedInRatio(bounds: Bounds, box: Box, handle: Handle, by: Vector, ratio: number): Box {
  const { min, max } = reach(bounds, box, ratesOf(handle, ratio));
  const least = Math.min(0, Math.max(MIN_SIDE, MIN_SIDE * ratio) - box.width);
  const growth = Math.min(Math.max(growthOf(handle, by, ratio), least, min), max);
  for (let width = Math.round(box.width + growth); width > 0; width -= 1) {
    const next = anchored(box, handle, width, Math.max(1, Math.round(width / ratio)));
    if (isInside(bounds, next)) return next;
  }
  return box;
}

/** Changes of the edges while the width grows by a pixel. */
function ratesOf({ x, y }: Handle, ratio: number): EdgeRates {
  const down = 1 / ratio;
  return {
    left: x < 0 ? -1 : x === 0 ? -1 / 2 : 0,
    right: x > 0 ? 1 : x === 0 ? 1 / 2 : 0,
    top: y < 0 ? -down : y === 0 ? -down / 2 : 0,
    bottom: y > 0 ? down : y === 0 ? down / 2 : 0,
  };
}

/** Growth of the width: that of a corner is its way along the diagonal. */
function growthOf({ x, y }: Handle, by: Vector, ratio: number): number {
  if (y === 0) return x * by.x;
  if (x === 0) return y * by.y * ratio;
  return ((x * by.x * ratio + y * by.y) * ratio) / (ratio ** 2 + 1);
}

function anchored(box: Box, { x, y }: Handle, width: number, height: number): Box {
  const at = (side: -1 | 0 | 1, start: number, before: number, after: number): number => {
    if (side > 0) return start;
    return side < 0 ? start + before - after : Math.round(start + (before - after) / 2);
  };
  return { x: at(x, box.x, box.width, width), y: at(y, box.y, box.height, height), width, height };
}

/** Movement of a handle for an arrow key: with a ratio at least a pixel along its way. */
export function arrowMove(handle: Handle, by: Vector, ratio: number | null): Vector {
  if (ratio === null) return by;
  const growth = by.x === 0 ? handle.y * by.y * ratio : handle.x * by.x;
  const visible = Math.sign(growth) * Math.max(1, Math.abs(growth));
  return { x: handle.x * visible, y: (handle.y * visible) / ratio };
}

/** Follows two fingers: as much larger as their distance grows, around the point between them. */
export function pinched(bounds: Bounds, box: Box, from: Vector, to: Vector, spread: number): Box {
  const { centre, ratio, width } = wantedOf(box);
  const least = Math.min(width, Math.max(MIN_SIDE, MIN_SIDE * ratio));
  const factor = Math.max(spread, least / width);
  return fitted(bounds, {
    centre: { x: to.x + (centre.x - from.x) * factor, y: to.y + (centre.y - from.y) * factor },
    width: width * factor,
    ratio,
  });
}

/** Rounds steps to whole ones within reach, towards none. */
function wholeSteps(bounds: Bounds, box: Box, rates: EdgeRates, wanted: number): number {
  const { min, max } = reach(bounds, box, rates);
  const steps = Math.round(wanted);
  // `+ 0`: no negative zero
  return (steps < 0 ? Math.max(steps, Math.ceil(min - 1e-6)) : Math.min(steps, Math.floor(max + 1e-6))) + 0;
}

/** The largest crop of a ratio, in the middle. */
export function largest(bounds: Bounds, ratio: number): Box {
  const { width, height } = bounds.frame;
  return fitted(bounds, { centre: { x: width / 2, y: height / 2 }, width, ratio });
}
