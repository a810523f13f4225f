import { describe, expect, it } from "vitest";
import { partInPixels } from "./heif-map.ts";

describe("a part of a gain map", () => {
  it.each([
    // Both edges are rounded down; the size alone would be rounded up, to 4.
    [
      { left: 0.12, top: 0, width: 0.325, height: 1 },
      { x: 1, y: 0, width: 3, height: 5 },
    ],
    [
      { left: 0.16, top: 0.5, width: 0.34, height: 0.5 },
      { x: 2, y: 3, width: 3, height: 2 },
    ],
    // Less than a pixel, at the end.
    [
      { left: 0.99, top: 0.99, width: 0.01, height: 0.01 },
      { x: 9, y: 4, width: 1, height: 1 },
    ],
  ])("of shares %o is pixels %o, each edge the nearest one", (part, box) => {
    expect(partInPixels(part, { width: 10, height: 5 })).toEqual(box);
  });

  it("borders on the part next to it", () => {
    const size = { width: 13, height: 7 };
    for (let share = 2; share < 39; share += 1) {
      const one = partInPixels({ left: 0, top: 0, width: share / 40, height: 1 }, size);
      const other = partInPixels({ left: share / 40, top: 0, width: 1 - share / 40, height: 1 }, size);
      expect([one.width, other.x + other.width]).toEqual([other.x, size.width]);
    }
  });
});
