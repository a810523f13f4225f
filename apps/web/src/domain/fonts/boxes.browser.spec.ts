import { expect, test } from "vitest";
import { boxGraphemes } from "./boxes.ts";

/** No font has a glyph for an unassigned code point. */
const UNASSIGNED = "\u{4FFFA}";
const FACE = { family: "Inter" };
const all = () => true;

test("a grapheme that no font has is named whole and once", () => {
  const text = `Pier ${UNASSIGNED}\u0301 Pier ${UNASSIGNED}\u0301`;
  expect(boxGraphemes(text, all, FACE)).toEqual([`${UNASSIGNED}\u0301`]);
});

test("a letter that a system font has is not a box", () => {
  expect(boxGraphemes("Pier", all, FACE)).toEqual([]);
});

test("characters that our own fonts have are not checked", () => {
  expect(boxGraphemes(UNASSIGNED, () => false, FACE)).toEqual([]);
});
