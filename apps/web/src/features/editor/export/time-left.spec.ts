import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

test.each([
  [2999, 0.5, null],
  [60_000, 0, null],
  [60_000, 0.25, 180_000],
  [60_000, 1, 0],
])("after %d ms, with a share of %d done, %o ms are left", (elapsed, share, left) => {
  expect(timeLeft(elapsed, share)).toBe(left);
});
