import { describe, expect, test } from "vitest";
import { bytes, TAG, text } from "../../../tools/photos/exif/entries.ts";
import { composeMetadata } from "../compose.ts";
import { CREDITS, EDIT, utf8 } from "../testing/edits.ts";
import { datasetsOf } from "../iptc/edit.ts";
import { carrying, exifWith, IPTC, resources, XMP } from "../words/testing.ts";
import { wordsOf } from "../words/words.ts";
import { CREATOR, LOCATION } from "../xmp/names.ts";
import { packetOf } from "../xmp/packet.ts";
import { find, items } from "../xmp/property.ts";
import { artistFields, resolutionFields, withFields } from "./new-fields.ts";
import { XP_AUTHOR } from "./tags.ts";
import { exifBlock, holds, ORDERS, tagsOf } from "./testing.ts";

const NAMES = ["Ada Ö. Lind", "Ada", "A", "阿达", "👩‍👩‍👧"];
const LONG_NAME = "Ada Wilhelmina Ö. von Lind-Bergström";

function artistIn(block: Uint8Array): string | undefined {
  return wordsOf(carrying({ exif: block })).creator;
}

describe.each(ORDERS)("fields added to a block of byte order %s", (order) => {
  const before = exifBlock(order, { ifd0: [text(TAG.Artist, "Somebody Else")], gps: true });

  test.each(NAMES)("name the artist %s instead of another one", (name) => {
    const block = withFields(before, artistFields(name));
    expect(artistIn(block)).toBe(name);
    expect(holds(block, utf8("Somebody"))).toBe(false);
    const { Artist: _old, ...others } = tagsOf(before);
    expect(tagsOf(block)).toMatchObject(others);
  });

  test("stand next to each other", () => {
    const block = withFields(before, [...resolutionFields(300), ...artistFields("Ada Lind")]);
    expect(tagsOf(block)).toMatchObject({ XResolution: [300, 1], YResolution: [300, 1], ResolutionUnit: 2 });
    expect(artistIn(block)).toBe("Ada Lind");
  });
});

test.each([
  ["a photo with words", { exif: exifWith("A boat"), resources: resources(IPTC), texts: [] }],
  ["a photo without metadata", {}],
])("the same credits change nothing in an export of %s", (_, carried) => {
  const edit = { ...EDIT, density: 300, credits: { ...CREDITS, creator: LONG_NAME } };
  const first = composeMetadata(carrying(carried), edit);
  const again = composeMetadata(carrying({ ...first, xmp: packetOf(first.xmp!) }), edit);
  expect(again).toEqual(first);
});

test("fields make a block of their own", () => {
  expect(artistIn(withFields(null, artistFields("Ada")))).toBe("Ada");
});

test("an empty name adds no field", () => {
  expect(artistFields("")).toEqual([]);
});

const CARRIED = { xmp: XMP, resources: resources(IPTC), exif: exifWith("A boat") };

test.each([
  ["a photo with words", carrying(CARRIED)],
  ["a photo without metadata", carrying({})],
])("EXIF, IPTC and XMP of %s name the same person", (_, carried) => {
  const credits = { ...CREDITS, creator: LONG_NAME };
  const { exif, xmp, resources: block } = composeMetadata(carried, { ...EDIT, credits });
  const byLine = datasetsOf(block).filter(({ record, number }) => record === 2 && number === 80);
  expect(exif && artistIn(exif)).toBe(LONG_NAME);
  expect(xmp && items(find(xmp, CREATOR))).toEqual([LONG_NAME]);
  // IPTC-IIM has 32 bytes for a name; Ö has two.
  expect(byLine.map(({ data }) => new TextDecoder().decode(data))).toEqual(["Ada Wilhelmina Ö. von Lind-Berg"]);
});

test.each(ORDERS)("the author of Windows is not another person than the artist in byte order %s", (order) => {
  const author = Uint8Array.from("Cy Twain\0", (letter) => letter.charCodeAt(0));
  const values = [...author].flatMap((unit) => [unit, 0]);
  const exif = exifBlock(order, { ifd0: [bytes(XP_AUTHOR, ...values)] });
  const { exif: block } = composeMetadata(carrying({ exif }), { ...EDIT, credits: CREDITS });
  expect(tagsOf(exif)).toHaveProperty("XPAuthor");
  expect(block && tagsOf(block)).not.toHaveProperty("XPAuthor");
  expect(block && holds(block, Uint8Array.from(values))).toBe(false);
  const own = composeMetadata(carrying({ exif }), EDIT).exif;
  expect(own && holds(own, Uint8Array.from(values))).toBe(true);
});

test("a photo without printed credits keeps its own creators", () => {
  const { exif, xmp, resources: block } = composeMetadata(carrying(CARRIED), EDIT);
  expect(exif && artistIn(exif)).toBe("Cy Twain");
  expect(xmp && items(find(xmp, CREATOR))).toEqual(["Ines Morel", "Bo Lund"]);
  expect(wordsOf(carrying({ resources: block })).creator).toBe("Ada Lind");
});

test.each([
  ["Merzouga, Morocco", "Erg Chebbi"],
  ["Sahara", "Sahara"],
])("the printed location %s leaves the sublocation %s", (location, sublocation) => {
  const { xmp } = composeMetadata(carrying(CARRIED), { ...EDIT, credits: { ...CREDITS, location } });
  expect(xmp && items(find(xmp, LOCATION))).toEqual([sublocation]);
});
