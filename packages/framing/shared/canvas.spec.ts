import { expect, test } from "vitest";
import { fitInside } from "./canvas.ts";

test.each([
  [6000, 4000, 240, 240, 160],
  [4000, 6000, 240, 160, 240],
  [100, 50, 240, 100, 50],
  [3000, 1, 240, 240, 1],
  [1, 1, 1, 1, 1],
])("%i x %i px fit inside %i as %i x %i", (width, height, longSide, fittedWidth, fittedHeight) => {
  expect(fitInside({ width, height }, longSide)).toEqual({ width: fittedWidth, height: fittedHeight });
});
