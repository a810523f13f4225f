import { expect, test } from "vitest";
import { matchRows } from "./match-rows.ts";

test("files of the same name are matched in order, whatever their folder, case and Unicode normalization", () => {
  const photos = ["a.jpg", "é.jpg", "A.JPG"].map((fileName, index) => ({ fileName, index }));
  const rows = ["x/a.jpg", "e\u0301.jpg", "y\\a.jpg", "a.jpg"].map((fileName) => ({ fileName }));
  const { pairs, unmatched } = matchRows(rows, photos);
  expect(pairs.map(([, { index }]) => index)).toEqual([0, 1, 2]);
  expect(unmatched).toEqual([{ fileName: "a.jpg" }]);
});

test("files of the same name are told apart by their folders, if both lists have them", () => {
  const photos = ["day1/a.jpg", "day2/a.jpg", "b.jpg"].map((fileName) => ({ fileName }));
  const rows = ["/Users/ada/day2/a.jpg", "DAY1\\A.JPG", "elsewhere/b.jpg"].map((fileName) => ({ fileName }));
  const { pairs, unmatched } = matchRows(rows, photos);
  expect(pairs.map(([, { fileName }]) => fileName)).toEqual(["day2/a.jpg", "day1/a.jpg", "b.jpg"]);
  expect(unmatched).toEqual([]);
});
