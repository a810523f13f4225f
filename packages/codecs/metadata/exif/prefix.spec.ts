import { expect, test } from "vitest";
import { join } from "../../bytes.ts";
import { latin1 } from "../testing.ts";
import { exifPrefixLength } from "./prefix.ts";
import { exifBlock } from "./testing.ts";

const BLOCK = exifBlock("II");

test.each([
  ["Exif\0\0", 6],
  ["Exif\0\xff", 6],
  ["EXIF\0\0", 6],
  ["exif\0 ", 6],
  ["", 0],
  ["Exif", 0],
  ["Exit\0\0", 0],
])("the identifier %j of a block has %i bytes", (identifier, length) => {
  const bytes = join([latin1(`..${identifier}`), BLOCK]);
  expect(exifPrefixLength(bytes, 2)).toBe(length);
});

test.each([
  ["Exif\0\0", 6],
  ["EXIF\0\0", 0],
  ["Exif\0\xff", 0],
])("the identifier %j of anything else has %i bytes", (identifier, length) => {
  expect(exifPrefixLength(latin1(`${identifier}MM??........`))).toBe(length);
});
