import { cameraDataFrom, cameraTags, type CameraTagName, type Tags } from "@matte/engine";
import { describe, expect, test } from "vitest";
import { photo, PHOTO_NAMES, type PhotoName, PHOTOS } from "../../test/photos/index.ts";
import { rational, signedRational, TAG, text } from "../../tools/photos/exif/entries.ts";
import { tiff } from "../../tools/photos/exif/tiff.ts";
import { latin1 } from "@matte/pixels/testing";
import { packet } from "@matte/metadata/testing";
import { collectMetadata } from "./collect.ts";
import { EXIF, XMP } from "@matte/jpeg/segments";
import { segment, withSegments } from "./jpeg/metadata/testing.ts";
import { probe } from "./probe.ts";
import { readTags } from "./read-tags.ts";

async function rawOf(bytes: Uint8Array): Promise<Tags<CameraTagName>> {
  const found = probe(bytes);
  if (found.status !== "photo") throw new Error(found.status);
  return readTags(bytes, found.header, cameraTags());
}

describe("readTags", () => {
  test.each(PHOTO_NAMES)("finds the camera data of %s", async (name) => {
    expect(cameraDataFrom(await rawOf(await photo(name)))).toEqual(PHOTOS[name].camera);
  });
});

test.each<readonly [PhotoName, CameraTagName, unknown]>([
  ["nikon-z-6-2", "ExposureTime", [10, 1250]],
  ["canon-eos-r6", "LensModel", ["RF24-105mm F4 L IS USM"]],
  ["lens-in-maker-note", "makerLens", latin1(`EF-S17-55mm f/2.8 IS USM${"\0".repeat(40)}`)],
  ["lens-in-xmp", "auxLens", "EF50mm f/1.4 USM"],
  ["png-exif", "auxLens", "EF50mm f/1.4 USM"],
  ["png-raw-profiles", "auxLens", "EF50mm f/1.4 USM"],
  ["webp-exif", "auxLens", "EF50mm f/1.4 USM"],
  ["iso-102400", "RecommendedExposureIndex", 102_400],
  ["iso-list", "ISO", [250, 0]],
  [
    "lens-info-only",
    "LensInfo",
    [
      [180, 10],
      [550, 10],
      [35, 10],
      [56, 10],
    ],
  ],
])("readTags returns from %s the tag %s as stored", async (name, tag, value) => {
  expect((await rawOf(await photo(name)))[tag]).toEqual(value);
});

test.each(["Exif\0\xff", "EXIF\0\0", "exif\0\0"])(
  "readTags and exports have EXIF by the identifier %j",
  async (identifier) => {
    const block = tiff("II", { entries: [{ tag: TAG.Model, type: "ascii", values: [...latin1("E-M10\0")] }] });
    const file = withSegments(await photo("plain"), [segment(0xe1, identifier, block)]);
    expect(cameraDataFrom(await rawOf(file))).toEqual({ camera: "E-M10" });
    expect((await collectMetadata(file)).exif).toEqual(block);
  },
);

describe("readTags of a JPEG with two EXIF blocks", () => {
  const LENS = 0xa434;
  const block = (names: Partial<Record<"Make" | "Model" | "lens", string>>): Uint8Array => {
    const { lens, ...camera } = names;
    const entries = Object.entries(camera).map(([tag, name]) => text(TAG[tag as keyof typeof camera], name));
    const directory = { entries: lens === undefined ? [] : [text(LENS, lens)] };
    return tiff("II", { entries, children: [{ tag: TAG.ExifIfd, directory }] });
  };

  test.each([
    ["of one camera", { Make: "Canon", Model: "EOS R6" }, { Make: "CANON", Model: "EOS R6 " }, "RF50mm"],
    ["whose first names no camera", {}, { Make: "Canon", Model: "EOS R6" }, "RF50mm"],
    ["of two models of one make", { Make: "Canon", Model: "PowerShot A80" }, { Make: "Canon", Model: "EOS R6" }],
    ["of two makes", { Make: "Pentax", Model: "K-1" }, { Make: "Ricoh", Model: "K-1" }],
    ["whose second names no camera", { Make: "Canon", Model: "EOS R6" }, {}],
    [
      "whose first has a lens",
      { Make: "Canon", Model: "EOS R6", lens: "EF85mm" },
      { Make: "Canon", Model: "EOS R6" },
      "EF85mm",
    ],
  ])("%s fills gaps only by the same camera", async (_, first, second, lens?: string) => {
    const blocks = [block(first), block({ ...second, lens: "RF50mm" })];
    const file = withSegments(
      await photo("plain"),
      blocks.map((exif) => segment(0xe1, EXIF, exif)),
    );
    expect(cameraDataFrom(await rawOf(file)).lens).toBe(lens);
  });

  test("skips a block that only continues the first", async () => {
    const blocks = [block({ Make: "Canon", Model: "EOS R6" }), latin1("RF50mm".repeat(20))];
    const file = withSegments(
      await photo("plain"),
      blocks.map((exif) => segment(0xe1, EXIF, exif)),
    );
    expect(cameraDataFrom(await rawOf(file)).camera).toBe("EOS R6");
  });
});

test("readTags finds a model of type BYTE, APEX values, and XMP of Exif 2.32", async () => {
  const block = tiff("MM", {
    entries: [{ tag: TAG.Model, type: "byte", values: [...latin1("E-M10\0")] }],
    children: [{ tag: TAG.ExifIfd, directory: { entries: [signedRational(0x9201, -2, 1), rational(0x9202, 6, 1)] } }],
  });
  const xmp = packet(
    "",
    'xmlns:exifEX="http://cipa.jp/exif/1.0/" exifEX:PhotographicSensitivity="400" exifEX:LensModel="M.25mm"',
  );
  const file = withSegments(await photo("plain"), [segment(0xe1, EXIF, block), segment(0xe1, XMP, xmp)]);
  const data = { camera: "E-M10", exposureTime: 4, aperture: 8, iso: 400, lens: "M.25mm" };
  expect(cameraDataFrom(await rawOf(file))).toEqual(data);
});

const XMP_ALONE = {
  make: "Canon",
  camera: "Canon EOS 5DS R",
  lens: "EF50mm f/1.4 USM",
  focalLength: 50,
  focalLength35: 52,
  aperture: 11,
  exposureTime: 1 / 200,
  iso: 100,
};

test.each([
  [
    "attributes",
    'tiff:Make="Canon" tiff:Model="Canon EOS 5DS R" aux:Lens="EF50mm f/1.4 USM" exif:FocalLength="50/1" exif:FocalLengthIn35mmFilm="52" exif:FNumber="11/1" exif:ExposureTime="1/200" exif:ISOSpeedRatings="100"',
    "",
  ],
  [
    "elements and arrays",
    "",
    "<tiff:Make>Canon</tiff:Make><tiff:Model>Canon EOS 5DS R</tiff:Model><aux:Lens>EF50mm f/1.4 USM</aux:Lens><exif:FocalLength>50/1</exif:FocalLength><exif:FocalLengthIn35mmFilm>52</exif:FocalLengthIn35mmFilm><exif:FNumber>11/1</exif:FNumber><exif:ExposureTime>1/200</exif:ExposureTime><exif:ISOSpeedRatings><rdf:Seq><rdf:li>100</rdf:li></rdf:Seq></exif:ISOSpeedRatings>",
  ],
])("readTags finds camera data that only XMP has, in %s", async (_, attributes, elements) => {
  const namespaces =
    'xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/"';
  const xmp = packet(elements, `${namespaces} ${attributes}`);
  const file = withSegments(await photo("plain"), [segment(0xe1, XMP, xmp)]);
  expect(cameraDataFrom(await rawOf(file))).toEqual(XMP_ALONE);
});

test("readTags finds EXIF's camera data before XMP's", async () => {
  const block = tiff("II", { entries: [{ tag: TAG.Model, type: "ascii", values: [...latin1("E-M10\0")] }] });
  const xmp = packet("", 'xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Model="Another"');
  const file = withSegments(await photo("plain"), [segment(0xe1, EXIF, block), segment(0xe1, XMP, xmp)]);
  expect(cameraDataFrom(await rawOf(file))).toEqual({ camera: "E-M10" });
});

test("readTags does not return a location", async () => {
  const raw = await rawOf(await photo("iphone-15-pro"));
  expect(Object.keys(raw).filter((tag) => tag.startsWith("GPS"))).toEqual([]);
});

test("readTags returns nothing for unreadable metadata", async () => {
  const bytes = await photo("canon-eos-r6");
  const found = probe(bytes);
  if (found.status !== "photo") throw new Error(found.status);
  const noise = { ...found.header, exif: { start: 20_000, end: 30_000 }, xmp: { start: 30_000, end: 31_000 } };
  expect(await readTags(bytes, noise, cameraTags())).toEqual({});
  expect(await readTags(bytes, { ...noise, exif: { start: 9e9, end: 9e9 + 5 }, xmp: null }, cameraTags())).toEqual({});
});
