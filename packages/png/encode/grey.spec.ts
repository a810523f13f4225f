import { expect, test } from "vitest";
import { isGrey } from "./grey.ts";

test.each([
  ["grey pixels, whatever their alpha", [7, 7, 7, 255, 0, 0, 0, 3], true],
  ["a reddish pixel", [7, 7, 7, 255, 8, 7, 7, 255], false],
  ["a greenish pixel", [7, 8, 7, 255], false],
  ["a bluish pixel", [7, 7, 8, 255], false],
])("isGrey of %s is decided by every channel", (_, pixels, grey) => {
  expect(isGrey(Uint8ClampedArray.from(pixels))).toBe(grey);
});
