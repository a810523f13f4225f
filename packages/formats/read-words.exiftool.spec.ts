import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PhotoWords, photoWordsFrom } from "@matte/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo, PHOTO_NAMES } from "../../test/photos/index.ts";
import { EXIF, PHOTOSHOP, XMP as XMP_HEADER } from "@matte/jpeg/segments";
import { segment, withSegments } from "./jpeg/metadata/testing.ts";
import { exifWith, IPTC, resources, XMP } from "@matte/metadata/testing";
import { readWords } from "./read-words.ts";
import { exiftool, hasExiftool, type Tags } from "@matte/pixels/testing/exiftool";

/** Each field's tags, first match first. */
const TAGS: Readonly<Record<keyof PhotoWords, readonly string[]>> = {
  title: ["XMP-dc:Title", "IPTC:ObjectName", "IFD0:XPTitle", "PNG:Title"],
  headline: ["XMP-photoshop:Headline", "IPTC:Headline"],
  description: ["XMP-dc:Description", "IPTC:Caption-Abstract", "IFD0:ImageDescription", "PNG:Description"],
  alt: ["XMP-iptcCore:AltTextAccessibility"],
  creator: ["XMP-dc:Creator", "IPTC:By-line", "IFD0:Artist", "PNG:Author"],
  credit: ["XMP-photoshop:Credit", "IPTC:Credit"],
  copyright: ["XMP-dc:Rights", "IPTC:CopyrightNotice", "IFD0:Copyright", "PNG:Copyright"],
  city: ["XMP-photoshop:City", "IPTC:City"],
  state: ["XMP-photoshop:State", "IPTC:Province-State"],
  country: ["XMP-photoshop:Country", "IPTC:Country-PrimaryLocationName"],
  location: ["XMP-iptcCore:Location", "IPTC:Sub-location"],
  keywords: ["XMP-dc:Subject", "IPTC:Keywords"],
  rating: ["XMP-xmp:Rating", "IFD0:Rating"],
  date: ["XMP-photoshop:DateCreated", "IPTC:DateCreated", "ExifIFD:DateTimeOriginal", "ExifIFD:CreateDate"],
};
const FIELDS = Object.keys(TAGS) as (keyof PhotoWords)[];

/** Formats an exiftool value as a caption would print it. */
function shown(field: keyof PhotoWords, tags: Tags): string | undefined {
  const values = TAGS[field].map((name) => textOf(field, tags, name));
  return values.find((value) => value !== undefined && value !== "");
}

function textOf(field: keyof PhotoWords, tags: Tags, name: string): string | undefined {
  const value = plainText(tags[name]);
  const time = name === "IPTC:DateCreated" ? plainText(tags["IPTC:TimeCreated"]) : "";
  return field === "date" && value !== ""
    ? JSON.stringify(photoWordsFrom({ dates: [`${value} ${time}`.trim()] }).date)
    : value;
}

function plainText(value: unknown): string {
  if (typeof value === "number") return String(value);
  const text = Array.isArray(value) ? value.join(", ") : value;
  return typeof text === "string" ? text.replace(/\s+/gu, " ").trim() : "";
}

function found(field: keyof PhotoWords, words: PhotoWords): string | undefined {
  const value = words[field];
  return typeof value === "object" ? JSON.stringify(value) : value?.toString();
}

/** Makes every combination of the three sources. */
async function worded(): Promise<Uint8Array[]> {
  const plain = await photo("plain");
  const parts = [
    segment(0xe1, EXIF, exifWith("A boat")),
    segment(0xe1, XMP_HEADER, XMP),
    segment(0xed, PHOTOSHOP, resources(IPTC)),
  ];
  const subsets = Array.from({ length: 8 }, (_, bits) => parts.filter((_part, index) => (bits >> index) & 1));
  return subsets.map((subset) => withSegments(plain, subset));
}

describe.runIf(hasExiftool)("exiftool", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "matte-words-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("agrees on every field of all photos", async () => {
    const photos = [...(await Promise.all(PHOTO_NAMES.map((name) => photo(name)))), ...(await worded())];
    const files = photos.map((_, index) => join(folder, String(index)));
    await Promise.all(photos.map((bytes, index) => writeFile(files[index] ?? "", bytes)));
    const read = await exiftool(files, "-all");
    const words = await Promise.all(photos.map(async (bytes) => photoWordsFrom(await readWords(bytes))));
    const compared = words.flatMap((one, index) =>
      FIELDS.map((field) => ({ index, field, ours: found(field, one), theirs: shown(field, read[index] ?? {}) })),
    );
    expect(compared.filter(({ ours }) => ours !== undefined).length).toBeGreaterThan(100);
    expect(compared.filter(({ ours, theirs }) => ours !== theirs)).toEqual([]);
  }, 60_000);
});
