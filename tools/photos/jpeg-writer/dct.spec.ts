import fc from "fast-check";
import { expect, it } from "vitest";
import { forwardDct } from "./dct.ts";
import { ZIGZAG } from "./zigzag.ts";

/** The definition of ITU-T T.81 §A.3.3, summed literally. */
function definition(samples: readonly number[]): number[] {
  const scale = (n: number): number => (n === 0 ? Math.SQRT1_2 : 1);
  return samples.map((_, position) => {
    const [u, v] = [position % 8, Math.floor(position / 8)];
    const sum = samples.reduce((total, sample, at) => {
      const [x, y] = [at % 8, Math.floor(at / 8)];
      return total + sample * Math.cos(((2 * x + 1) * u * Math.PI) / 16) * Math.cos(((2 * y + 1) * v * Math.PI) / 16);
    }, 0);
    return (scale(u) * scale(v) * sum) / 4;
  });
}

it("forwardDct matches the definition of the standard", () => {
  const block = fc.array(fc.integer({ min: -128, max: 127 }), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(block, (samples) => {
      const fast = Float64Array.from(samples);
      forwardDct(fast);
      definition(samples).forEach((value, n) => expect(fast[n]).toBeCloseTo(value, 8));
    }),
    { numRuns: 30 },
  );
});

it("ZIGZAG visits every position of a block in zig-zag order", () => {
  expect([...ZIGZAG.subarray(0, 10)]).toEqual([0, 1, 8, 16, 9, 2, 3, 10, 17, 24]);
  expect([...ZIGZAG.subarray(60)]).toEqual([47, 55, 62, 63]);
  expect(new Set(ZIGZAG).size).toBe(64);
});
