import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomPart } from "./random-part.ts";

describe("randomPart", () => {
  it("has the requested length in lower-case letters and digits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.uint8Array({ minLength: 8, maxLength: 16 }), (length, bytes) => {
        expect(randomPart(length, bytes)).toMatch(new RegExp(`^[0-9a-z]{${length}}$`));
      }),
    );
  });

  it("reads its bytes as one number, written in base 36 from the lowest digit", () => {
    expect(randomPart(4, Uint8Array.of(0, 0, 4, 255))).toBe("jz00");
  });

  it("depends on every byte", () => {
    const parts = Array.from({ length: 4 }, (_, at) => {
      const bytes = new Uint8Array(4);
      bytes[at] = 1;
      return randomPart(4, bytes);
    });
    expect(new Set([...parts, randomPart(4, new Uint8Array(4))]).size).toBe(5);
  });

  it("uses all characters equally often", () => {
    const seen = new Map<string, number>();
    for (let high = 0; high < 256; high += 1)
      for (let low = 0; low < 256; low += 1) {
        const last = randomPart(1, Uint8Array.of(high, low));
        seen.set(last, (seen.get(last) ?? 0) + 1);
      }
    const counts = [...seen.values()];
    expect(seen.size).toBe(36);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it("refuses fewer bytes than characters", () => {
    expect(() => randomPart(4, new Uint8Array(3))).toThrow(RangeError);
  });
});
