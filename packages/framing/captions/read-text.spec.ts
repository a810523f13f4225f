import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

test.each([
  ["UTF-8", [0xc3, 0xa9], "é"],
  ["UTF-16, little-endian", [0xff, 0xfe, 0xe9, 0], "é"],
  ["UTF-16, big-endian", [0xfe, 0xff, 0, 0xe9], "é"],
  ["Windows-1252", [0xe9], "é"],
])("a table in %s is decoded", async (_, bytes, text) => {
  expect(await readText(new Blob([Uint8Array.from(bytes)]))).toBe(text);
});

test("a file that is longer than any table is not read", async () => {
  class Huge extends Blob {
    override get size(): number {
      return 20e9;
    }
    override arrayBuffer(): Promise<ArrayBuffer> {
      return Promise.reject(new Error("read"));
    }
  }
  await expect(readText(new Huge())).rejects.toThrow(RangeError);
});
