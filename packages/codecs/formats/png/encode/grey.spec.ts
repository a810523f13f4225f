import { expect, test } from "vitest";
import { isGrey } from "./grey.ts";

test.each([
  ["grey, whatever its alpha", [7, 7, 7, 255, 0, 0, 0, 3], true],
  ["reddish", [7, 7, 7, 255, 8, 7, 7, 255], false],
  ["greenish", [7, 8, 7, 255], false],
  ["bluish", [7, 7, 8, 255], false],
])("%s", (_, pixels, grey) => {
  expect(isGrey(Uint8ClampedArray.from(pixels))).toBe(grey);
});
