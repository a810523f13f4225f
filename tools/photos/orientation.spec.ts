import { expect, it } from "vitest";
import { ORIENTATIONS, type Orientation, storedFor } from "./orientation.ts";

/** Stored rows for the upright rows ABC and DEF, as defined in CIPA DC-008 §4.6.4.1. */
const STORED: Record<Orientation, readonly string[]> = {
  1: ["ABC", "DEF"],
  2: ["CBA", "FED"],
  3: ["FED", "CBA"],
  4: ["DEF", "ABC"],
  5: ["AD", "BE", "CF"],
  6: ["CF", "BE", "AD"],
  7: ["FC", "EB", "DA"],
  8: ["DA", "EB", "FC"],
};

it.each(ORIENTATIONS)("storedFor rearranges the pixels for orientation %i", (orientation) => {
  const letters = [..."ABCDEF"].flatMap((letter) => [letter.charCodeAt(0), 0, 1]);
  const { width, height, data } = storedFor(orientation, { width: 3, height: 2, data: Uint8Array.from(letters) });
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => String.fromCharCode(data[(y * width + x) * 3]!)).join(""),
  );
  expect(rows).toEqual(STORED[orientation]);
});
