import fc from "fast-check";
import { expect, test } from "vitest";
import { pngMachine } from "../encode/kernel-machine.ts";
import { plainMachine } from "../encode/testing/plain/machine.ts";
import { unfilter } from "./unfilter.ts";

const kernel = pngMachine()!;
const plain = plainMachine();

/** Rows of random bytes with random filter types, and one above them. */
const given = fc
  .record({ pixel: fc.constantFrom(1, 2, 3, 4, 6, 8), width: fc.integer({ min: 1, max: 40 }) })
  .chain(({ pixel, width }) => {
    const row = fc.tuple(fc.nat(4), fc.uint8Array({ minLength: pixel * width, maxLength: pixel * width }));
    const rows = fc.array(row, { minLength: 2, maxLength: 6 });
    return rows.map((each) => ({
      pixel,
      stored: 1 + pixel * width,
      bytes: each.flatMap(([type, data]) => [type, ...data]),
    }));
  });

test("the kernel reverses every filter like the reference", () => {
  fc.assert(
    fc.property(given, ({ bytes, stored, pixel }) => {
      const [ours, expected] = [Uint8Array.from(bytes), Uint8Array.from(bytes)];
      expect(unfilter(kernel, ours, { stored, pixel })).toBe(true);
      expect(unfilter(plain, expected, { stored, pixel })).toBe(true);
      expect(ours).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test.each([5, 255])("filter type %i is unknown", (type) => {
  const rows = Uint8Array.of(0, 1, 2, type, 3, 4);
  expect(unfilter(kernel, rows, { stored: 3, pixel: 2 })).toBe(false);
});
