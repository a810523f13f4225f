import { expect, test } from "vitest";
import { moment, shownText } from "./texts.ts";

test.each([
  ["Example Camera", "Example Camera"],
  ["  two\nlines\tand\u202Ereversed ", "two lines and reversed"],
  ["\u0000\u200B", null],
  [7, null],
  [undefined, null],
])("%j is shown as %j", (given, shown) => {
  expect(shownText(given)).toBe(shown);
});

test("a long text is cut", () => {
  expect(shownText("x".repeat(5_000))).toBe(`${"x".repeat(119)}…`);
});

test.each([
  ["2026-05-12T09:41:00Z", "2026-05-12T09:41:00.000Z"],
  ["2026-05-12T09:41:00+02:00", "2026-05-12T07:41:00.000Z"],
  ["May", null],
  ["2026-99-99T00:00:00Z", null],
  [20260512, null],
])("%j is the moment %j", (given, iso) => {
  expect(moment(given)).toBe(iso);
});
