import { expect, test } from "vitest";
import { bytes, TAG, text } from "../../tools/photos/exif/entries.ts";
import { copyrightOf } from "./rights.ts";
import { exifBlock } from "./exif/testing.ts";

test.each([
  ["the photographer's", text(TAG.Copyright, "© Ada"), "© Ada"],
  ["the photographer's before the editor's", text(TAG.Copyright, "Ada\0Bea"), "Ada"],
  ["the editor's, the photographer unknown", text(TAG.Copyright, " \0Bea"), "Bea"],
  ["a field of NULs", text(TAG.Copyright, "", "\0".repeat(64)), null],
  ["spaces", text(TAG.Copyright, "     "), null],
  ["Latin-1", bytes(TAG.Copyright, 0xa9, 0x20, 0x41, 0x64, 0x61, 0), "© Ada"],
])("copyrightOf reads %s", (_, field, copyright) => {
  expect(copyrightOf(exifBlock("MM", { ifd0: [field] }))).toBe(copyright);
});

test.each([
  ["no field", exifBlock("II")],
  ["no block", new Uint8Array(40)],
])("copyrightOf returns null for %s", (_, block) => {
  expect(copyrightOf(block)).toBeNull();
});
