import { expect, test } from "vitest";
import { crc32 } from "./chunks.ts";

test.each([
  ["", 0],
  ["IEND", 0xae426082],
  ["123456789", 0xcbf43926],
])("crc32 of '%s' is that of other programs", (text, crc) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(crc);
});
