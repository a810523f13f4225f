import { describe, expect, test } from "vitest";
import { join } from "@matte/pixels/bytes";
import { packet } from "@matte/metadata/testing";
import { contents, headerSegments, ISO_GAIN_MAP, XMP } from "@matte/jpeg/segments";
import { decoded, opened } from "@matte/jpeg/testing";
import { APP1, APP2, type JpegSegment } from "@matte/pixels/segments";
import { segment } from "../metadata/testing.ts";
import { encodeGainMap, jpegMapEncoding, ultraHdrEncoding } from "./encode-map.ts";
import { stopsOf } from "./gain-codes.ts";
import { hdrPhoto, isoBlock, type Maker, MAKERS } from "../../../../tools/photos/hdr/index.ts";
import { isoMetadata } from "./iso-21496.ts";
import { mapOf } from "./testing.ts";
import type { GainMetadata } from "./types.ts";

const SIZE = { width: 37, height: 21 };
const ROW = 4 * SIZE.width;

function mapWith(maker: Maker, mapSegments: readonly JpegSegment[]) {
  return mapOf(hdrPhoto(maker, { mapSegments }));
}

/** Makes RGBA in one colour, with a red gradient in the left half. */
function sloped([red, green, blue]: readonly [number, number, number]): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let n = 0; n < SIZE.width * SIZE.height; n += 1) {
    const x = n % SIZE.width;
    pixels.set(x < 16 ? [8 * x, 8 * x, 8 * x, 255] : [red, green, blue, 255], 4 * n);
  }
  return pixels;
}

function encoded({ map, bytes }: ReturnType<typeof mapOf>, pixels: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  return encodeGainMap(jpegMapEncoding(bytes, map), SIZE, (top, rows) =>
    pixels.subarray(top * ROW, (top + rows) * ROW),
  );
}

describe("encodeGainMap", () => {
  test.each(MAKERS)("keeps size, components and metadata of a map by %s", (maker) => {
    const given = mapOf(hdrPhoto(maker));
    const file = encoded(given, sloped(jpegMapEncoding(given.bytes, given.map).unity));
    const source = opened(file);
    expect([source.width, source.height, source.components]).toEqual([37, 21, given.map.components]);
    const photo = hdrPhoto(maker);
    const again = mapOf(join([photo.subarray(0, given.map.range.start), file]));
    expect(again.map.metadata).toEqual(given.map.metadata);
  });

  test("writes codes in colour as RGB, rounded by the decoder alone in the finest steps", async () => {
    const given = mapOf(hdrPhoto("camera-raw-17"));
    const grain = Uint8ClampedArray.from({ length: 4 * SIZE.width * SIZE.height }, (_, at) => 60 + ((at * 7919) % 97));
    const encoding = { ...jpegMapEncoding(given.bytes, given.map), quality: 100 };
    const file = encodeGainMap(encoding, SIZE, (top, rows) => grain.subarray(top * ROW, (top + rows) * ROW));
    expect(opened(file).picture.colour).toBe("rgb");
    const after = await decoded(file);
    const errors = Array.from(after, (code, at) => code - (grain[4 * Math.floor(at / 3) + (at % 3)] ?? 0));
    expect(Math.max(...errors.map((error) => Math.abs(error)))).toBeLessThanOrEqual(1);
  });

  test.each(MAKERS)("writes codes of a map by %s within two steps", async (maker) => {
    const given = mapOf(hdrPhoto(maker));
    const pixels = sloped(jpegMapEncoding(given.bytes, given.map).unity);
    const after = await decoded(encoded(given, pixels));
    for (let n = 0; n < SIZE.width * SIZE.height; n += 1) {
      expect(Math.abs((after[3 * n] ?? 0) - (pixels[4 * n] ?? 0))).toBeLessThanOrEqual(2);
    }
  });
});

describe("a map without a code for a gain of 1", () => {
  const hdrgm = packet(
    "",
    'hdrgm:Version="1.0" hdrgm:GainMapMin="0.5" hdrgm:GainMapMax="2.5" hdrgm:HDRCapacityMax="2.5"',
  );
  const iso = isoBlock([[0.5, 2.5, 1]]);

  test.each([
    ["XMP", mapWith("pixel", [segment(APP1, XMP, hdrgm)])],
    ["ISO 21496-1", mapWith("libultrahdr", [segment(APP2, ISO_GAIN_MAP, iso)])],
    ["both", mapWith("pixel", [segment(APP1, XMP, hdrgm), segment(APP2, ISO_GAIN_MAP, iso)])],
  ])("gets a range with it in %s, and its gains stay", (_, given) => {
    const { unity } = jpegMapEncoding(given.bytes, given.map);
    expect(unity).toEqual([0, 0, 0]);
    const primary = hdrPhoto("libultrahdr").subarray(0, mapOf(hdrPhoto("libultrahdr")).map.range.start);
    const { metadata } = mapOf(join([primary, encoded(given, sloped(unity))])).map;
    const ranges = metadata.channels.map(({ min, max }) => [min, max]);
    expect(ranges).toEqual([
      [0, 2.5],
      [0, 2.5],
      [0, 2.5],
    ]);
  });

  test("is quantised in the finest steps, unlike others", () => {
    const stepsOf = (given: ReturnType<typeof mapOf>): number[] => {
      const { components } = opened(encoded(given, sloped([0, 0, 0]))).picture;
      return [...new Set(components.flatMap(({ quantisation }) => [...quantisation]))];
    };
    expect(stepsOf(mapWith("libultrahdr", [segment(APP2, ISO_GAIN_MAP, iso)]))).toEqual([1]);
    expect(stepsOf(mapOf(hdrPhoto("libultrahdr")))).not.toEqual([1]);
  });

  test("keeps the gain of every code within half a step", () => {
    const { map, bytes } = mapWith("pixel", [segment(APP1, XMP, hdrgm)]);
    const pixels = Uint8ClampedArray.of(0, 100, 255, 255);
    jpegMapEncoding(bytes, map).convert?.(pixels);
    const wider = { ...map.metadata.channels[0], min: 0 };
    const before = [0, 100, 255].map((code) => stopsOf(map.metadata.channels[0], code));
    const after = [...pixels.subarray(0, 3)].map((code) => stopsOf(wider, code));
    after.forEach((stops, n) => expect(Math.abs(stops - (before[n] ?? 0))).toBeLessThanOrEqual(2.5 / 255 / 2 + 1e-9));
    expect(pixels[3]).toBe(255);
  });
});

describe("the map of another format", () => {
  const range = { gamma: 1.5, baseOffset: 1 / 64, alternateOffset: 0.01 };
  const iso: GainMetadata = {
    form: "iso",
    channels: [
      { ...range, min: -1, max: 2 },
      { ...range, min: -0.25, max: 2.125 },
      { ...range, min: 0, max: 3 },
    ],
    baseHeadroom: 0,
    alternateHeadroom: 2.75,
  };
  const steps = { min: 0, max: 2.5, gamma: 1, baseOffset: 0, alternateOffset: 0 };
  const apple: GainMetadata = { ...iso, form: "apple", channels: [steps, steps, steps], alternateHeadroom: 2.5 };

  test.each([
    ["of ISO 21496-1", iso, 3],
    ["of Apple", apple, 1],
  ])("%s is written with the same numbers in XMP and in ISO 21496-1", (_, metadata, components) => {
    const encoding = ultraHdrEncoding({ metadata, components });
    const file = encodeGainMap(encoding, SIZE, (top, rows) =>
      sloped(encoding.unity).subarray(top * ROW, (top + rows) * ROW),
    );
    const primary = hdrPhoto("libultrahdr").subarray(0, mapOf(hdrPhoto("libultrahdr")).map.range.start);
    const { map } = mapOf(join([primary, file]));
    expect(map).toMatchObject({ size: SIZE, components, metadata: { ...metadata, form: "hdrgm" } });
    const [block] = contents(file, headerSegments(file), APP2, ISO_GAIN_MAP);
    expect(isoMetadata(file.subarray(block?.start, block?.end))).toEqual({ ...metadata, form: "iso" });
  });

  test("has the gain of each of Apple's codes within half a step", () => {
    const { convert, unity } = ultraHdrEncoding({ metadata: apple, components: 1 });
    const pixels = Uint8ClampedArray.from({ length: 4 * 256 }, (_, at) => Math.floor(at / 4));
    convert?.(pixels);
    expect([pixels[0], pixels[4 * 255], unity[0]]).toEqual([0, 255, 0]);
    for (let code = 0; code < 256; code += 1) {
      // Apple: 1 + (headroom - 1) * light, by the inverse of Rec. 709's transfer function.
      const value = code / 255;
      const light = value < 0.081 ? value / 4.5 : ((value + 0.099) / 1.099) ** (1 / 0.45);
      const stops = Math.log2(1 + (2 ** 2.5 - 1) * light);
      expect(Math.abs(stopsOf(steps, pixels[4 * code] ?? 0) - stops)).toBeLessThanOrEqual(2.5 / 255 / 2 + 1e-9);
    }
  });

  test("keeps its codes where these have a gain of 1, and gets a wider range where not", () => {
    expect(ultraHdrEncoding({ metadata: iso, components: 3 }).convert).toBeNull();
    const bright = { ...steps, min: 0.5 };
    const { convert, metadata, unity } = ultraHdrEncoding({
      metadata: { ...iso, channels: [bright, bright, bright] },
      components: 3,
    });
    expect([metadata.channels[1].min, unity]).toEqual([0, [0, 0, 0]]);
    const pixels = Uint8ClampedArray.of(0, 0, 255, 255);
    convert?.(pixels);
    expect([...pixels]).toEqual([51, 51, 255, 255]);
  });
});
