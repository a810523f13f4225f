import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HuffmanTable, huffmanCodes, optimalTable } from "./huffman.ts";
import { STANDARD_AC, STANDARD_DC } from "./standard-tables.ts";

/** Returns codes as binary text, by symbol. */
function codesOf(table: HuffmanTable): ReadonlyMap<number, string> {
  const { code, length } = huffmanCodes(table);
  return new Map(
    [...table.symbols].map((symbol) => [symbol, code[symbol]!.toString(2).padStart(length[symbol]!, "0")]),
  );
}

function expectUsable(table: HuffmanTable): void {
  const codes = [...codesOf(table).values()].toSorted();
  expect(table.counts.reduce((sum, count) => sum + count, 0)).toBe(table.symbols.length);
  expect(new Set(table.symbols).size).toBe(table.symbols.length);
  codes.forEach((code, n) => {
    expect(code.length).toBeLessThanOrEqual(16);
    expect(code).toContain("0");
    expect(codes[n + 1]?.startsWith(code) ?? false).toBe(false);
  });
}

describe("the standard Huffman tables", () => {
  it.each([...STANDARD_DC, ...STANDARD_AC])("are prefix codes without a code of all ones", expectUsable);

  it.each<[number, number, string]>([
    [0, 0x00, "1010"],
    [0, 0x01, "00"],
    [0, 0xf0, "11111111001"],
    [0, 0xfa, "1111111111111110"],
    [1, 0x00, "00"],
    [1, 0x11, "1011"],
    [1, 0xf0, "1111111010"],
    [1, 0xf1, "111111111000011"],
  ])("have in AC table %i for %i the code %s, as in T.81's tables K.5 and K.6", (table, symbol, code) => {
    expect(codesOf(STANDARD_AC[table]!).get(symbol)).toBe(code);
  });
});

describe("an optimal Huffman table", () => {
  it("is a prefix code of at most 16 bits for any frequencies", () => {
    const frequencies = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1 << 30 })), {
      minLength: 256,
      maxLength: 256,
    });
    fc.assert(
      fc.property(frequencies, (counts) => {
        const table = optimalTable(Uint32Array.from(counts));
        expect(table.symbols.length).toBe(counts.filter((count) => count > 0).length);
        expectUsable(table);
      }),
      { numRuns: 40 },
    );
  });

  it("stays within 16 bits for Fibonacci frequencies, which would take 30", () => {
    const frequencies = new Uint32Array(256);
    for (let n = 0, a = 1, b = 1; n < 30; n++, [a, b] = [b, a + b]) frequencies[n] = a;
    expectUsable(optimalTable(frequencies));
  });

  it("gives a single symbol a code of one bit", () => {
    const frequencies = new Uint32Array(256);
    frequencies[7] = 3;
    expect(codesOf(optimalTable(frequencies))).toEqual(new Map([[7, "0"]]));
  });
});
