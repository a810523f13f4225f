import { expect, test } from "vitest";
import { tiff } from "../../../tools/photos/exif/tiff.ts";
import { join } from "./bytes.ts";
import { latin1 } from "../testing/latin1.ts";
import { exifPrefixLength } from "./exif-prefix.ts";

const BLOCK = tiff("II", { entries: [] });

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
