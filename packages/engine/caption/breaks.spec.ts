import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { effort } from "../../../test/effort.ts";
import { anySubject } from "../testing.ts";
import { fieldPieces, segmentedPieces, wordPieces } from "./breaks.ts";
import { graphemes } from "./graphemes.ts";

describe("wordPieces", () => {
  test.each([
    ["words with the space after them", "The long walk", ["The ", "long ", "walk"]],
    ["punctuation with its word", "Oslo, (old) town.", ["Oslo, ", "(old) ", "town."]],
    ["an apostrophe, a slash and a hyphen inside a word", "don’t f/2.8 re-set", ["don’t ", "f/2.8 ", "re-set"]],
    ["a no-break space inside a word", "10\u00A0km north", ["10\u00A0km ", "north"]],
    ["Chinese and Japanese by word, marks never first", "東京の夜景、桜並木", ["東京", "の", "夜景、", "桜並木"]],
    ["an opening bracket with what it opens", "春「夜」", ["春", "「夜」"]],
    ["Thai by word", "กรุงเทพมหานครเป็นเมือง", ["กรุงเทพมหานคร", "เป็น", "เมือง"]],
    ["Korean by its spaces", "서울의 밤", ["서울의 ", "밤"]],
    ["Hebrew by its spaces", "שלום עולם", ["שלום ", "עולם"]],
    ["a name after Latin letters", "Photo by 山田", ["Photo ", "by ", "山田"]],
    ["nothing of an empty text", "", []],
  ])("has %s", (_, text, pieces) => {
    expect(wordPieces(text)).toEqual(pieces);
  });

  it("gives the text when joined, and no piece of space alone but the first", () => {
    fc.assert(
      fc.property(anySubject, (text) => {
        expect(wordPieces(text).join("")).toBe(text);
        expect(
          wordPieces(text)
            .slice(1)
            .every((piece) => piece.trim() !== "" || /\p{Cf}/u.test(piece)),
        ).toBe(true);
      }),
    );
  });
});

it("splits European texts at spaces as the segmenter does", () => {
  const european = fc.constantFrom(
    ..." \u00A0\u2002\u2007\u202F\u2009.,:;'’“”()[]·…—-/&@#%1ſÅßéΩλжЁ€x_Aa\u00AD\u0301\t\u200B",
  );
  fc.assert(
    fc.property(fc.array(european, { maxLength: 20 }), (letters) => {
      const text = letters.join("");
      expect(wordPieces(text)).toEqual(segmentedPieces(text));
    }),
    { numRuns: effort(1000, 3000) },
  );
});

const SCRIPTS = [
  "กรุงเทพฯ ที่นี่ ",
  "नमस्ते क्षितिज ",
  "夕暮れの街、",
  "葛\u{E0100}飾区",
  "서울의 ",
  "👨‍👩‍👧🇳🇴👍🏽",
  "e\u0301t ",
  "العُمر ",
];

it("a line never ends inside a grapheme, whichever scripts follow each other", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SCRIPTS), { minLength: 1, maxLength: 8 }), (parts) => {
      const text = parts.join("");
      const ends = new Set(endsOf(graphemes(text)));
      expect(endsOf(wordPieces(text)).filter((end) => !ends.has(end))).toEqual([]);
    }),
  );
});

/** Index after each piece in the joined text. */
function endsOf(pieces: readonly string[]): number[] {
  let end = 0;
  return pieces.map((piece) => (end += piece.length));
}

test.each([
  ["35mm  f/2.8  1/250 s  ISO 400", ["35mm  ", "f/2.8  ", "1/250 s  ", "ISO 400"]],
  ["ISO 400", ["ISO 400"]],
])("the fields of %s are its pieces", (text, pieces) => {
  expect(fieldPieces(text)).toEqual(pieces);
});
