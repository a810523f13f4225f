import { describe, expect, it } from "vitest";
import { fold, tidy } from "./fold.ts";

describe("fold", () => {
  it.each([
    ["Lisbon", "lisbon"],
    ["  LISBON \n", "lisbon"],
    ["New\t York", "new york"],
    ["MONTRÉAL", "montréal"],
    ["Montre\u0301al", "montréal"],
    ["Straße", "strasse"],
    ["Reykjavík\u0000", "reykjavík"],
    ["a\ud800b", "a\ufffdb"],
    ["", ""],
    [" \u0000 ", ""],
  ])("of %j returns %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("cuts texts that are too long for an index, never within a letter", () => {
    expect(fold("𝔐".repeat(1000))).toBe("𝔐".repeat(200));
    expect(Buffer.byteLength(fold("ŉ".repeat(1000)))).toBeLessThan(2000);
  });
});

it("tidy keeps the letters", () => {
  expect(tidy(" São  Paulo ")).toBe("São Paulo");
});
