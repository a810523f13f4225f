import fc from "fast-check";
import { expect, test } from "vitest";
import { effort } from "../../../test/effort.ts";
import { fitQuality } from "./fit-quality.ts";

const search = fc.record({
  limit: fc.integer({ min: 2000, max: 60_000 }),
  /** Bytes at quality 100, and how fast they shrink. */
  largest: fc.integer({ min: 500, max: 400_000 }),
  power: fc.double({ min: 0.5, max: 0.95, noNaN: true }),
  saving: fc.double({ min: 0.85, max: 1, noNaN: true }),
  first: fc.integer({ min: 60, max: 100 }),
  isCeiling: fc.boolean(),
});

test("a file is within its limit and close to it whenever a quality allows it, after at most seven encodes", async () => {
  await fc.assert(
    fc.asyncProperty(search, async ({ limit, largest, power, saving, first, isCeiling }) => {
      const sizeAt = (quality: number): number => Math.round(largest * (2 / (102 - quality)) ** power);
      const highest = isCeiling ? first : 100;
      let encodes = 0;
      const { file, quality } = await fitQuality({
        limit,
        first,
        highest,
        encode: async (tried) => {
          encodes += 1;
          return new Uint8Array(sizeAt(tried));
        },
        pack: (plain) => plain.slice(0, Math.ceil(plain.length * saving)),
      });
      const least = Math.ceil(sizeAt(60) * saving);
      expect(encodes).toBeLessThanOrEqual(7);
      expect(quality >= 60 && quality <= highest).toBe(true);
      if (least > limit) expect(file.length).toBe(least);
      else expect(file.length).toBeLessThanOrEqual(limit);
      if (least <= limit && quality < highest) expect(file.length).toBeGreaterThanOrEqual(0.92 * limit);
    }),
    { numRuns: effort(250, 500) },
  );
});

test("a file within the limit at the highest quality is neither packed nor encoded again", async () => {
  const file = new Uint8Array(900);
  const never = (): never => {
    throw new Error("packed");
  };
  const found = await fitQuality({ limit: 1000, first: 95, highest: 95, encode: async () => file, pack: never });
  expect(found).toEqual({ file, quality: 95 });
});
