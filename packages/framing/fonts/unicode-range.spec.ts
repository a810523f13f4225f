import { expect, test } from "vitest";
import { covers, parseUnicodeRange } from "./unicode-range.ts";

const RANGES: readonly [string, readonly (readonly [number, number])[]][] = [
  ["U+26", [[0x26, 0x26]]],
  ["U+0000-00FF", [[0, 0xff]]],
  ["u+4??", [[0x400, 0x4ff]]],
  [
    "U+0131, U+0152-0153,U+1F??",
    [
      [0x131, 0x131],
      [0x152, 0x153],
      [0x1f00, 0x1fff],
    ],
  ],
];

test.each(RANGES)("parseUnicodeRange parses %s", (range, spans) => {
  expect(parseUnicodeRange(range)).toEqual(spans);
});

test("covers includes both ends of a range, and characters outside the basic plane", () => {
  const spans = parseUnicodeRange("U+0041-0043,U+1F642");
  expect(["@", "A", "C", "D", "🙂", "🙃", ""].map((character) => covers(spans, character))).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
    false,
  ]);
});
