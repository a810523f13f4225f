import { expect, it } from "vitest";
import { cellsOf } from "./cells.ts";

it.each([
  ["Look", 4],
  ["款式", 4],
  ["ルック（見本）", 14],
  ["사진 2장", 8],
])("“%s” is %i cells wide", (text, cells) => {
  expect(cellsOf(text)).toBe(cells);
});
