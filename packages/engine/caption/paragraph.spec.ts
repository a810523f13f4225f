import { describe, expect, it, test } from "vitest";
import type { CaptionLine } from "./columns.ts";
import { graphemes } from "./graphemes.ts";
import { leastWidth, Paragraph, type MeasureLine, type TextLine } from "./paragraph.ts";

/** One unit per grapheme. */
const count: MeasureLine = (text) => graphemes(text).length;

function linesOf(role: CaptionLine["role"], text: string, width: number): TextLine[] {
  const paragraph = new Paragraph({ role, text, weight: 400 }, count);
  const lines: TextLine[] = [];
  while (!paragraph.isDone) lines.push(paragraph.take(width));
  return lines;
}

describe("a paragraph", () => {
  test.each<[string, CaptionLine["role"], string, number, string[]]>([
    ["stays on one line that fits", "subject", "The long walk", 13, ["The long walk"]],
    ["wraps at words", "subject", "The long walk home", 9, ["The long", "walk home"]],
    ["breaks a word that is wider than a line", "subject", "Extraordinary", 6, ["Extrao", "rdinar", "y"]],
    ["breaks no word that fits on a line of its own", "credit", "by Extraordinary", 13, ["by", "Extraordinary"]],
    ["is cut at a word after three lines", "location", "one two three four five", 5, ["one", "two", "thre…"]],
    ["is cut without punctuation", "additional", "aa bb cc dd, ee", 4, ["aa", "bb", "cc…"]],
    ["wraps Japanese by word", "subject", "東京の夜景、桜並木", 6, ["東京の夜景、", "桜並木"]],
    ["closes an embedding on each line", "subject", "\u202Bשלום עולם\u202C", 6, ["\u202Bשלום\u202C", "עולם"]],
    [
      "of exposure data breaks between its fields",
      "exif",
      "35mm  f/2.8  1/250 s  ISO 400",
      14,
      ["35mm  f/2.8", "1/250 s", "ISO 400"],
    ],
    [
      "of camera data has as many lines as it needs",
      "lens",
      "RF 24 105 mm F4 L IS USM",
      5,
      ["RF 24", "105", "mm F4", "L IS", "USM"],
    ],
  ])("%s", (_, role, text, width, lines) => {
    expect(linesOf(role, text, width).map((line) => line.text)).toEqual(lines);
  });

  it("says on its last line that it is cut", () => {
    expect(linesOf("subject", "one two three four five", 5).map(({ cut }) => cut)).toEqual([false, false, true]);
    expect(linesOf("subject", "one two three", 5).some(({ cut }) => cut)).toBe(false);
  });

  it("sets a figure that is wider than its line smaller, and never breaks it", () => {
    const lines = linesOf("exif", "1/1848 s  ISO 100", 4);
    expect(lines.map(({ text }) => text)).toEqual(["1/1848 s", "ISO 100"]);
    expect(lines[0]?.scale).toBeCloseTo(4 / 8, 6);
    expect(lines[1]?.scale).toBeCloseTo(4 / 7, 6);
    for (const { width } of lines) expect(width).toBeCloseTo(4, 6);
  });

  it("takes lines of different widths", () => {
    const paragraph = new Paragraph({ role: "subject", text: "The long walk home", weight: 600 }, count);
    expect([paragraph.take(4).text, paragraph.restWidth, paragraph.take(20).text]).toEqual([
      "The",
      14,
      "long walk home",
    ]);
    expect(paragraph.restWidth).toBe(0);
  });
});

test.each<[CaptionLine["role"], string, number]>([
  ["exif", "1/1848 s  ISO 100", 8],
  ["lens", "RF 24-105mm", 8],
  ["subject", "The long walk", 5],
  ["subject", "The", 3],
])("a field %s of %s needs a width of %i", (role, text, width) => {
  expect(leastWidth({ role, text, weight: 400 }, 5, count)).toBe(width);
});
