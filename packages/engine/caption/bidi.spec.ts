import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { balanceBidi } from "./bidi.ts";

const LRE = "\u202A";
const RLE = "\u202B";
const PDF = "\u202C";
const LRO = "\u202D";
const RLO = "\u202E";
const LRI = "\u2066";
const FSI = "\u2068";
const PDI = "\u2069";

describe("balanceBidi", () => {
  test.each([
    ["plain text", "Ada שלום", "Ada שלום"],
    ["marks of direction", "a\u200E\u200F\u061Cb", "a\u200E\u200F\u061Cb"],
    ["an override", `a${RLO}gpj`, "agpj"],
    ["an override with its end", `a${LRO}b${PDF}c`, "abc"],
    ["a balanced embedding", `a${RLE}b${PDF}c`, `a${RLE}b${PDF}c`],
    ["an open embedding", `a${RLE}b`, `a${RLE}b${PDF}`],
    ["an open isolate", `a${LRI}b`, `a${LRI}b${PDI}`],
    ["a stray end of embedding", `a${PDF}b`, "ab"],
    ["a stray end of isolate", `a${PDI}b`, "ab"],
    ["a stray end of isolate in an embedding", `${RLE}a${PDI}b${PDF}`, `${RLE}ab${PDF}`],
    ["an end of embedding inside an isolate", `${RLE}a${FSI}b${PDF}c${PDI}${PDF}`, `${RLE}a${FSI}bc${PDI}${PDF}`],
    ["an embedding left open inside an isolate", `${FSI}a${LRE}b${PDI}c${PDF}`, `${FSI}a${LRE}b${PDF}${PDI}c`],
    ["an override inside an embedding", `${RLE}a${RLO}b${PDF}c${PDF}d`, `${RLE}abc${PDF}d`],
    ["an isolate inside an override", `${RLO}a${LRI}b${PDI}c${PDF}d`, `a${LRI}b${PDI}cd`],
  ])("balances %s", (_, text, balanced) => {
    expect(balanceBidi(text)).toBe(balanced);
  });

  const character = fc.constantFrom(LRE, RLE, PDF, LRO, RLO, LRI, FSI, PDI, "a", "ש");

  it("closes everything that is open, removes overrides, and changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: character }), (text) => {
        const balanced = balanceBidi(text);
        const count = (pattern: RegExp) => balanced.match(pattern)?.length ?? 0;
        expect(count(/[\u202A\u202B]/g)).toBe(count(/\u202C/g));
        expect(count(/[\u2066-\u2068]/g)).toBe(count(/\u2069/g));
        expect(count(/[\u202D\u202E]/g)).toBe(0);
        expect(balanceBidi(balanced)).toBe(balanced);
      }),
    );
  });
});
