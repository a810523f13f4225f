import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Box } from "../layout/geometry.ts";
import { nearBox, type Point } from "./polygon.ts";

const BOX: Box = { x: 20, y: 30, width: 15, height: 10 };

const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 70 })), {
  minLength: 3,
  maxLength: 30,
});

/** Returns whether a polygon's outline winds around a place an odd number of times. */
function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = polygon.at(index - 1)!;
    const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    return crosses ? !inside : inside;
  }, false);
}

describe("A polygon near a box", () => {
  test("covers the same places of the box as all of it", () => {
    const places = Array.from({ length: BOX.width * BOX.height }, (_, at): Point => [
      BOX.x + (at % BOX.width) + 0.37,
      BOX.y + Math.floor(at / BOX.width) + 0.53,
    ]);
    fc.assert(
      fc.property(points, (polygon) => {
        const near = nearBox(polygon, BOX);
        for (const place of places) expect(isInside(place, near)).toBe(isInside(place, polygon));
      }),
    );
  });

  test("has few points of an arc that crosses the box once", () => {
    const arc = Array.from({ length: 200 }, (_, index): Point => [index, (index * index) / 40]);
    expect(nearBox(arc, BOX).length).toBeLessThan(20);
  });

  test.each<[string, readonly Point[]]>([
    [
      "above",
      [
        [0, 0],
        [90, 0],
        [40, 20],
      ],
    ],
    [
      "to the right",
      [
        [50, 0],
        [90, 0],
        [50, 90],
      ],
    ],
  ])("is none if it is %s", (_, polygon) => {
    expect(nearBox(polygon, BOX)).toEqual([]);
  });

  test("is all of it without a box", () => {
    const polygon: readonly Point[] = [
      [0, 0],
      [500, 10],
      [10, 500],
    ];
    expect(nearBox(polygon, undefined)).toBe(polygon);
  });
});
