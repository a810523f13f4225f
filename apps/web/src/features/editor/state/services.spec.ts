import { editor } from "@matte/messages/editor";
import { expect, it } from "vitest";
import { firstNotices } from "./services.ts";

it.each([
  [0, []],
  [2, ["1", "2"]],
  [5, ["1", "2", "3", "4", "5"]],
  [6, ["1", "2", "3", "4", "5", "1 more file couldn’t be loaded."]],
  [9, ["1", "2", "3", "4", "5", "4 more files couldn’t be loaded."]],
])("of %i notices, five are shown and the rest is counted", (count, expected) => {
  const texts = Array.from({ length: count }, (_, index) => String(index + 1));
  expect(firstNotices(texts, editor.loading.moreFailed)).toEqual(expected);
});
