import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { graphemesByPattern } from "./grapheme-pattern.ts";
import { graphemes } from "./graphemes.ts";

const BOTH = [
  ["by Intl.Segmenter", graphemes],
  ["by pattern", graphemesByPattern],
] as const;

describe.each(BOTH)("graphemes %s", (_, split) => {
  test.each([
    ["nothing", "", []],
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
  ])("%s", (_name, text, parts) => {
    expect(split(text)).toEqual(parts);
  });

  it("loses nothing", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => split(text).join("") === text));
  });
});
