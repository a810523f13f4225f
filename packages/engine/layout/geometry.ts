/** Boxes and the space around them. All lengths are pixels; the origin is the top left corner. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** A scale, and the movement after it. */
export interface Placement {
  readonly factor: number;
  readonly x: number;
  readonly y: number;
}

/** Lengths along the four sides of a box. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export type Side = keyof Insets;

export const SIDES = ["top", "right", "bottom", "left"] as const satisfies readonly Side[];

/** The same length on all four sides. */
export function evenInsets(length: number): Insets {
  return { top: length, right: length, bottom: length, left: length };
}

/** A box enlarged on each side. */
export function outset({ x, y, width, height }: Box, { top, right, bottom, left }: Insets): Box {
  return { x: x - left, y: y - top, width: width + (left + right), height: height + (top + bottom) };
}

/** Both insets, side by side. */
export function addInsets(one: Insets, other: Insets): Insets {
  return {
    top: one.top + other.top,
    right: one.right + other.right,
    bottom: one.bottom + other.bottom,
    left: one.left + other.left,
  };
}

/** A box, scaled, then moved. */
export function placeBox(box: Box, { factor, x, y }: Placement): Box {
  return { x: x + box.x * factor, y: y + box.y * factor, width: box.width * factor, height: box.height * factor };
}

/** True if two boxes share an area. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Part of a box inside another; empty if they share none. */
export function cropBox(box: Box, within: Box): Box {
  const x = Math.max(box.x, within.x);
  const y = Math.max(box.y, within.y);
  const right = Math.min(box.x + box.width, within.x + within.width);
  const bottom = Math.min(box.y + box.height, within.y + within.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** Smallest box around others; empty around none. */
export function unionOf(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let [x, y, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    x = Math.min(x, box.x);
    y = Math.min(y, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x, y, width: right - x, height: bottom - y };
}
