import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { expect, test } from "vitest";
import { unfitBy } from "./change-frame.ts";

test.each<[Partial<Settings>, string | null]>([
  [{ shape: "1:1" }, "Fit the paper turned off: the shape sets the canvas"],
  [{ socialPreset: "story-9x16" }, "Fit the paper turned off: the preset sets the canvas"],
  [{}, null],
  [{ shape: "1:1", fitPaper: false }, null],
  [{ shape: "1:1", printSize: "none" }, null],
  [{ shape: "1:1", printSize: "custom" }, null],
])("With a paper, %j is said to set the canvas by: %s", (changes, text) => {
  expect(unfitBy({ ...DEFAULT_SETTINGS, printSize: "a4", ...changes })).toBe(text);
});
