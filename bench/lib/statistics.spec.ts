import { expect, test } from "vitest";
import { median, percentile } from "./statistics.ts";

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])("The median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [0.95, 19],
  [0.5, 10],
  [1, 20],
])("The percentile %d of 1 to 20 is %d", (share, expected) => {
  expect(
    percentile(
      Array.from({ length: 20 }, (_, index) => 20 - index),
      share,
    ),
  ).toBe(expected);
});
