import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join as path } from "node:path";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo, PHOTOS } from "../../test/photos/index.ts";
import { CAMERAS, type CameraName } from "../../tools/photos/exif/cameras.ts";
import { characters, long } from "../../tools/photos/exif/entries.ts";
import { tiff } from "../../tools/photos/exif/tiff.ts";
import { displayP3Profile } from "../../tools/photos/icc/display-p3.ts";
import { frameLossless, openLossless } from "@matte/jpeg/lossless";
import { collectMetadata } from "./collect.ts";
import { composeMetadata } from "@matte/metadata";
import { CREDITS, EDIT, exifBlock, packet } from "@matte/metadata/testing";
import { EXIF, EXTENDED_XMP, PHOTOSHOP, XMP } from "@matte/jpeg/segments";
import { md5 } from "@matte/pixels";
import { latin1 } from "@matte/pixels/testing";
import { exiftool, hasExiftool, type Tags } from "@matte/pixels/testing/exiftool";
import { segment, withSegments } from "./jpeg/metadata/testing.ts";
import { segmentsLike } from "./jpeg/metadata/segments-for.ts";
import { withMetadata } from "./testing.ts";
import { join } from "@matte/pixels/bytes";

const CAMERA_NAMES = Object.keys(CAMERAS) as CameraName[];

/** All cameras and containers. */
const NAMES = [
  ...CAMERA_NAMES,
  "png-exif",
  "png-raw-profiles",
  "png-display-p3",
  "webp-exif",
  "webp-orientation-6",
  "orientation-6",
] as const;

const CANVASES = { jpg: "plain", png: "png-rgb", webp: "webp-lossy" } as const;
const KINDS = ["jpg", "png", "webp"] as const;

/** Tags that differ on purpose, or are positions. */
const CHANGED =
  /^(SourceFile|ExifTool|System|File|JFIF|PNG|RIFF|ICC[^:]*|GPS|IFD1|Composite|XMP-x|MPF)\b|:(Orientation|ExifImage(Width|Height)|ColorSpace)$/;

function comparable(tags: Tags): Tags {
  return Object.fromEntries(Object.entries(tags).filter(([name]) => !CHANGED.test(name)));
}

describe.runIf(hasExiftool)("exiftool", () => {
  let folder = "";
  /** Of the photos as they are, in the order of their names. */
  let originals: readonly Tags[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path(tmpdir(), "matte-metadata-"));
    const saved = NAMES.map(async (name) => save(`${name}-source.${PHOTOS[name].kind}`, await photo(name)));
    originals = await exiftool(await Promise.all(saved), "-all");
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function save(name: string, bytes: Uint8Array): Promise<string> {
    const file = path(folder, name);
    await writeFile(file, bytes);
    return file;
  }

  test.each(KINDS)(
    "finds in every %s the values of its photo and no fault",
    async (kind) => {
      const canvas = CANVASES[kind];
      const framed = NAMES.map(async (name) => {
        const metadata = composeMetadata(await collectMetadata(await photo(name)), EDIT);
        return save(`${name}.${kind}`, withMetadata(await photo(canvas), metadata));
      });
      const after = await exiftool(await Promise.all(framed), "-all");
      for (const [index, name] of NAMES.entries()) {
        const [original = {}, carried = {}] = [originals[index], after[index]];
        expect(comparable(carried), name).toEqual(comparable(original));
        expect(warnings(original), name).toEqual(expect.arrayContaining(warnings(carried)));
        expect(
          Object.keys(carried).filter((tag) => tag.includes("GPS")),
          name,
        ).toEqual([]);
      }
    },
    60_000,
  );

  test("reads the credits as XMP and IPTC", async () => {
    const metadata = composeMetadata(await collectMetadata(await photo("leica-q2")), { ...EDIT, credits: CREDITS });
    const jpg = await save("credits.jpg", withMetadata(await photo("plain"), metadata));
    const png = await save("credits.png", withMetadata(await photo("png-rgb"), metadata));
    const [inJpeg, inPng] = await exiftool([jpg, png], "-XMP:all", "-IPTC:all", "-EXIF:Artist");
    const xmp = {
      "IFD0:Artist": "Ada Ö. Lind",
      "XMP-dc:Creator": ["Ada Ö. Lind"],
      "XMP-dc:Rights": "© Ada Ö. Lind",
      "XMP-dc:Title": "Höfe & <Häuser>",
      "XMP-dc:Contributor": ["Styling: Bea", "Light: Çem"],
      "XMP-photoshop:Credit": "Photo by Ada Ö. Lind",
      "XMP-iptcCore:Location": "Genève, 日内瓦",
    };
    expect(inPng).toMatchObject({ ...xmp, "ExifTool:Validate": "0 0 0" });
    expect(inJpeg).toMatchObject({
      ...xmp,
      "ExifTool:Validate": "0 0 0",
      "IPTC:CodedCharacterSet": "\u001b%G",
      "IPTC:By-line": "Ada Ö. Lind",
      "IPTC:CopyrightNotice": "© Ada Ö. Lind",
      "IPTC:ObjectName": "Höfe & <Häuser>",
      "IPTC:Credit": "Photo by Ada Ö. Lind",
      "IPTC:Sub-location": "Genève, 日内瓦",
    });
  });

  test("reads metadata of an editor next to the credits, including extended XMP", async () => {
    const part = packet(`<dc:table>${"t".repeat(40_000)}</dc:table><dc:format>image/jpeg</dc:format>`);
    const guid = md5(part);
    const head = new Uint8Array(8);
    new DataView(head.buffer).setUint32(0, part.length);
    const { exif } = await collectMetadata(await photo("leica-q2"));
    const edited = withSegments(await photo("plain"), [
      segment(0xe1, EXIF, exif ?? new Uint8Array()),
      segment(0xe1, XMP, packet(`<dc:rows>${"r".repeat(40_000)}</dc:rows>`, `xmpNote:HasExtendedXMP="${guid}"`)),
      segment(0xe1, EXTENDED_XMP + guid, join([head, part])),
      segment(0xed, PHOTOSHOP, latin1("8BIM\x04\x04\0\0\0\0\0\x0d\x1c\x02\x74\0\x08All m\xefne")),
    ]);
    const metadata = composeMetadata(await collectMetadata(edited), { ...EDIT, credits: CREDITS });
    const file = await save("edited.jpg", withMetadata(edited, metadata));
    const [tags = {}] = await exiftool([file], "-all");
    expect(tags).toMatchObject({
      "ExifTool:Validate": "0 0 0",
      "XMP-dc:Format": "image/jpeg",
      "XMP-dc:Table": "t".repeat(40_000),
      "XMP-dc:Rows": "r".repeat(40_000),
      "XMP-dc:Rights": "All mïne",
      "IPTC:CopyrightNotice": "All mïne",
      "IPTC:By-line": "Ada Ö. Lind",
      "IFD0:Model": "LEICA Q2",
    });
    expect(Object.keys(tags).filter((name) => name.includes("GPS"))).toEqual([]);
  });

  test("finds no index of removed pictures and the whole profile in a lossless frame of a phone's photo", async () => {
    const source = join([await phonePhoto(), await photo("one-pixel")]);
    const opened = openLossless(source);
    if ("fallbackReason" in opened) throw new Error(opened.detail);
    const canvas = { width: opened.width + 64, height: opened.height + 64 };
    const metadata = composeMetadata(await collectMetadata(source), { ...EDIT, size: canvas, colour: "keep" });
    const paint = {
      background: [255, 255, 255],
      flats: [],
      overlays: [],
      draw: () => new Uint8ClampedArray(),
    } as const;
    const plan = { canvas, photo: { x: 32, y: 32 } };
    const framed = frameLossless(opened, plan, paint, { segments: segmentsLike(source, metadata) });
    if ("fallbackReason" in framed) throw new Error(framed.detail);
    const before = await exiftool([await save("phone-source.jpg", source)], "-all");
    const [tags = {}] = await exiftool([await save("phone.jpg", framed)], "-all");
    const gone = /^MPF|hdrgm|GainMap|Container/i;
    expect(Object.keys(before[0] ?? {}).filter((name) => gone.test(name)).length).toBeGreaterThan(2);
    expect(Object.keys(tags).filter((name) => gone.test(name))).toEqual([]);
    expect(tags).toMatchObject({
      "IFD0:Model": "LEICA Q2",
      "ICC_Profile:ProfileDescription": "Display P3 (Matte fixtures)",
      "ExifIFD:ExifImageWidth": canvas.width,
    });
    expect(warnings(tags)).toEqual([]);
  });

  test("reads in a JPEG the EXIF of a PNG that is too large for a segment", async () => {
    const note = { tag: 0x927c, type: "undefined", values: Array<number>(90_000).fill(7) } as const;
    const block = exifBlock("II", { exif: [note] });
    const metadata = composeMetadata({ ...(await collectMetadata(await photo("plain"))), exif: block }, EDIT);
    const [jpeg = {}, png = {}] = await exiftool(
      [
        await save("large.jpg", withMetadata(await photo("plain"), metadata)),
        await save("large.png", withMetadata(await photo("png-rgb"), metadata)),
      ],
      "-all",
    );
    for (const tags of [jpeg, png])
      expect(tags).toMatchObject({ "IFD0:Model": "Camera One", "ExifIFD:ExposureTime": 0.004, "IFD0:Orientation": 1 });
    // The test block is short.
    expect(warnings(jpeg).filter((text) => !/Missing required/.test(String(text)))).toEqual([]);
  });
});

/** Makes a phone's segments: a Multi-Picture index, a gain map declared in XMP, and a profile in two segments. */
async function phonePhoto(): Promise<Uint8Array> {
  const { exif } = await collectMetadata(await photo("leica-q2"));
  const index = tiff("MM", { entries: [characters(0xb000, "0100"), long(0xb001, 2)] });
  const profile = displayP3Profile();
  return withSegments(await photo("sampling-444"), [
    segment(0xe1, EXIF, exif ?? new Uint8Array()),
    segment(0xe1, XMP, packet("<hdrgm:Version>1.0</hdrgm:Version>", 'hdrgm:GainMapMax="2.5"')),
    segment(0xe2, "ICC_PROFILE\0\x01\x02", profile.subarray(0, 1000)),
    segment(0xe2, "ICC_PROFILE\0\x02\x02", profile.subarray(1000)),
    segment(0xe2, "MPF\0", index),
  ]);
}

/** Excludes warnings about the fixtures' maker notes, opaque on purpose. */
function warnings(tags: Tags): unknown[] {
  return Object.entries(tags)
    .filter(([name, text]) => name.endsWith(":Warning") && !/MakerNotes/.test(String(text)))
    .map(([, text]) => text);
}
