import fc from "fast-check";
import sharp, { type JpegOptions } from "sharp";
import { describe, expect, it } from "vitest";
import { effort } from "../../../../test/effort.ts";
import { photo } from "../../../../test/photos/index.ts";
import { rational, TAG, text } from "../../../../tools/photos/exif/entries.ts";
import { type Entry, tiff } from "../../../../tools/photos/exif/tiff.ts";
import { SAMPLINGS } from "../../../../tools/photos/jpeg-writer/index.ts";
import { join } from "@matte/pixels/bytes";
import { composeMetadata } from "@matte/metadata";
import { artistFields, EDIT, exifBlock, ORDERS, utf8, withFields } from "@matte/metadata/testing";
import { type CoveredMcus, furthestEnd, type Rgb } from "@matte/jpeg/lossless";
import { withFrameRecord } from "../frame-record/record-packet.ts";
import { deflate } from "@matte/pixels";
import { structureOf } from "@matte/metadata/exif";
import { contents, EXIF, headerSegments, RESTORE, segmentOf, XMP } from "@matte/jpeg/segments";
import { APP1, APP15, type JpegSegment } from "@matte/pixels/segments";
import { rememberPhoto } from "../frame-record/remember.ts";
import { readFrameRecord, unframe } from "../frame-record/unframe.ts";
import { framed, opened, paintOf, placeIn } from "@matte/jpeg/testing";
import { jpeg } from "@matte/pixels/testing";
import { collectJpeg } from "../metadata/collect.ts";
import { jpegWith, writeJpegMetadata } from "../metadata/write.ts";
import { restoreData } from "./restore.ts";
import { readRestoreData } from "./restore-data.ts";
import { readRestoreSegments } from "./restore-segments.ts";

/** A program’s private segment. */
const UNKNOWN: JpegSegment = { marker: 0xe8, payload: new TextEncoder().encode("SPECIAL 46.5197 6.6323") };
const XMP_WITH_PLACE = new TextEncoder().encode(
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="46,31.182N" exif:GPSLongitude="6,37.938E"/></rdf:RDF></x:xmpmeta>',
);
/** As Apple, Scalado, FlashPix and Kodak write them, without a place. */
const MAKER_SEGMENTS: readonly JpegSegment[] = [
  { marker: 0xea, payload: join([utf8("AROT\0\0"), noise(900)]) },
  { marker: 0xe4, payload: join([utf8("SCALADO\0"), noise(60)]) },
  { marker: 0xe2, payload: join([utf8("FPXR\0\0"), noise(300)]) },
  { marker: 0xe3, payload: join([utf8("Meta\0\0"), exifBlock("MM")]) },
  { marker: 0xec, payload: utf8("[picture info] TimeDate=1008690122 Shutter=22727 FNumber=2.8 Zoom=1.00 ") },
];
const GPS_VERSION: Entry = { tag: 0, type: "byte", values: [2, 3, 0, 0] };
const PLAIN = jpeg(45, 35, { sampling: "4:2:0", quality: 92, restartInterval: 2 });
/** Matte for which coarse photos need finer quantisation steps. */
const GREY: Rgb = [77, 77, 77];
const LOOK = { version: 1, settings: {} };

/** Exports with restore data; null without it. */
async function exported(
  original: Uint8Array,
  keepLocation = false,
  background: Rgb = [255, 255, 255],
): Promise<Uint8Array<ArrayBuffer> | null> {
  const source = opened(original);
  const restore = await restoreData(source, keepLocation);
  if (restore === null) return null;
  const plan = placeIn(source, { left: 3, top: 2, right: 29, bottom: 43 });
  let covered: CoveredMcus | null = null;
  const plain = framed(source, plan, paintOf({ background }), { onCovered: (mcus) => void (covered = mcus) });
  const place = { photo: { ...plan.photo, width: source.width, height: source.height }, covered };
  const record = { look: LOOK, photo: await rememberPhoto(source, plain, place) };
  const metadata = composeMetadata(collectJpeg(original), { ...EDIT, keepLocation });
  return join(writeJpegMetadata(plain, { ...withFrameRecord(metadata, record), restore }));
}

async function unframed(file: Uint8Array<ArrayBuffer>) {
  const back = await unframe(file);
  if ("refusal" in back) throw new Error(back.refusal);
  return back;
}

describe("the original of an export", () => {
  it.each(["plain", "orientation-6", "canon-eos-r6"] as const)("comes back byte for byte from %s", async (name) => {
    const original = await photo(name);
    expect(await unframed((await exported(original, true))!)).toEqual({ photo: original, isOriginal: true });
  });

  it.each(ORDERS)("comes back with its coordinates in byte order %s, which the export has once", async (order) => {
    const original = withSegments(exifSegment(exifBlock(order, { gps: true })));
    const file = (await exported(original, true))!;
    expect(await unframed(file)).toEqual({ photo: original, isOriginal: true });
    const latitude = latitudeIn(original);
    expect(countOf(file, latitude)).toBe(1);
    const { header } = (await readRestoreData(readRestoreSegments(file)!))!;
    expect(countOf(header, latitude)).toBe(0);
  });

  it("comes back after another program has added to the export’s metadata", async () => {
    const original = withSegments(exifSegment(exifBlock("II", { gps: true })));
    const file = (await exported(original, true))!;
    const carried = collectJpeg(file);
    const edited = composeMetadata(carried, { ...EDIT, keepLocation: true });
    const exif = withFields(edited.exif, artistFields("Ada Lovelace"));
    const record = readFrameRecord(file)!;
    const restore = readRestoreSegments(file)!;
    const saved = join(writeJpegMetadata(file, { ...withFrameRecord({ ...edited, exif }, record), restore }));
    expect(await unframed(saved)).toEqual({ photo: original, isOriginal: true });
  });

  it("comes back with the picture that follows it", async () => {
    const original = join([PLAIN, new Uint8Array(7), jpeg(8, 8, { sampling: "4:4:4", quality: 90 })]);
    expect(await unframed((await exported(original))!)).toEqual({ photo: original, isOriginal: true });
  });

  it.each<[string, Uint8Array]>([
    ["a GPS directory with no more than its version", withSegments(exifSegment(blockWithGps([GPS_VERSION])))],
    [
      "a GPS directory of the time alone",
      withSegments(exifSegment(blockWithGps([GPS_VERSION, rational(7, 14, 1, 3, 1, 27, 1), text(29, "2025:05:17")]))),
    ],
    [
      "coordinates of a camera without a position",
      withSegments(exifSegment(blockWithGps([rational(2, 0, 1, 0, 1, 0, 1), rational(4, 0, 0, 0, 0, 0, 0)]))),
    ],
    ["segments of makers", withSegments(...MAKER_SEGMENTS)],
    ["padding after it", join([PLAIN, new Uint8Array(5000).fill(0xff)])],
    ["a maker’s bytes after it", join([PLAIN, Uint8Array.of(0, 0, 0x51, 1, 2, 0), noise(400)])],
    [
      "a maker’s bytes around a preview",
      join([PLAIN, noise(20), jpeg(8, 8, { sampling: "4:4:4", quality: 90 }), noise(9)]),
    ],
  ])("comes back byte for byte without its location with %s", async (_, original) => {
    expect(await unframed((await exported(original))!)).toEqual({ photo: original, isOriginal: true });
  });

  it("comes back byte for byte in every sampling, with and without restart markers", async () => {
    const coding = fc.record({
      sampling: fc.constantFrom(...SAMPLINGS),
      quality: fc.integer({ min: 40, max: 98 }),
      huffman: fc.constantFrom("standard" as const, "optimised" as const),
      restartInterval: fc.nat(6),
    });
    const side = fc.integer({ min: 1, max: 70 });
    await fc.assert(
      fc.asyncProperty(side, side, coding, async (width, height, options) => {
        const original = jpeg(width, height, options, width * height);
        expect(await unframed((await exported(original, false, GREY))!)).toEqual({
          photo: original,
          isOriginal: true,
        });
      }),
      { numRuns: effort(15, 60) },
    );
  });
});

/** Noise above flat areas, whose empty blocks make long runs. */
async function progressive(
  width: number,
  height: number,
  options: Readonly<JpegOptions>,
  isGrey = false,
): Promise<Uint8Array<ArrayBuffer>> {
  const data = new Uint8Array(width * height * 3).fill(90);
  data.set(noise(Math.floor(data.length / 3)));
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  return new Uint8Array(await (isGrey ? image.greyscale() : image).jpeg({ progressive: true, ...options }).toBuffer());
}

describe("the original of several scans comes back byte for byte", () => {
  it.each<[string, number, number, JpegOptions, boolean?]>([
    ["in 4:2:0", 301, 203, { quality: 90 }],
    ["in 4:4:4", 160, 120, { quality: 95, chromaSubsampling: "4:4:4" }],
    ["in grey", 133, 97, { quality: 80 }, true],
    ["with coarse steps", 222, 131, { quality: 40 }],
    ["with scans that mozjpeg has chosen", 301, 203, { quality: 85, mozjpeg: true }],
    ["that is large enough for full buffers", 900, 700, { quality: 97, chromaSubsampling: "4:4:4" }],
  ])("libjpeg's file comes back as it was written %s", async (_, width, height, options, isGrey) => {
    const original = await progressive(width, height, options, isGrey);
    expect(opened(original).picture.scans.length).toBeGreaterThan(1);
    expect(await unframed((await exported(original, false, GREY))!)).toEqual({ photo: original, isOriginal: true });
  });

  it.each(SAMPLINGS)(
    "one sequential scan per component comes back in %s, with and without restart markers",
    async (sampling) => {
      for (const restartInterval of [0, 3]) {
        const original = jpeg(61, 43, { sampling, quality: 90, separateScans: true, restartInterval });
        expect(await unframed((await exported(original))!)).toEqual({ photo: original, isOriginal: true });
      }
    },
  );

  it("or is not said to be the original", async () => {
    const original = jpeg(61, 43, { sampling: "4:2:0", quality: 90, progressive: true, restartInterval: 5 });
    const back = await unframed((await exported(original))!);
    expect(back.isOriginal).toBe(Buffer.compare(back.photo, original) === 0);
  });
});

/** Adds a comment after the first of several scans. */
function withCommentAfterFirstScan(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const at = furthestEnd(opened(file), opened(file).picture.scans[0]!);
  return join([file.subarray(0, at), Uint8Array.of(0xff, 0xfe, 0, 8), utf8("Kiel 1"), file.subarray(at)]);
}

describe("an original is not stored", () => {
  const gps = exifSegment(exifBlock("II", { gps: true }));

  it.each<[string, Uint8Array, keepLocation: boolean]>([
    ["with coordinates that the export leaves out", withSegments(gps), false],
    ["with coordinates in XMP", withSegments(xmpSegment(XMP_WITH_PLACE)), false],
    ["with coordinates in XMP, which would be there twice", withSegments(xmpSegment(XMP_WITH_PLACE)), true],
    ["with a segment of any content, if the location is left out", withSegments(UNKNOWN), false],
    ["with a segment of any content and coordinates", withSegments(gps, UNKNOWN), true],
    ["with two EXIF blocks", withSegments(gps, gps), true],
    ["with broken EXIF", withSegments(exifSegment(new TextEncoder().encode("MM??"))), false],
    ["with coordinates in the picture after it", join([PLAIN, withSegments(gps)]), false],
    ["with a video after it", join([PLAIN, new TextEncoder().encode("ftypmp42")]), false],
    [
      "with the place in a maker’s segment, in UTF-16",
      withSegments({ marker: 0xe5, payload: Uint8Array.from(Buffer.from("City: Lausanne", "utf16le")) }),
      false,
    ],
    [
      "with a GPS directory in a maker’s segment",
      withSegments({ marker: 0xe3, payload: join([utf8("Meta\0\0"), exifBlock("MM", { gps: true })]) }),
      false,
    ],
    ["with too much after it", join([PLAIN, noise(300_000)]), true],
    [
      "with metadata between its scans",
      withCommentAfterFirstScan(jpeg(45, 35, { sampling: "4:2:0", quality: 92, progressive: true })),
      true,
    ],
  ])("an original %s is not stored", async (_, original, keepLocation) => {
    expect(await restoreData(opened(original), keepLocation)).toBeNull();
  });

  it("an original with a segment of any content is stored if the location is kept and EXIF has none", async () => {
    const original = withSegments(UNKNOWN);
    expect(await unframed((await exported(original, true))!)).toEqual({ photo: original, isOriginal: true });
  });
});

describe("an export gives its photo back, and claims no more", () => {
  it("an export without its coordinates gives its photo back", async () => {
    const original = withSegments(exifSegment(exifBlock("MM", { gps: true })));
    const file = (await exported(original, true))!;
    const metadata = composeMetadata(collectJpeg(file), { ...EDIT, keepLocation: false });
    const restore = readRestoreSegments(file)!;
    const saved = join(writeJpegMetadata(file, { ...withFrameRecord(metadata, readFrameRecord(file)!), restore }));
    expect(await unframed(saved)).toMatchObject({ isOriginal: false });
  });

  it("an export without a part of the data gives its photo back", async () => {
    const file = (await exported(join([PLAIN, noise(70_000)]), true))!;
    const [first, second] = contents(file, headerSegments(file), APP15, RESTORE);
    expect(second).toBeDefined();
    const shortened = join([file.subarray(0, first!.start - 10), file.subarray(first!.end)]);
    expect(await unframed(shortened)).toMatchObject({ isOriginal: false });
  });

  it("an export with damaged data never claims a wrong original", async () => {
    const original = PLAIN;
    const file = (await exported(original))!;
    const [range] = contents(file, headerSegments(file), APP15, RESTORE);
    const { start, end } = range!;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: start, max: end - 1 }), fc.integer({ min: 1, max: 255 }), async (at, mask) => {
        const harmed = file.with(at, file[at]! ^ mask);
        const back = await unframed(harmed);
        expect(back.isOriginal ? back.photo : original).toEqual(original);
      }),
      { numRuns: effort(50, 200) },
    );
  });

  it("data that inflates without end is not read", async () => {
    const bomb = join([new Uint8Array(36), await deflate(new Uint8Array(64 * 2 ** 20))]);
    expect(await readRestoreData(bomb)).toBeNull();
  });
});

/** Incompressible. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}

function withSegments(...segments: readonly JpegSegment[]): Uint8Array<ArrayBuffer> {
  return join(jpegWith(PLAIN, segments));
}

function blockWithGps(entries: readonly Entry[]): Uint8Array {
  return tiff("II", { entries: [text(TAG.Make, "Maker")], children: [{ tag: TAG.GpsIfd, directory: { entries } }] });
}

function exifSegment(block: Uint8Array): JpegSegment {
  return segmentOf(APP1, EXIF, block);
}

function xmpSegment(packet: Uint8Array): JpegSegment {
  return segmentOf(APP1, XMP, packet);
}

/** Degrees, minutes and seconds of the latitude in EXIF. */
function latitudeIn(file: Uint8Array): Uint8Array {
  const { exif } = collectJpeg(file);
  const { value } = structureOf(exif!)!
    .gps.flatMap(({ fields }) => fields)
    .find(({ tag }) => tag === 2)!;
  return exif!.subarray(value.start, value.end);
}

function countOf(file: Uint8Array, bytes: Uint8Array): number {
  return Buffer.from(file).toString("latin1").split(Buffer.from(bytes).toString("latin1")).length - 1;
}
