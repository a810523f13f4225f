import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { delayAfter, jittered } from "./schedule.ts";

describe("the delay before the next try", () => {
  it.each([
    [1, 1000],
    [2, 1500],
    [3, 2250],
    [4, 3375],
    [11, 57_665.039_062_5],
    [12, 60_000],
    [10_000, 60_000],
  ])("after failure %i is %d ms", (failures, delay) => {
    expect(delayAfter(failures)).toBeCloseTo(delay, 6);
  });

  it("varies by half of itself in both directions", () => {
    expect(jittered(1000, 0)).toBe(500);
    expect(jittered(1000, 0.5)).toBe(1000);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, random) => {
          const delay = jittered(delayAfter(failures), random);
          expect(delay).toBeGreaterThanOrEqual(500);
          expect(delay).toBeLessThanOrEqual(60_000);
        },
      ),
    );
  });
});
