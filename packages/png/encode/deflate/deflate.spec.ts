import fc from "fast-check";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { BitsOut } from "./bits-out.ts";
import { canonicalCodes } from "./canonical.ts";
import { codeLengths } from "./code-lengths.ts";
import { lengthSymbol } from "./lengths.ts";
import { storeBlock, storedBits } from "./stored.ts";

const used = (lengths: Uint8Array): number[] => [...lengths].filter((length) => length > 0);
const kraft = (lengths: Uint8Array): number => used(lengths).reduce((sum, length) => sum + 2 ** -length, 0);

describe("code lengths", () => {
  test("are longer for rarer symbols", () => {
    expect([...codeLengths(Uint32Array.of(5, 9, 12, 13, 16, 45), 14)]).toEqual([4, 4, 3, 3, 3, 1]);
  });

  test.each([
    ["none", [0, 0, 0]],
    ["one", [0, 7, 0]],
    ["two", [3, 0, 4]],
  ])("are one bit for two symbols if %s are used", (_, frequencies) => {
    expect(used(codeLengths(Uint32Array.from(frequencies), 14))).toEqual([1, 1]);
  });

  test("fill the tree, stay within the limit and leave no used symbol without a code", () => {
    const frequency = fc.oneof(fc.constant(0), fc.nat(20), fc.nat(1_000_000));
    fc.assert(
      fc.property(
        fc.array(frequency, { minLength: 2, maxLength: 286 }),
        fc.integer({ min: 9, max: 14 }),
        (many, max) => {
          const lengths = codeLengths(Uint32Array.from(many), max);
          expect(kraft(lengths)).toBe(1);
          expect(Math.max(...lengths)).toBeLessThanOrEqual(max);
          many.forEach((each, symbol) => expect(each === 0 || lengths[symbol]! > 0).toBe(true));
        },
      ),
    );
  });

  test("are limited for Fibonacci frequencies, which give the deepest tree", () => {
    const frequencies = [1, 1];
    while (frequencies.length < 30) frequencies.push(frequencies.at(-1)! + frequencies.at(-2)!);
    const lengths = codeLengths(Uint32Array.from(frequencies), 14);
    expect([Math.max(...lengths), kraft(lengths)]).toEqual([14, 1]);
  });
});

test("canonical codes match the example of RFC 1951, with the first bit lowest", () => {
  const codes = canonicalCodes(Uint8Array.of(3, 3, 3, 3, 3, 2, 4, 4));
  const bits = [...codes].map((entry) => [...(entry >>> 8).toString(2).padStart(entry & 255, "0")].reverse().join(""));
  expect(bits).toEqual(["010", "011", "100", "101", "110", "00", "1110", "1111"]);
});

test.each([
  [3, 257, 0, 0],
  [10, 264, 0, 0],
  [11, 265, 1, 0],
  [12, 265, 1, 1],
  [66, 276, 3, 7],
  [115, 280, 4, 0],
  [131, 281, 5, 0],
  [257, 284, 5, 30],
  [258, 285, 0, 0],
])("a match length of %i is symbol %i with %i extra bits of value %i", (length, symbol, extra, rest) => {
  expect(lengthSymbol(length)).toEqual({ symbol, extra, rest });
});

test.each([0, 1, 65_535, 65_536, 200_000])("%i stored bytes inflate to themselves", (length) => {
  const bytes = new Uint8Array(2 * length + 100);
  bytes.subarray(0, length).forEach((_, at, all) => (all[at] = at * 7));
  const out = new BitsOut(bytes, length, 0);
  storeBlock(bytes, out, length, 0, length);
  expect(out.end).toBeLessThanOrEqual(storedBits(Math.max(1, length)));
  const stream = Buffer.concat([bytes.subarray(length, length + out.end / 8), deflateRawSync(new Uint8Array())]);
  expect(inflateRawSync(stream).equals(bytes.subarray(0, length))).toBe(true);
});
