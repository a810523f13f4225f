import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { graphemes } from "./graphemes.ts";

describe("graphemes", () => {
  test.each([
    ["no characters", "", []],
    ["letters", "Ada", ["A", "d", "a"]],
    ["an emoji", "a😀b", ["a", "😀", "b"]],
    ["a family", "👩‍👩‍👧‍👦!", ["👩‍👩‍👧‍👦", "!"]],
    ["skin tones", "👍🏽👍", ["👍🏽", "👍"]],
    ["a tone inside a sequence", "🧑🏽‍🚀x", ["🧑🏽‍🚀", "x"]],
    ["flags", "🇳🇴🇯🇵🇫", ["🇳🇴", "🇯🇵", "🇫"]],
    ["a flag of tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿x", ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "x"]],
    ["a rainbow flag", "🏳️‍🌈x", ["🏳️‍🌈", "x"]],
    ["a keycap", "1️⃣2", ["1️⃣", "2"]],
    ["combining marks", "e\u0301\u0323a", ["e\u0301\u0323", "a"]],
    ["Hebrew with points", "שָׁלוֹם", ["שָׁ", "ל", "וֹ", "ם"]],
    ["Devanagari vowel signs", "नीला", ["नी", "ला"]],
    ["Hangul letters", "\u1112\u1161\u11ab\u1100", ["\u1112\u1161\u11ab", "\u1100"]],
    ["Chinese outside the base plane", "𠮷野", ["𠮷", "野"]],
    ["line breaks", "a\r\nb", ["a", "\r\n", "b"]],
  ])("splits text with %s", (_name, text, parts) => {
    expect(graphemes(text)).toEqual(parts);
  });

  it("keeps every code unit", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => graphemes(text).join("") === text));
  });
});
