import fc from "fast-check";
import { expect, it, test } from "vitest";
import { convertedStroke, strokePixels } from "./stroke.ts";

test.each([
  [12, "permille", 2900, 4.1],
  [4.1, "px", 2900, 12],
  [1, "permille", 6000, 0.2],
  [0, "permille", 6000, 0],
] as const)("%s is in %s on %i pixels %s", (size, unit, base, converted) => {
  expect(convertedStroke(size, unit, base)).toBe(converted);
});

it("A line keeps its width when its unit changes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 500, max: 9999 }), (pixels, base) => {
      const permille = convertedStroke(pixels, "permille", base);
      expect(strokePixels(permille, "permille", base)).toBe(pixels);
      expect(convertedStroke(permille, "px", base)).toBe(pixels);
    }),
  );
});
