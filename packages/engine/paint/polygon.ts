/** Polygons as far as they matter to a part of the picture. */
import type { Box } from "../layout/geometry.ts";

export type Point = readonly [x: number, y: number];

/** Smallest box around points. */
export function boundsOf(points: readonly Point[]): Box {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** Pixels around a part on which smoothed edges may depend. */
const MARGIN = 2;

/**
 * Leaves out corners far from a box: between two others on the same side of it they change no pixel inside.
 * @param box absent for the whole polygon
 * @returns nothing for a polygon that does not reach the box
 */
export function nearBox(points: readonly Point[], box: Box | undefined): readonly Point[] {
  if (box === undefined) return points;
  const rows = thinned(points, ([, y]) => sideOf(y, box.y, box.y + box.height));
  return thinned(rows, ([x]) => sideOf(x, box.x, box.x + box.width));
}

type Side = "before" | "inside" | "after";

function sideOf(place: number, start: number, end: number): Side {
  if (place < start - MARGIN) return "before";
  return place > end + MARGIN ? "after" : "inside";
}

function thinned(points: readonly Point[], sideAt: (point: Point) => Side): readonly Point[] {
  const sides = points.map(sideAt);
  const [first] = sides;
  if (first !== "inside" && sides.every((one) => one === first)) return [];
  return points.filter((_, index) => {
    const side = sides[index];
    return side === "inside" || sides.at(index - 1) !== side || sides[(index + 1) % sides.length] !== side;
  });
}
