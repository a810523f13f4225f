import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../test/photos/index.ts";
import { join } from "@matte/pixels/bytes";
import { probe } from "./probe.ts";
import { collectMetadata } from "./collect.ts";
import { composeMetadata, type MetadataEdit } from "@matte/metadata";
import {
  CREDITS,
  EDIT,
  editExif,
  exifBlock,
  holds,
  LATITUDE,
  LONGITUDE,
  ORDERS,
  packet,
  rationals,
} from "@matte/metadata/testing";
import { EXIF, PHOTOSHOP, XMP } from "@matte/jpeg/segments";
import { anyShare, latin1 } from "@matte/pixels/testing";
import { segment, withSegments } from "./jpeg/metadata/testing.ts";
import { segmentsFor } from "./jpeg/metadata/segments-for.ts";
import { withMetadata } from "./testing.ts";
import { effort } from "../../test/effort.ts";

const change = fc.record({
  place: anyShare,
  bytes: fc.oneof(
    fc.constantFrom([0], [255], [255, 255, 255, 255], [0, 0, 0, 0], [0, 8], [8, 0], [0x7f, 255, 255, 255]),
    fc.array(fc.nat(255), { minLength: 1, maxLength: 4 }),
  ),
});
const damage = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 8 }),
  keep: fc.oneof(fc.constant(1), anyShare),
});
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

function damaged(sound: Uint8Array, { changes, keep }: Damage): Uint8Array {
  const bytes = sound.slice();
  for (const { place, bytes: put } of changes) {
    const at = Math.floor(place * bytes.length);
    bytes.set(put.slice(0, bytes.length - at), at);
  }
  return bytes.slice(0, Math.floor(bytes.length * keep));
}

const edit: fc.Arbitrary<MetadataEdit> = fc.record({
  size: fc.record({ width: fc.integer({ min: 1, max: 100_000 }), height: fc.integer({ min: 1, max: 100_000 }) }),
  orientation: fc.constantFrom<MetadataEdit["orientation"][]>(1, "keep"),
  colour: fc.constantFrom<MetadataEdit["colour"][]>("keep", "srgb", "display-p3"),
  keepLocation: fc.boolean(),
  density: fc.option(fc.integer({ min: 1, max: 200_000 })),
  credits: fc.constantFrom(null, CREDITS),
});

const IPTC = latin1("8BIM\x04\x04\0\0\0\0\0\x0e\x1c\x02\x50\0\x03Ada\x1c\x02\x19\0\x01a8BIM\x03\xed\0\0\0\0\0\x02ab");
const XMP_PACKET = packet(
  "<dc:creator><rdf:Seq><rdf:li>Ada &amp; Bea</rdf:li></rdf:Seq></dc:creator><xmp:Rating>4</xmp:Rating>",
  'exif:GPSLatitude="46,31.182N"',
);
const NAMES = ["leica-q2", "iphone-15-pro", "lens-in-maker-note", "png-exif", "webp-display-p3"] as const;

const sources: Uint8Array[] = [];
let jpeg = new Uint8Array();
let png = new Uint8Array();
let webp = new Uint8Array();
beforeAll(async () => {
  [jpeg, png, webp] = await Promise.all([photo("one-pixel"), photo("png-palette"), photo("webp-lossless")]);
  const rich = [
    segment(0xe1, EXIF, exifBlock("MM", { gps: true })),
    segment(0xe1, XMP, XMP_PACKET),
    segment(0xed, PHOTOSHOP, IPTC),
  ];
  sources.push(withSegments(jpeg, rich), ...(await Promise.all(NAMES.map((name) => photo(name)))));
});

/** Keeps only the start of large files, since headers direct the walks. */
function source(index: number): Uint8Array {
  return (sources[index % sources.length] ?? jpeg).subarray(0, 12_000);
}

describe("damaged metadata", () => {
  test("never prevents or damages an export", async () => {
    const given = fc.tuple(fc.nat(NAMES.length), damage, edit);
    await fc.assert(
      fc.asyncProperty(given, async ([index, harm, wanted]) => {
        const metadata = composeMetadata(await collectMetadata(damaged(source(index), harm)), wanted);
        expect(probe(withMetadata(jpeg, metadata))).toMatchObject({ status: "photo", header: { kind: "jpeg" } });
        expect(probe(withMetadata(png, metadata))).toMatchObject({ status: "photo", header: { kind: "png" } });
        expect(probe(withMetadata(webp, metadata))).toMatchObject({ status: "photo", header: { kind: "webp" } });
        for (const { payload } of segmentsFor(metadata)) expect(payload.length).toBeLessThanOrEqual(65_533);
      }),
      { numRuns: effort(600, 3000) },
    );
  }, 120_000);

  test("never makes writeMetadata throw", () => {
    fc.assert(
      fc.property(fc.nat(NAMES.length + 2), damage, (index, harm) => {
        const metadata = { exif: exifBlock("II"), xmp: null, resources: IPTC, density: 300 };
        const file = [png, webp][index] ?? source(index - 2);
        withMetadata(damaged(file, harm), metadata);
      }),
      { numRuns: effort(200, 1000) },
    );
  }, 60_000);

  test("never makes composeMetadata throw", () => {
    const noise = fc.option(fc.uint8Array({ maxLength: 400 }), { nil: null });
    fc.assert(
      fc.property(noise, noise, noise, edit, (exif, xmp, resources, wanted) => {
        const profile = { kind: "none" } as const;
        segmentsFor(composeMetadata({ exif, xmp, extendedXmp: xmp, resources, profile }, wanted));
      }),
      { numRuns: effort(400, 2000) },
    );
  });
});

describe("a location is removed from", () => {
  const [latitude, longitude] = [LATITUDE, LONGITUDE];

  test.each(ORDERS)("an EXIF block in byte order %s that is damaged anywhere but in its location", (order) => {
    const block = exifBlock(order, { gps: true, thumbnail: new Uint8Array(200).fill(9) });
    const coordinates = [latitude, longitude].map((values) => rationals(order, ...values));
    fc.assert(
      fc.property(damage, ({ changes }) => {
        const harmed = damaged(block, { changes, keep: 1 });
        const reachable = readsLocation(harmed, order);
        const result = editExif(harmed, EDIT);
        if (result === null || !reachable) return;
        for (const coordinate of coordinates) expect(holds(result, coordinate)).toBe(false);
      }),
      { numRuns: effort(600, 3000) },
    );
  });

  /** Returns whether the pointer to the directory and the fields of both coordinates are unchanged. */
  function readsLocation(block: Uint8Array, order: "II" | "MM"): boolean {
    const sound = exifBlock(order, { gps: true, thumbnail: new Uint8Array(200).fill(9) });
    const pointer = Buffer.from(sound).indexOf(Uint8Array.from(order === "II" ? [0x25, 0x88] : [0x88, 0x25]));
    const view = new DataView(sound.buffer, sound.byteOffset);
    const directory = view.getUint32(pointer + 8, order === "II");
    const same = (start: number, end: number): boolean =>
      sound.subarray(start, end).every((byte, index) => block[start + index] === byte);
    return same(0, 10) && same(pointer, pointer + 12) && same(directory, directory + 2 + 12 * 5);
  }

  test("an XMP packet with any damage", async () => {
    await fc.assert(
      fc.asyncProperty(damage, async ({ changes, keep }) => {
        const xmp = damaged(XMP_PACKET, { changes, keep });
        const metadata = composeMetadata(await collectMetadata(withSegments(jpeg, [segment(0xe1, XMP, xmp)])), EDIT);
        const written = join([withMetadata(jpeg, metadata), withMetadata(png, metadata)]);
        if (holds(written, latin1("46,31.182N")))
          expect(holds(xmp, latin1('exif:GPSLatitude="46,31.182N"'))).toBe(false);
      }),
      { numRuns: effort(400, 2000) },
    );
  }, 60_000);
});
