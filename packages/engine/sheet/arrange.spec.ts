import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { overlap } from "../layout/geometry.ts";
import {
  type Arrangement,
  ARRANGEMENTS,
  isOneSize,
  placeInCells,
  sheetCells,
  sheetGap,
  sheetGaps,
  sheetSizes,
} from "./arrange.ts";

const PIXEL = { width: 1, height: 1 };
const LANDSCAPE = { width: 300, height: 200 };
const PORTRAIT = { width: 200, height: 300 };

function arranged(
  photos: readonly { width: number; height: number }[],
  arrangement: Arrangement,
  gap: number,
  unit = PIXEL,
) {
  return placeInCells(sheetCells(photos, arrangement), gap, unit);
}

describe("A sheet", () => {
  it("has its photos in a row, in a column or in a grid", () => {
    const four = [LANDSCAPE, LANDSCAPE, LANDSCAPE, LANDSCAPE];
    const corners = (arrangement: Arrangement) => arranged(four, arrangement, 10)?.places.map(({ x, y }) => [x, y]);
    expect(corners("row")).toEqual([
      [0, 0],
      [310, 0],
      [620, 0],
      [930, 0],
    ]);
    expect(corners("column")).toEqual([
      [0, 0],
      [0, 210],
      [0, 420],
      [0, 630],
    ]);
    expect(corners("grid")).toEqual([
      [0, 0],
      [310, 0],
      [0, 210],
      [310, 210],
    ]);
  });

  it.each([
    [
      "row",
      [
        { width: 300, height: 200 },
        { width: 133, height: 200 },
      ],
    ],
    [
      "column",
      [
        { width: 200, height: 133 },
        { width: 200, height: 300 },
      ],
    ],
    [
      "grid",
      [
        { width: 300, height: 200 },
        { width: 200, height: 300 },
      ],
    ],
  ] as const)("brings photos of a %s to one side", (arrangement, sizes) => {
    expect(sheetSizes([LANDSCAPE, PORTRAIT], arrangement)).toEqual(sizes);
  });

  it("centres photos in the cells of a grid", () => {
    expect(arranged([LANDSCAPE, PORTRAIT], "grid", 0)).toEqual({
      size: { width: 500, height: 300 },
      places: [
        { x: 0, y: 50, ...LANDSCAPE },
        { x: 300, y: 0, ...PORTRAIT },
      ],
    });
  });

  it.each([
    ["row", 4],
    ["column", 6],
    ["grid", 4],
  ] as const)("measures the gap of a %s by the common side", (arrangement, gap) => {
    expect(sheetGap([LANDSCAPE, LANDSCAPE], { arrangement, gap: 2 })).toBe(gap);
  });

  it("knows photos of one size along the join", () => {
    const wider = { ...LANDSCAPE, width: 400 };
    expect(ARRANGEMENTS.filter((one) => isOneSize([LANDSCAPE, wider], one))).toEqual(["row"]);
    expect(ARRANGEMENTS.filter((one) => isOneSize([PORTRAIT, wider], one))).toEqual([]);
    expect(ARRANGEMENTS.filter((one) => isOneSize([PORTRAIT, PORTRAIT], one))).toEqual(["row", "column", "grid"]);
  });
});

describe("A sheet on a grid of blocks", () => {
  const unit = { width: 16, height: 16 };

  it("moves gaps by 8 px at most, and neither to 0 nor from 0", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }), fc.nat(40), (one, other, gap) => {
        const photos = [one, other].map((width) => ({ width, height: 20 }));
        const sheet = arranged(photos, "row", gap, unit);
        if (sheet === null) return;
        const [first, second] = sheet.places;
        const moved = second!.x - first!.width;
        expect(second!.x % 16).toBe(0);
        expect(Math.abs(moved - gap)).toBeLessThanOrEqual(8);
        expect(moved === 0).toBe(gap === 0);
      }),
    );
  });

  it.each([
    [45, 0],
    [48, 3],
  ])("is not made of photos %i px wide with a gap of %i px", (width, gap) => {
    expect(arranged([{ width, height: 20 }, LANDSCAPE], "row", gap, unit)).toBeNull();
  });
});

describe("The gaps of a sheet", () => {
  it("cover all of it without a photo, once", () => {
    const side = fc.integer({ min: 1, max: 40 });
    const photos = fc.array(fc.record({ width: side, height: side }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(photos, fc.constantFrom(...ARRANGEMENTS), fc.nat(9), (sizes, arrangement, gap) => {
        const sheet = arranged(sizes, arrangement, gap)!;
        const parts = [...sheet.places, ...sheetGaps(sheet)];
        const area = parts.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(area).toBe(sheet.size.width * sheet.size.height);
        expect(parts.some((part, n) => parts.slice(n + 1).some((other) => overlap(part, other)))).toBe(false);
      }),
    );
  });
});
