import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { u16be } from "@matte/pixels/bytes";
import { exifBlock, packet } from "@matte/metadata/testing";
import { bytes, TAG } from "../../../../tools/photos/exif/entries.ts";
import { EXIF, ISO_GAIN_MAP, XMP } from "@matte/jpeg/segments";
import { anyShare, jpeg } from "@matte/pixels/testing";
import { APP1, APP2 } from "@matte/pixels/segments";
import { segment } from "../metadata/testing.ts";
import { findGainMap } from "./find.ts";
import { appleNote, hdrPhoto, isoBlock, type Maker, MAKERS } from "../../../../tools/photos/hdr/index.ts";
import { mapOf } from "./testing.ts";

const EXPECTED: Readonly<Record<Maker, object>> = {
  pixel: { form: "hdrgm", size: { width: 64, height: 48 }, components: 1, max: [2.656715, 2.656715, 2.656715] },
  iphone: { form: "apple", size: { width: 128, height: 96 }, components: 1, max: [2.17, 2.17, 2.17] },
  "camera-raw-16": { form: "hdrgm", size: { width: 256, height: 192 }, components: 3, max: [3.84, 3.82, 3.95] },
  "camera-raw-17": { form: "hdrgm", size: { width: 256, height: 192 }, components: 3, max: [3.84, 3.82, 3.95] },
  libultrahdr: { form: "iso", size: { width: 64, height: 48 }, components: 1, max: [3, 3, 3] },
};

/** Gives the pixel photo's map these properties. */
function described(attributes: string): Uint8Array {
  return hdrPhoto("pixel", { mapSegments: [segment(APP1, XMP, packet("", `hdrgm:Version="1.0" ${attributes}`))] });
}

describe("findGainMap", () => {
  test.each(MAKERS)("finds the map of a photo by %s, whatever its index says of sizes", (maker) => {
    const file = hdrPhoto(maker);
    const { range, size, components, metadata } = mapOf(file).map;
    const max = metadata.channels.map((channel) => Math.round(channel.max * 1e6) / 1e6);
    const rounded = maker === "iphone" ? max.map((stops) => Math.round(stops * 100) / 100) : max;
    expect({ form: metadata.form, size, components, max: rounded }).toEqual(EXPECTED[maker]);
    expect(u16be(file, range.start)).toBe(0xffd8);
    expect(u16be(file, range.end - 2)).toBe(0xffd9);
  });

  test("finds a map by the container's lengths where there is no index", () => {
    const file = hdrPhoto("pixel");
    const at = file.findIndex((_, index) => u16be(file, index) === 0x4d50 && u16be(file, index + 2) === 0x4600);
    file.set([0x58], at);
    expect(mapOf(file).map.size).toEqual({ width: 64, height: 48 });
  });

  test("reads ISO metadata with a common denominator", () => {
    const numbers = [0, 3_000, -500, 2_000, 1_000, 15, 15];
    const block = new DataView(new ArrayBuffer(9 + 4 * numbers.length));
    block.setUint8(4, 0x08);
    [1000, ...numbers].forEach((value, n) => block.setInt32(5 + 4 * n, value));
    const mapSegments = [segment(APP2, ISO_GAIN_MAP, new Uint8Array(block.buffer))];
    const { metadata } = mapOf(hdrPhoto("libultrahdr", { mapSegments })).map;
    expect(metadata.channels[2]).toEqual({ min: -0.5, max: 2, gamma: 1, baseOffset: 0.015, alternateOffset: 0.015 });
    expect(metadata.alternateHeadroom).toBe(3);
  });

  test.each([
    ["large", [1, 1], [1, 200], 3 - 70 / 200],
    ["medium", [1, 1], [1, 10], 2.2727],
    ["small", [1, 2], [1, 200], 1.8 - 20 / 200],
    ["smallest", [1, 2], [10, 1], 0.591],
  ] as const)("takes a %s headroom from Apple's maker note where the map states none", (_, headroom, gain, stops) => {
    const exif = exifBlock("MM", { exif: [bytes(TAG.MakerNote, ...appleNote(headroom, gain))] });
    const version = "<HDRGainMap:HDRGainMapVersion>65536</HDRGainMap:HDRGainMapVersion>";
    const apple = packet(version, 'xmlns:HDRGainMap="http://ns.apple.com/HDRGainMap/1.0/"');
    const primarySegments = [segment(APP1, EXIF, exif)];
    const file = hdrPhoto("iphone", { primarySegments, mapSegments: [segment(APP1, XMP, apple)] });
    expect(mapOf(file).map.metadata.alternateHeadroom).toBeCloseTo(stops, 6);
  });

  test("takes absent numbers as their defaults", () => {
    const { metadata } = mapOf(described("")).map;
    expect(metadata.channels[0]).toEqual({ min: 0, max: 1, gamma: 1, baseOffset: 1 / 64, alternateOffset: 1 / 64 });
  });

  test.each([
    ["a maximum below the minimum", 'hdrgm:GainMapMin="2" hdrgm:GainMapMax="1"'],
    ["a gamma of 0", 'hdrgm:Gamma="0"'],
    ["a maximum that is no number", 'hdrgm:GainMapMax="bright"'],
    ["an infinite offset", 'hdrgm:OffsetSDR="1e999"'],
  ])("calls a map with %s damaged", (_, attributes) => {
    expect(findGainMap(described(attributes))).toBe("damaged");
  });

  test("calls a map of an unknown version of ISO 21496-1 damaged", () => {
    const block = isoBlock([[0, 1, 1]]);
    block[1] = 9;
    const mapSegments = [segment(APP2, ISO_GAIN_MAP, block)];
    expect(findGainMap(hdrPhoto("libultrahdr", { mapSegments }))).toBe("damaged");
  });

  test("calls a map that is not in the file damaged", () => {
    const file = hdrPhoto("pixel");
    expect(findGainMap(file.subarray(0, mapOf(file).map.range.start))).toBe("damaged");
  });

  test("finds none in a photo without one", () => {
    expect(findGainMap(jpeg(64, 48, { sampling: "4:2:0", quality: 90 }))).toBeNull();
  });

  test("takes a second picture without gain map metadata for a preview", () => {
    expect(findGainMap(hdrPhoto("iphone", { mapSegments: [] }))).toBeNull();
  });

  test("never throws on damaged photos, and finds only maps inside the file", () => {
    const photos = MAKERS.map((maker) => hdrPhoto(maker, { width: 32, height: 32 }));
    const change = fc.record({ place: anyShare, byte: fc.nat(255) });
    const damage = fc.record({ photo: fc.constantFrom(...photos), changes: fc.array(change, { maxLength: 8 }) });
    fc.assert(
      fc.property(damage, fc.double({ min: 0.2, max: 1, noNaN: true }), ({ photo, changes }, keep) => {
        const file = photo.slice(0, Math.ceil(photo.length * keep));
        for (const { place, byte } of changes) file[Math.floor(place * (file.length - 1))] = byte;
        const map = findGainMap(file);
        if (map !== null && map !== "damaged") expect(map.range.end).toBeLessThanOrEqual(file.length);
      }),
      { numRuns: 300 },
    );
  });
});
