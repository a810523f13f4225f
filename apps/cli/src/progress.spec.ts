import { expect, it } from "vitest";
import { progressLine } from "./progress.ts";

it.each([
  [1, 4, 500, "1 of 4 photos · 2.0 photos/s · 2 s left"],
  [100, 1000, 10_000, "100 of 1,000 photos · 10.0 photos/s · 2 min left"],
  [4, 4, 1000, "4 of 4 photos · 4.0 photos/s · 0 s left"],
])("progress after %i of %i photos in %i ms has rate and time left", (done, total, elapsed, line) => {
  expect(progressLine(done, total, elapsed)).toBe(line);
});
