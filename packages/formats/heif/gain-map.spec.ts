import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { bytes, TAG } from "../../../tools/photos/exif/entries.ts";
import { appleNote, isoBlock } from "../../../tools/photos/hdr/index.ts";
import { HDR_SIZE, hdrHeic, type HdrHeifOptions, hdrPixels } from "../../../tools/photos/heif/hdr.ts";
import {
  box,
  codePoints,
  fullBox,
  pictureProperties,
  transforms,
  writeHeif,
} from "../../../tools/photos/heif/writer.ts";
import { bigEndian32, latin } from "../../../tools/photos/bytes.ts";
import { ORIENTATIONS } from "../../../tools/photos/orientation.ts";
import { exifBlock } from "@matte/metadata/testing";
import { collectMetadata, findExtras } from "../collect.ts";
import { probe } from "../probe.ts";
import { findHeifGainMap, type HeifGainMap } from "./gain-map.ts";
import { effort } from "../../../test/effort.ts";

const GREY = [[-1, 2, 1]] as const;
const THREE = [
  [-1, 2, 1],
  [-1, 2, 1],
  [-1, 3, 1],
] as const;

function mapOf(file: Uint8Array): HeifGainMap {
  const map = findHeifGainMap(file);
  if (map === null || typeof map === "string") throw new Error(`The gain map is ${map ?? "absent"}.`);
  return map;
}

function iso(options: Partial<HdrHeifOptions> = {}): Uint8Array<ArrayBuffer> {
  return hdrHeic({ form: "iso", ...options });
}

function apple(options: Partial<HdrHeifOptions> = {}): Uint8Array<ArrayBuffer> {
  return hdrHeic({ form: "apple", ...options });
}

const EXIF = exifBlock("MM", { exif: [bytes(TAG.MakerNote, ...appleNote([1, 1], [1, 200]))] });

function packet(headroom: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
    rdf:about="" xmlns:g="http://ns.apple.com/HDRGainMap/1.0/" g:HDRGainMapHeadroom="${headroom}"/></rdf:RDF></x:xmpmeta>`;
}

describe("Apple's gain map", () => {
  test.each([
    ["the maker note of the photo", { exif: EXIF }, 3 - 70 / 200],
    ["the map's packet, which takes precedence", { exif: EXIF, mapXmp: packet("4") }, 2],
    ["its first version, without any", {}, 3],
  ])("has the headroom of %s", (_, options, stops) => {
    const { metadata, components, size } = mapOf(apple(options));
    expect({ form: metadata.form, components, size }).toEqual({
      form: "apple",
      components: 1,
      size: { width: 150, height: 100 },
    });
    expect(metadata.alternateHeadroom).toBeCloseTo(stops, 6);
  });

  test("is none where the headroom is that of SDR", () => {
    expect(findHeifGainMap(apple({ mapXmp: packet("1") }))).toBeNull();
  });

  test("is damaged where the headroom is no number", () => {
    expect(findHeifGainMap(apple({ mapXmp: packet("bright") }))).toBe("damaged");
  });
});

describe("a tone map", () => {
  test("has the ranges of its block, and the tiles of its picture", () => {
    const { metadata, kind, components } = mapOf(iso());
    expect(metadata.channels.map(({ min, max }) => [min, max])).toEqual([
      [-1, 2],
      [-0.5, 2.5],
      [0, 3],
    ]);
    expect([metadata.form, metadata.alternateHeadroom, kind, components]).toEqual(["iso", 3.95, "heic", 3]);
  });

  test("takes precedence over the same map as Apple's", () => {
    expect(mapOf(hdrHeic({ form: "both" })).metadata.form).toBe("iso");
  });

  test("leaves Apple's map if it is damaged", () => {
    expect(mapOf(hdrHeic({ form: "both", block: new Uint8Array(9) })).metadata.form).toBe("apple");
  });

  test.each([
    ["of another version", isoBlock(GREY).with(1, 1)],
    ["cut off", isoBlock(THREE).slice(0, 80)],
    ["with a maximum below the minimum", isoBlock([[2, 1, 1]])],
    ["with a gamma of 0", isoBlock([[0, 1, 0]])],
  ])("a tone map %s is damaged", (_, block) => {
    expect(findHeifGainMap(iso({ block }))).toBe("damaged");
  });

  test.each([
    ["from an HDR picture to an SDR one", { block: isoBlock(GREY, [3, 0]) }, true],
    [
      "for primaries that are not the photo's",
      { block: isoBlock(THREE).with(4, 0x80), alternate: codePoints(9, 16, 9) },
      true,
    ],
    ["for the photo's own primaries", { block: isoBlock(THREE).with(4, 0x80), alternate: codePoints(1, 16, 6) }, false],
    [
      "of equal gains, whatever the primaries",
      { block: isoBlock(GREY).with(4, 0), alternate: codePoints(9, 16, 9) },
      false,
    ],
  ])("a tone map %s is an extra if a JPEG cannot express it", (_, options, isLeftOut) => {
    const file = iso(options);
    expect(findHeifGainMap(file) === "left-out").toBe(isLeftOut);
    expect(findExtras(file)).toEqual(isLeftOut ? ["gain-map"] : []);
  });
});

test("a tone map of a picture in PQ is no extra, since the loss of the picture's own HDR is reported", () => {
  const properties = (transfer: number): Uint8Array[] => [
    ...pictureProperties(HDR_SIZE, [10, 10, 10]),
    codePoints(9, transfer, 9),
  ];
  const data = latin("data");
  const block = Uint8Array.of(0, ...isoBlock(GREY, [3, 0]));
  const references = [{ type: "dimg", to: [0, 1] }];
  const extras = [13, 16].map((transfer) => {
    const photoItem = { type: "hvc1", data, properties: properties(transfer) };
    const map = { type: "hvc1", data, properties: properties(2) };
    return findExtras(writeHeif(["heic"], [photoItem, map, { type: "tmap", data: block, references }]));
  });
  expect(extras).toEqual([["gain-map"], []]);
});

describe("the pixels of a map", () => {
  test.each(ORIENTATIONS)("are turned by the map's own transforms, or by its photo's: %i", (orientation) => {
    expect(mapOf(apple({ orientation })).orientation).toBe(orientation);
    expect(mapOf(apple({ orientation, mapProperties: [] })).orientation).toBe(orientation);
    expect(mapOf(apple({ photoProperties: [], mapProperties: transforms(orientation) })).orientation).toBe(orientation);
  });

  /** Clean aperture fractions: sizes and centre offsets. */
  function aperture(...values: readonly number[]): Uint8Array {
    return box("clap", ...values.flatMap((value) => [bigEndian32(value), bigEndian32(1)]));
  }

  test.each([
    ["the photo", { photoProperties: [aperture(240, 100, -30, 50)], mapProperties: [] }],
    ["the map", { photoProperties: [aperture(1, 1, 0, 0)], mapProperties: [aperture(120, 50, -15, 25)] }],
  ])("are cropped by the clean aperture of %s", (_, options) => {
    const { crop } = mapOf(apple(options));
    expect(crop?.left).toBeCloseTo(0, 9);
    expect(crop?.top).toBeCloseTo(0.5, 9);
    expect(crop).toMatchObject({ width: 0.8, height: 0.5 });
  });

  test("are not cropped by a clean aperture beyond the picture", () => {
    expect(mapOf(apple({ mapProperties: [aperture(400, 50, 0, 0)] })).crop).toBeNull();
  });

  test("are in a file of their own, as stored and without metadata", async () => {
    const { bytes: file, size } = mapOf(await photo("avif-tone-map"));
    const found = probe(file);
    const header = { coded: size, orientation: 1, profile: { kind: "cicp", primaries: 1, transfer: 13 } };
    expect(found).toMatchObject({ status: "photo", header });
    expect(await collectMetadata(file)).toMatchObject({ exif: null, xmp: null });
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const { map } = hdrPixels(6);
    expect([info.width, info.height, info.channels]).toEqual([map.width, map.height, 3]);
    const errors = data.map((value, at) => Math.abs(value - (map.data[at] ?? 0)));
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(4);
  });
});

describe("a map is damaged", () => {
  const [first, second] = ["hvc1", "hvc1"].map((type) => ({
    type,
    data: latin("data"),
    properties: pictureProperties(HDR_SIZE, [8]),
  }));
  const urn = fullBox("auxC", 0, latin("urn:com:apple:photo:2020:aux:hdrgainmap\0"));

  function withMap(map: { readonly type?: string; readonly properties?: readonly Uint8Array[] }): Uint8Array {
    const references = [{ type: "auxl", to: [0] }];
    const auxiliary = { ...second!, ...map, references };
    return writeHeif(["heic"], [first!, { ...auxiliary, properties: [...auxiliary.properties, urn] }]);
  }

  test("a map without a fault is found", () => {
    expect(findHeifGainMap(withMap({}))).toMatchObject({ kind: "heic", size: HDR_SIZE });
  });

  test("a map with properties repeated before its size is found", () => {
    const [size, depth] = pictureProperties(HDR_SIZE, [8]);
    const repeated = Array.from({ length: 6 }, () => depth!);
    const map = mapOf(withMap({ properties: [...repeated, size!] }));
    expect(probe(map.bytes)).toMatchObject({ status: "photo", header: { coded: HDR_SIZE } });
  });

  test.each([
    ["in a coding other than AV1 and HEVC", withMap({ type: "jpeg" })],
    ["without a size", withMap({ properties: [] })],
    ["with more pixels than the photo", withMap({ properties: pictureProperties({ width: 301, height: 200 }, [8]) })],
    ["as a grid without tiles", withMap({ type: "grid" })],
    ["of a tone map without references", writeHeif(["heic"], [first!, { type: "tmap", data: latin("\0") }])],
  ])("a map %s is damaged", (_, file) => {
    expect(findHeifGainMap(file)).toBe("damaged");
  });

  test("a map whose tiles are all on the same data is damaged", () => {
    const file = iso();
    // `iloc` rows have number, reference, count, start and length; the tiles follow photo and map.
    const rows = Buffer.from(file.buffer).indexOf("iloc") + 12;
    const view = new DataView(file.buffer);
    for (let item = 2; item < 8; item += 1) {
      view.setUint32(rows + 14 * item + 6, 0);
      view.setUint32(rows + 14 * item + 10, file.length);
    }
    expect(findHeifGainMap(file)).toBe("damaged");
  });
});

test("a photo without a gain map has none", async () => {
  expect(findHeifGainMap(await photo("avif-exif"))).toBeNull();
  expect(findHeifGainMap(await photo("heic-phone"))).toBeNull();
  expect(findHeifGainMap(latin("no boxes"))).toBeNull();
});

test("files with changed and missing bytes never throw, and their maps are files with a picture", async () => {
  const photos = [apple({ exif: EXIF, mapXmp: packet("4") }), iso(), await photo("avif-tone-map")];
  const change = fc.record({ place: fc.nat(4000), byte: fc.nat(255) });
  const damage = fc.record({ file: fc.constantFrom(...photos), changes: fc.array(change, { maxLength: 6 }) });
  fc.assert(
    fc.property(damage, fc.double({ min: 0.2, max: 1, noNaN: true }), ({ file, changes }, keep) => {
      const harmed = file.slice(0, Math.ceil(file.length * keep));
      for (const { place, byte } of changes) harmed[place] = byte;
      const map = findHeifGainMap(harmed);
      if (map === null || typeof map === "string") return;
      expect(probe(map.bytes)).toMatchObject({ status: "photo", header: { coded: map.size } });
    }),
    { numRuns: effort(200, 1000) },
  );
});
