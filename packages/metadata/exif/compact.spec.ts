import { describe, expect, test } from "vitest";
import { bytes, characters, text } from "../../../tools/photos/exif/entries.ts";
import { compactExif } from "./compact.ts";
import { readDirectory } from "./directory.ts";
import { exifBlock, ORDERS, tagsOf } from "./testing.ts";

const ROOM = 65_000;

describe.each(ORDERS)("compactExif in byte order %s", (order) => {
  test("keeps values at even offsets after values of odd lengths", () => {
    const ifd0 = [characters(0x010d, "seven.."), characters(0x010e, "nine....."), text(0x0131, "Software")];
    const compact = compactExif(exifBlock(order, { ifd0 }), ROOM) ?? new Uint8Array();
    const first = readDirectory(compact, 8);
    expect(first?.fields.map(({ value }) => value.start % 2)).toEqual(first?.fields.map(() => 0));
    expect(tagsOf(compact)["Software"]).toEqual(["Software"]);
  });

  test("omits a value that is truncated by the end of the block", () => {
    const block = exifBlock(order, {
      exif: [bytes(0x9286, ...new Uint8Array(100).fill(7)), bytes(0xa434, ...new Uint8Array(200))],
    });
    const at = new TextDecoder("latin1").decode(block).lastIndexOf("\x07");
    const compact = compactExif(block.subarray(0, at - 20), ROOM) ?? new Uint8Array();
    expect(tagsOf(compact)).toMatchObject({ Make: ["Maker"], PixelXDimension: 6000 });
    expect(tagsOf(compact)).not.toHaveProperty("UserComment");
  });

  test("keeps the location", () => {
    const block = exifBlock(order, { gps: true });
    expect(tagsOf(compactExif(block, ROOM) ?? block)["gps"]).toEqual(tagsOf(block)["gps"]);
  });
});

test.each([
  ["no block", new Uint8Array(100), ROOM],
  ["no room", exifBlock("II"), 100],
])("compactExif returns null for %s", (_, block, longest) => {
  expect(compactExif(block, longest)).toBeNull();
});
