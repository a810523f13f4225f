import { expect, test } from "vitest";
import { timeLeft, timeLeftText } from "./time-left.ts";

test.each([
  [2999, 0.5, null],
  [60_000, 0, null],
  [60_000, 0.25, 180_000],
  [60_000, 1, 0],
])("after %d ms, with a share of %d done, %o ms are left", (elapsed, share, left) => {
  expect(timeLeft(elapsed, share)).toBe(left);
});

test.each([
  [0, "a few seconds left"],
  [9999, "a few seconds left"],
  [14_000, "about 10 s left"],
  [54_000, "about 50 s left"],
  [55_000, "about 1 min left"],
  [230_000, "about 4 min left"],
  [89 * 60_000, "about 89 min left"],
  [130 * 60_000, "about 2 h left"],
])("%d ms are shown as %s", (milliseconds, words) => {
  expect(timeLeftText(milliseconds)).toBe(words);
});
