import { DEFAULT_SETTINGS } from "@matte/engine";
import { expect, it } from "vitest";
import { handleAt, layoutSides, percentOf, placeAround, placeInside } from "./drawing.ts";

const PHOTO = { width: 1000, height: 500 };
const SPACE = { width: 300, height: 200 };
const settings = { ...DEFAULT_SETTINGS, outerBorderSize: 10, innerBorderSize: 0 };
const before = layoutSides(settings, PHOTO);
const place = placeInside(before, SPACE);

it("The drawing fills its space in one direction, and is in the middle of the other", () => {
  expect(place).toEqual({ factor: 0.25, x: 0, y: 12.5 });
});

it.each([
  ["top", { left: 150, top: 12.5 }],
  ["right", { left: 300, top: 100 }],
  ["bottom", { left: 150, top: 187.5 }],
  ["left", { left: 0, top: 100 }],
] as const)("The handle of %s is in the middle of its edge", (side, expected) => {
  expect(handleAt(side, before, place)).toEqual(expected);
});

it.each(["top", "right", "bottom", "left"] as const)("A handle of %s stays under the pointer", (side) => {
  const outwards = { top: [0, -10], right: [10, 0], bottom: [0, 10], left: [-10, 0] }[side];
  const move = { x: outwards[0]!, y: outwards[1]! };
  const percent = 10 + percentOf(side, move, settings, PHOTO, place.factor);
  const sides = { top: 10, right: 10, bottom: 10, left: 10, [side]: percent };
  const after = layoutSides({ ...settings, matteSides: sides }, PHOTO);
  const [start, end] = [
    handleAt(side, before, place),
    handleAt(side, after, placeAround(after, { layout: before, place })),
  ];
  if (move.x === 0) expect(end.top - start.top).toBeCloseTo(move.y);
  else expect(end.left - start.left).toBeCloseTo(move.x);
});

it("Caption, shape and preset do not change the drawing", () => {
  const others = { showMetadata: true, shape: "1:1", socialPreset: "story-9x16" } as const;
  expect(layoutSides({ ...settings, ...others }, PHOTO)).toEqual(before);
});
