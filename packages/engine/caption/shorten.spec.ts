import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { graphemes } from "./graphemes.ts";
import { wordPieces } from "./breaks.ts";
import { ELLIPSIS, longestStart, shorten } from "./shorten.ts";

/** One unit per grapheme, the ellipsis included. */
const count = (text: string) => graphemes(text).length;

describe("shorten", () => {
  test.each([
    ["keeps a text that fits", "Morning", 7, "Morning"],
    ["cuts two letters for the ellipsis", "Morning", 6, "Morni…"],
    ["cuts to one letter", "Morning", 2, "M…"],
    ["cuts to the ellipsis", "Morning", 1, "…"],
    ["leaves nothing if the ellipsis does not fit", "Morning", 0.9, ""],
    ["leaves nothing in a negative width", "Morning", -1, ""],
    ["leaves nothing in an unknown width", "Morning", Number.NaN, ""],
    ["keeps an empty text", "", 0, ""],
    ["cuts space and punctuation before the ellipsis", "Vessels, Morning", 10, "Vessels…"],
    ["leaves no four dots", "Merzouga 31.1 N", 12, "Merzouga…"],
    ["cuts between words", "The long walk home", 16, "The long walk…"],
    ["cuts inside a word only if none fits", "Extraordinary light", 9, "Extraord…"],
    ["keeps an emoji family together", "ab👩‍👩‍👧‍👦cd", 4, "ab👩‍👩‍👧‍👦…"],
    ["keeps flags together", "🇳🇴🇯🇵🇫🇷", 2, "🇳🇴…"],
    ["keeps marks with their letter", "e\u0301a\u0301i\u0301o\u0301", 3, "e\u0301a\u0301…"],
    ["cuts Chinese", "東京の夜景", 3, "東京…"],
    ["closes an open embedding before the ellipsis", "\u202Bשלום עולם\u202C", 4, "\u202Bש\u202C…"],
  ])("%s", (_, text, width, short) => {
    expect(shorten(text, width, count)).toBe(short);
  });

  it("gives a text that was measured to fit, even if the measure does not grow with the length", () => {
    const leaping = (text: string) => (text.length % 3 === 0 ? 2 : 1) * text.length;
    for (let width = 1; width < 20; width += 1)
      expect(leaping(shorten("The quick brown fox", width, leaping))).toBeLessThanOrEqual(width);
  });

  it("measures no more of a long text than it needs", () => {
    const book = "All work and no play. ".repeat(50_000);
    let measured = 0;
    const short = shorten(book, 40, (text) => {
      measured += 1;
      return text === book ? Number.POSITIVE_INFINITY : text.length;
    });
    expect(short).toBe("All work and no play. All work and no…");
    expect(measured).toBeLessThan(20);
  });

  it("finds a cut beyond its first attempt", () => {
    const text = "abcdefg👩‍👩‍👧‍👦".repeat(400);
    const parts = graphemes(text);
    for (const width of [20, 255, 256, 1000, 3000, 3199])
      expect(shorten(text, width, count)).toBe(parts.slice(0, width - 1).join("") + ELLIPSIS);
  });

  it("is not misled by an emoji that its first attempt cuts in two", () => {
    const broken = (part: string) => part.endsWith("\u200D") || part === "👩‍👩";
    const width = (text: string) => graphemes(text).reduce((sum, part) => sum + (broken(part) ? 5 : 1), 0);
    for (let before = 246; before < 256; before += 1) {
      const start = `${"a".repeat(before)}👩‍👩‍👧`;
      expect(shorten(`${start}${"b".repeat(20)}`, before + 2, width)).toBe(start + ELLIPSIS);
    }
  });

  it("gives the longest beginning that fits, cut between words, or between graphemes if no word fits", () => {
    const unit = fc.oneof(
      fc.constantFrom("a", " ", "é", "e\u0301", "👩‍👩‍👧", "🇳🇴", "ש", "界", "👍🏽"),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    );
    const width = (text: string) => Array.from(text).length;
    const cuts = (parts: readonly string[]) =>
      parts.map(
        (_, n) =>
          parts
            .slice(0, n)
            .join("")
            .replace(/[\s\p{P}]+$/u, "") + ELLIPSIS,
      );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), fc.integer({ min: 0, max: 60 }), (text, most) => {
        const short = shorten(text, most, width);
        fc.pre(width(text) > most);
        const fitting = (candidates: readonly string[]) => candidates.filter((cut) => width(cut) <= most);
        const longest = Math.max(0, ...fitting(cuts(wordPieces(text))).map(width));
        const byGrapheme = fitting(cuts(graphemes(text)));
        expect(longest > 1 ? cuts(wordPieces(text)) : [...byGrapheme, ""]).toContain(short);
        expect(width(short)).toBe(longest > 1 ? longest : Math.max(0, ...byGrapheme.map(width)));
      }),
      { numRuns: 500 },
    );
  });
});

describe("longestStart", () => {
  test.each([
    ["takes the words that fit, with the space after them", "The long walk home", 13, "The long walk "],
    ["takes one word if none fits", "Extraordinary light", 5, "Extraordinary "],
    ["counts no space at the end", "The long walk", 8, "The long "],
  ])("%s", (_, text, width, start) => {
    expect(longestStart(text, width, count, wordPieces)).toBe(start);
  });

  it("finds the end of a line that is longer than its first attempt", () => {
    const text = "word ".repeat(2000);
    for (const width of [250, 256, 259, 5004]) {
      const words = Math.floor((width + 1) / 5);
      expect(longestStart(text, width, count, wordPieces)).toBe("word ".repeat(words));
    }
  });
});
