import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeTable, NOTHING_CHANGED } from "./complete-table.ts";
import { decodeTable, lookUp, NO_CODE } from "./decode-table.ts";
import { encodeTable } from "./encode-table.ts";

import { optimalTable } from "./optimal-table.ts";
import { AC_SYMBOLS, DC_SYMBOLS } from "./symbols.ts";
import { eachCode, freeCodes, type HuffmanDestinations, type HuffmanTable, readHuffmanTables } from "./table.ts";

const FREQUENCIES = fc.array(fc.oneof(fc.constant(0), fc.nat(20), fc.nat(1e6)), { minLength: 256, maxLength: 256 });

/** Fibonacci-like frequencies give the longest Huffman codes. */
const STEEP = Array.from({ length: 40 }, (_, n) => Math.round(1.618 ** n));

function codes(table: HuffmanTable): string[] {
  const found: string[] = [];
  eachCode(table, (_, code, length) => found.push(code.toString(2).padStart(length, "0")));
  return found;
}

describe("optimalTable", () => {
  it("gives every symbol that occurs a prefix-free code of at most 16 bits, never all ones", () => {
    fc.assert(
      fc.property(FREQUENCIES, (frequencies) => {
        const table = optimalTable(frequencies);
        const used = frequencies.flatMap((frequency, symbol) => (frequency > 0 ? [symbol] : []));
        expect([...table.symbols].toSorted((a, b) => a - b)).toEqual(used);
        const all = codes(table).toSorted();
        expect(all.every((code, n) => n === 0 || !code.startsWith(all[n - 1]!))).toBe(true);
        expect(all.every((code) => code.length <= 16 && code.includes("0"))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it("keeps steep frequencies within 16 bits", () => {
    const table = optimalTable(STEEP);
    expect(table.symbols).toHaveLength(STEEP.length);
    expect(freeCodes(table)).toBeGreaterThan(0);
  });

  it("gives frequent symbols short codes", () => {
    const { lengths } = encodeTable(optimalTable([0, 1, 1, 2, 4, 8]));
    expect([...lengths.subarray(0, 6)]).toEqual([0, 5, 4, 3, 2, 1]);
  });
});

describe("decodeTable", () => {
  it("finds every code and no others", () => {
    fc.assert(
      fc.property(FREQUENCIES, fc.nat(0xffff), (frequencies, window) => {
        const table = optimalTable(frequencies);
        const decode = decodeTable(table);
        const bits = window.toString(2).padStart(16, "0");
        const all = codes(table);
        const match = all.findIndex((code) => bits.startsWith(code));
        const expected = match === -1 ? NO_CODE : (all[match]!.length << 8) | table.symbols[match]!;
        expect(lookUp(decode, window)).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });
});

describe("completeTable", () => {
  const zeros = Array<number>(15).fill(0);

  it.each([
    ["a table with room", optimalTable([0, 5, 3, 1])],
    ["a full table", optimalTable(STEEP)],
    ["a table of two codes without room", { counts: Uint8Array.of(2, ...zeros), symbols: Uint8Array.of(0, 1) }],
    ["an empty table", { counts: new Uint8Array(16), symbols: new Uint8Array() }],
  ])("gives %s all symbols and keeps the codes before the first changed one", (_, table) => {
    const { table: complete, changedFrom } = completeTable(table, AC_SYMBOLS);
    const [before, after] = [encodeTable(table), encodeTable(complete)];
    for (const symbol of table.symbols) {
      const same = after.codes[symbol] === before.codes[symbol] && after.lengths[symbol] === before.lengths[symbol];
      expect(same).toBe(before.codes[symbol]! << (16 - before.lengths[symbol]!) < changedFrom);
    }
    expect(AC_SYMBOLS.every((symbol) => after.lengths[symbol]! > 0)).toBe(true);
    expect(freeCodes(complete)).toBeGreaterThan(0);
  });

  it("changes no codes of a table with room", () => {
    expect(completeTable(optimalTable([0, 5, 3, 1]), AC_SYMBOLS).changedFrom).toBe(NOTHING_CHANGED);
  });

  it("keeps the code of all ones free", () => {
    const counts = Uint8Array.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1);
    const threeLeft = { counts, symbols: Uint8Array.from({ length: 15 }, (_, symbol) => symbol) };
    expect(freeCodes(threeLeft)).toBe(3);
    expect(freeCodes(completeTable(threeLeft, [20, 21]).table)).toBe(1);
    expect(freeCodes(completeTable(threeLeft, [20, 21, 22]).table)).toBeGreaterThan(0);
  });

  it("changes only the rarest codes of a full table", () => {
    expect(completeTable(optimalTable(STEEP), AC_SYMBOLS).changedFrom).toBeGreaterThan(0.99 * NOTHING_CHANGED);
  });

  it("never changes codes of DC differences", () => {
    const frequencies = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 16, noNaN: true })), {
      minLength: 16,
      maxLength: 16,
    });
    fc.assert(
      fc.property(frequencies, (exponents) => {
        const table = optimalTable(exponents.map((exponent) => (exponent === 0 ? 0 : Math.ceil(2 ** exponent))));
        expect(completeTable(table, DC_SYMBOLS).changedFrom).toBe(NOTHING_CHANGED);
      }),
    );
  });

  it("returns a complete table unchanged", () => {
    const complete = optimalTable(Array.from({ length: 12 }, () => 1));
    expect(completeTable(complete, DC_SYMBOLS)).toEqual({ table: complete, changedFrom: NOTHING_CHANGED });
  });
});

describe("readHuffmanTables", () => {
  const read = (...bytes: number[]): HuffmanDestinations => {
    const into: HuffmanDestinations = { dc: [], ac: [] };
    readHuffmanTables(Uint8Array.from(bytes), into);
    return into;
  };
  const zeros = (count: number): number[] => Array<number>(count).fill(0);

  it("stores tables in the destinations of their segment", () => {
    const into = read(0x01, 1, ...zeros(15), 7, 0x12, 0, 2, ...zeros(14), 8, 9);
    expect([...into.dc[1]!.symbols]).toEqual([7]);
    expect([...into.ac[2]!.symbols]).toEqual([8, 9]);
  });

  it.each([
    ["ends in its counts", [0x00, 1, 0]],
    ["ends in its symbols", [0x00, 2, ...zeros(15), 1]],
    ["has an unknown class", [0x20, 1, ...zeros(15), 1]],
    ["has an unknown destination", [0x04, 1, ...zeros(15), 1]],
    ["has more codes than fit", [0x00, 3, ...zeros(15), 1, 2, 3]],
    ["has a code of all ones", [0x00, 2, ...zeros(15), 1, 2]],
    ["has a DC symbol that decoders reject", [0x00, 1, ...zeros(15), 16]],
    ["has a symbol twice", [0x00, 0, 2, ...zeros(14), 5, 5]],
  ])("rejects a table that %s", (_, bytes) => {
    expect(() => read(...bytes)).toThrow("DHT");
  });
});
