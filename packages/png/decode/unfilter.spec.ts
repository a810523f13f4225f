import fc from "fast-check";
import { expect, test } from "vitest";
import { pngMachine } from "../encode/kernel-machine.ts";
import type { PngMachine } from "../encode/ops.ts";
import { plainMachine } from "../encode/testing/plain/machine.ts";
import { unfilter } from "./unfilter.ts";

const kernel = pngMachine()!;
const plain = plainMachine();

/** Random rows with random filter types, and one row above. */
const given = fc
  .record({ pixel: fc.constantFrom(1, 2, 3, 4, 6, 8), width: fc.integer({ min: 1, max: 40 }) })
  .chain(({ pixel, width }) => {
    const row = fc.tuple(fc.nat(4), fc.uint8Array({ minLength: pixel * width, maxLength: pixel * width }));
    const rows = fc.array(row, { minLength: 2, maxLength: 6 });
    return rows.map((each) => ({
      pixel,
      stored: 1 + pixel * width,
      bytes: Uint8Array.from(each.flatMap(([type, data]) => [type, ...data])),
    }));
  });

/** Unfilters all rows but the first, in `length`-byte pieces, as from a stream. */
function unfiltered(machine: PngMachine, bytes: Uint8Array, length: number, rows: Parameters<typeof unfilter>[3]) {
  const [above, rest] = [bytes.subarray(0, rows.stored), bytes.subarray(rows.stored)];
  const count = Math.ceil(rest.length / length);
  const pieces = Array.from({ length: count }, (_, n) => rest.subarray(n * length, (n + 1) * length));
  return unfilter(machine, above, pieces, rows)?.slice();
}

test("the kernel reverses every filter like the reference", () => {
  fc.assert(
    fc.property(given, fc.integer({ min: 1, max: 100 }), ({ bytes, stored, pixel }, length) => {
      const ours = unfiltered(kernel, bytes, length, { stored, pixel });
      expect(ours).toHaveLength(bytes.length - stored);
      expect(ours).toEqual(unfiltered(plain, bytes, bytes.length, { stored, pixel }));
    }),
    { numRuns: 500 },
  );
});

test.each([5, 255])("filter type %i is unknown", (type) => {
  const row = Uint8Array.of(type, 3, 4);
  expect(unfilter(kernel, new Uint8Array(3), [row], { stored: 3, pixel: 2 })).toBeNull();
});
