import { editorExport } from "@matte/messages/editor-export";
import { expect, it } from "vitest";
import { firstNotices } from "./services.ts";

it.each([
  [0, []],
  [2, ["1", "2"]],
  [5, ["1", "2", "3", "4", "5"]],
  [6, ["1", "2", "3", "4", "5", "1 more file couldn’t keep its original data."]],
  [9, ["1", "2", "3", "4", "5", "4 more files couldn’t keep their original data."]],
])("of %i notices, five are shown and the rest is counted", (count, expected) => {
  const texts = Array.from({ length: count }, (_, index) => String(index + 1));
  expect(firstNotices(texts, editorExport.moreEncodedAgain)).toEqual(expected);
});
