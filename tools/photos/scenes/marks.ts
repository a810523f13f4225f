import { ridges } from "./ridges.ts";
import { type Colour, type Scene, put } from "./shading.ts";

/** 8-bit colours in the upright scene's four corners. No two are similar. */
export const CORNERS = {
  topLeft: [200, 48, 40],
  topRight: [44, 150, 70],
  bottomLeft: [40, 70, 190],
  bottomRight: [226, 190, 50],
} as const satisfies Record<string, Colour>;

/** Mark size as a fraction of width and height. */
export const MARK_SIZE = 0.25;

/** Mountains with a coloured mark in each corner, to recognise the orientation in tests. */
export const marks: Scene = (view) => {
  const mountains = ridges(view);
  return (x, y, into) => {
    const mark = markAt(x / view.aspect, y);
    if (mark === undefined) mountains(x, y, into);
    else put(into, mark, 1 / 255);
  };
};

function markAt(u: number, v: number): Colour | undefined {
  const left = u < MARK_SIZE;
  const top = v < MARK_SIZE;
  if (!left && u < 1 - MARK_SIZE) return undefined;
  if (!top && v < 1 - MARK_SIZE) return undefined;
  if (top) return left ? CORNERS.topLeft : CORNERS.topRight;
  return left ? CORNERS.bottomLeft : CORNERS.bottomRight;
}
