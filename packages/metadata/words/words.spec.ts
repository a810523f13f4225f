import { type PhotoWords, photoWordsFrom } from "@matte/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leastTime, processor } from "../../../test/time/least.ts";
import { TAG, text } from "../../../tools/photos/exif/entries.ts";
import type { Entry } from "../../../tools/photos/exif/tiff.ts";
import { exifBlock } from "../exif/testing.ts";
import { md5 } from "@matte/pixels";
import { utf8 } from "../testing/edits.ts";
import type { CarriedMetadata } from "../types.ts";
import { carrying, datasets, exifWith, IPTC, resources, XMP, xmpWith } from "./testing.ts";
import { wordsOf as foundWords } from "./words.ts";
import { anyShare } from "@matte/pixels/testing";

const wordsOf = (metadata: CarriedMetadata): PhotoWords => photoWordsFrom(foundWords(metadata));

const IN_XMP: PhotoWords = {
  title: "Dunes & sand",
  headline: "Over the dunes",
  description: "Sand at noon",
  alt: "Dunes, footprints",
  creator: "Ines Morel, Bo Lund",
  credit: "Agency",
  copyright: "© Ines Morel",
  city: "Merzouga",
  state: "Drâa",
  country: "Morocco",
  location: "Erg Chebbi",
  keywords: "sand, wind",
  rating: 4,
  date: { year: 2024, month: 6, day: 1, hour: 18, minute: 30 },
};
const IN_IPTC: PhotoWords = {
  title: "Zürich at night",
  headline: "Lights",
  description: "The river",
  creator: "Ada Lind",
  credit: "Lind Press",
  copyright: "© Ada Lind",
  city: "Zürich",
  state: "ZH",
  country: "Switzerland",
  location: "Limmatquai",
  keywords: "river, night",
  date: { year: 2023, month: 12, day: 24, hour: 22, minute: 15 },
};
const IN_EXIF: PhotoWords = {
  description: "A boat",
  creator: "Cy Twain",
  copyright: "© Cy Twain",
  rating: 3,
  date: { year: 2022, month: 2, day: 3, hour: 4, minute: 5 },
};

const CURRENT = Uint8Array.from(md5(IPTC).match(/../gu) ?? [], (digits) => Number.parseInt(digits, 16));
const ALL = { xmp: XMP, resources: resources(IPTC), exif: exifWith("A boat") };

/** Encodes a Windows tag: little-endian and zero-terminated. */
function utf16(tag: number, value: string): Entry {
  const units = Array.from(`${value}\0`, (letter) => letter.charCodeAt(0));
  return { tag, type: "byte", values: units.flatMap((unit) => [unit & 255, unit >> 8]) };
}

function windowsUtf8(type: Entry["type"], value: string): Entry {
  return { tag: 0x9c9b, type, values: [...utf8(value)] };
}

describe("the words of a photo", () => {
  test.each<readonly [string, Partial<CarriedMetadata>, PhotoWords]>([
    ["XMP", { xmp: XMP }, IN_XMP],
    ["IPTC", { resources: resources(IPTC) }, IN_IPTC],
    ["EXIF", { exif: exifWith("A boat") }, IN_EXIF],
    ["XMP before IPTC and EXIF", ALL, IN_XMP],
    ["XMP while Photoshop’s digest is that of the IPTC", { ...ALL, resources: resources(IPTC, CURRENT) }, IN_XMP],
    [
      "IPTC that was edited after Photoshop",
      { ...ALL, resources: resources(IPTC, new Uint8Array(16)) },
      { ...IN_XMP, ...IN_IPTC },
    ],
    [
      "IPTC where XMP lacks them",
      { ...ALL, xmp: xmpWith("", 'photoshop:City="Rissani"') },
      { ...IN_IPTC, city: "Rissani", rating: 3 },
    ],
    ["EXIF where the packet is broken", { ...ALL, xmp: utf8("<x"), resources: null }, IN_EXIF],
    ["nothing", {}, {}],
  ])("come from %s", (_, parts, words) => {
    expect(wordsOf(carrying(parts))).toEqual(words);
  });

  test("come from a further EXIF block where the first lacks them", () => {
    const first = exifBlock("MM", { ifd0: [text(TAG.Artist, "Ada Lind")] });
    const second = exifBlock("II", { ifd0: [text(TAG.Artist, "Bo Lund"), text(TAG.ImageDescription, "By night")] });
    const words = { creator: "Ada Lind", description: "By night" };
    expect(wordsOf(carrying({ exif: first, furtherExif: [second] }))).toEqual(words);
  });

  test("come from the tags of Windows where EXIF's own are empty", () => {
    const windows = [
      utf16(0x9c9b, "Zürich"),
      utf16(0x9c9c, "By night"),
      utf16(0x9c9d, "Ada Lind;Bo Lund"),
      utf16(0x9c9e, "river; night"),
      utf16(0x9c9f, "Subject"),
    ];
    const words = { title: "Zürich", keywords: "river, night" };
    const exif = exifBlock("MM", { ifd0: windows });
    const all = { ...words, description: "By night", creator: "Ada Lind, Bo Lund" };
    expect(wordsOf(carrying({ exif }))).toMatchObject(all);
    const both = exifBlock("II", { ifd0: [text(TAG.ImageDescription, "A boat"), text(TAG.Artist, "Cy"), ...windows] });
    expect(wordsOf(carrying({ exif: both }))).toMatchObject({ ...words, description: "A boat", creator: "Cy" });
  });

  test.each([
    ["UTF-16 by type BYTE", utf16(0x9c9b, "Zürich 東"), "Zürich 東"],
    ["UTF-16 of letters that are UTF-8 as well", utf16(0x9c9b, "東"), "東"],
    ["UTF-16 by type ASCII", { ...utf16(0x9c9b, "Zürich"), type: "ascii" }, "Zürich"],
    ["UTF-8 by type ASCII", windowsUtf8("ascii", "Pyöräily\0"), "Pyöräily"],
    ["UTF-8 by type BYTE without a NUL", windowsUtf8("byte", "Pyöräily"), "Pyöräily"],
  ] as const)("have the title of Windows in %s", (_title, entry, title) => {
    expect(wordsOf(carrying({ exif: exifBlock("II", { ifd0: [entry] }) })).title).toBe(title);
  });

  test.each([
    [
      "second",
      [
        ["de", "Hallo"],
        ["x-default", "Hello"],
      ],
      "Hello",
    ],
    [
      "first",
      [
        ["x-default", "Hello"],
        ["de", "Hallo"],
      ],
      "Hello",
    ],
    [
      "empty",
      [
        ["x-default", " "],
        ["de", "Hallo"],
      ],
      "Hallo",
    ],
    [
      "missing",
      [
        ["fr", "Salut"],
        ["de", "Hallo"],
      ],
      "Salut",
    ],
  ])("have the text in the default language of XMP where that is %s", (_title, languages, expected) => {
    const list = languages.map(([language, item]) => `<rdf:li xml:lang="${language}">${item}</rdf:li>`).join("");
    const properties = ["title", "description", "rights"].map(
      (name) => `<dc:${name}><rdf:Alt>${list}</rdf:Alt></dc:${name}>`,
    );
    const words = { title: expected, description: expected, copyright: expected };
    expect(wordsOf(carrying({ xmp: xmpWith(properties.join("")) }))).toMatchObject(words);
  });

  test("come from a PNG's texts after all others", () => {
    const texts = [
      { keyword: "Title", text: "Harbour" },
      { keyword: "Author", text: "Ada\nLind" },
      { keyword: "Description", text: "Boats" },
      { keyword: "Copyright", text: "© Lind" },
      { keyword: "Comment", text: "Created with GIMP" },
    ];
    const words = { title: "Harbour", creator: "Ada Lind", description: "Boats", copyright: "© Lind" };
    expect(wordsOf(carrying({ texts }))).toEqual(words);
    expect(wordsOf(carrying({ texts, exif: exifWith("A boat") }))).toEqual({ ...IN_EXIF, title: "Harbour" });
  });

  const place = (name: string, item: string): string =>
    `<Iptc4xmpExt:${name}><rdf:Bag>${item}<rdf:li rdf:parseType="Resource"><Iptc4xmpExt:City>Bern</Iptc4xmpExt:City></rdf:li></rdf:Bag></Iptc4xmpExt:${name}>`;
  const taken = place("LocationCreated", '<rdf:li Iptc4xmpExt:City="Basel" Iptc4xmpExt:CountryName="Switzerland"/>');
  const shown = place(
    "LocationShown",
    '<rdf:li rdf:parseType="Resource"><Iptc4xmpExt:City>Zug</Iptc4xmpExt:City><Iptc4xmpExt:ProvinceState>ZG</Iptc4xmpExt:ProvinceState><Iptc4xmpExt:Sublocation>Pier</Iptc4xmpExt:Sublocation></rdf:li>',
  );
  const nested = place("LocationShown", '<rdf:li><rdf:Description Iptc4xmpExt:City="Chur"/></rdf:li>');
  test.each([
    ["attributes of a structure", taken, "", { city: "Basel", country: "Switzerland" }],
    ["the place shown before that of the camera", taken + shown, "", { city: "Zug", state: "ZG", location: "Pier" }],
    ["a description in the structure", nested, "", { city: "Chur" }],
    ["IPTC Core alone where it names a place", shown, 'photoshop:Country="Italy"', { country: "Italy" }],
    ["no structure without fields", place("LocationShown", "<rdf:li/>"), "", {}],
  ])("name the place in %s", (_title, properties, attributes, words) => {
    const extension = 'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"';
    expect(wordsOf(carrying({ xmp: xmpWith(properties, `${extension} ${attributes}`) }))).toEqual(words);
  });

  test.each([
    "OLYMPUS DIGITAL CAMERA         ",
    "DCF 1.0",
    "KODAK DIGITAL STILL CAMERA",
    "Minolta DSC",
    "SONY DSC",
    "SAMSUNG CAMERA PICTURES",
    "Exif_JPEG_PICTURE",
    "Untitled",
    "                               ",
  ])("are not the camera’s own description %j", (description) => {
    const { description: found } = wordsOf(carrying({ exif: exifWith(description) }));
    expect(found).toBeUndefined();
    const copied = xmpWith(`<dc:description><rdf:Alt><rdf:li>${description}</rdf:li></rdf:Alt></dc:description>`);
    expect(wordsOf(carrying({ xmp: copied })).description).toBeUndefined();
  });

  test.each([
    "Kodak moments at the beach with friends",
    "Default settings of life",
    "A Sony store in Ginza",
    "Kodak camera of my aunt",
  ])("are the description %j of a person", (description) => {
    expect(wordsOf(carrying({ exif: exifWith(description) })).description).toBe(description);
  });

  test("are a description that begins like a camera’s, without trying all ways to read its digits", async () => {
    const description = `Sony${" 1111".repeat(14)} !`;
    const file = carrying({ exif: exifWith(description) });
    const reading = () => expect(wordsOf(file).description).toBe(description);
    expect(await leastTime(reading, { below: 1000, clock: processor, rounds: 3 })).toBeLessThan(1000);
  });

  test.each(["unknown", "Picasa", " ", "---"])("are not the creator %j", (artist) => {
    expect(wordsOf(carrying({ exif: exifWith("", artist) })).creator).toBeUndefined();
  });

  test.each([
    ["2023-12-31T18:30:00Z", "2024:01:01 01:30:00", { year: 2024, month: 1, day: 1, hour: 1, minute: 30 }],
    ["2023-12-31T18:30:00.25Z", "", { year: 2023, month: 12, day: 31, hour: 18, minute: 30 }],
    ["2023-12-31T18:30:00+01:00", "2024:01:01 01:30:00", { year: 2023, month: 12, day: 31, hour: 18, minute: 30 }],
  ])("have the local date for %s in XMP and %j in EXIF", (utc, local, date) => {
    const xmp = xmpWith(`<photoshop:DateCreated>${utc}</photoshop:DateCreated>`);
    expect(wordsOf(carrying({ xmp, exif: exifWith("", "", local) })).date).toEqual(date);
  });

  test("have the date of a scan if no other is known", () => {
    const scanned = exifWith("", "Ada", "0000:00:00 00:00:00");
    expect(wordsOf(carrying({ exif: scanned })).date).toEqual({ year: 2022, month: 2, day: 4, hour: 0, minute: 0 });
    const created = xmpWith("", 'xmp:CreateDate="2020-01-02"');
    expect(wordsOf(carrying({ xmp: created })).date).toEqual({ year: 2020, month: 1, day: 2 });
    expect(wordsOf(carrying({ xmp: created, exif: exifWith("") })).date?.year).toBe(2022);
  });

  test.each([
    [datasets([[55, "20240601"]]), { year: 2024, month: 6, day: 1 }],
    [
      datasets([
        [55, "20240601"],
        [60, "noon"],
      ]),
      { year: 2024, month: 6, day: 1 },
    ],
    [datasets([[55, "00000000"]]), undefined],
  ])("have the date in IPTC", (iptc, date) => {
    expect(wordsOf(carrying({ resources: resources(iptc) })).date).toEqual(date);
  });

  test.each([
    ["-1", undefined],
    ["0", undefined],
    ["5", 5],
    ["6", undefined],
    ["many", undefined],
  ])("have for the rating %s the stars %s", (rating, stars) => {
    expect(wordsOf(carrying({ xmp: xmpWith("", `xmp:Rating="${rating}"`) })).rating).toBe(stars);
  });

  test("are single lines of any damaged metadata", () => {
    const parts = fc.constantFrom("xmp" as const, "resources" as const, "exif" as const);
    const change = fc.record({ part: parts, at: anyShare, byte: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const damaged = { xmp: ALL.xmp.slice(), resources: ALL.resources.slice(), exif: ALL.exif.slice() };
        for (const { part, at, byte } of changes) {
          const bytes = damaged[part];
          bytes[Math.floor(at * (bytes.length - 1))] = byte;
        }
        for (const word of Object.values(wordsOf(carrying(damaged)))) expect(String(word)).not.toMatch(/[\n\r\0]|^$/u);
      }),
    );
  });
});
