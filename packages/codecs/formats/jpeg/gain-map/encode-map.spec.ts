import { describe, expect, test } from "vitest";
import { join } from "../../../bytes.ts";
import { packet } from "../../../metadata/testing.ts";
import { ISO_GAIN_MAP, XMP } from "../app-segments.ts";
import { decoded } from "../encode/testing/decoded.ts";
import { APP1, APP2 } from "../markers.ts";
import { opened } from "../lossless/testing/coefficients.ts";
import { segment } from "../metadata/testing.ts";
import { drawnCodes, encodeGainMap } from "./encode-map.ts";
import { stopsOf } from "./gain-codes.ts";
import { hdrPhoto, isoBlock, type Maker, MAKERS } from "../../../../../tools/photos/hdr/index.ts";
import { mapOf } from "./testing.ts";
import type { JpegSegment } from "../segments.ts";

const SIZE = { width: 37, height: 21 };
/** Bytes. */
const ROW = 4 * SIZE.width;

function mapWith(maker: Maker, mapSegments: readonly JpegSegment[]) {
  return mapOf(hdrPhoto(maker, { mapSegments }));
}

/** RGBA of one colour, with a slope of its red in the left half. */
function sloped([red, green, blue]: readonly [number, number, number]): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let n = 0; n < SIZE.width * SIZE.height; n += 1) {
    const x = n % SIZE.width;
    pixels.set(x < 16 ? [8 * x, 8 * x, 8 * x, 255] : [red, green, blue, 255], 4 * n);
  }
  return pixels;
}

function encoded({ map, bytes }: ReturnType<typeof mapOf>, pixels: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const file = encodeGainMap(bytes, map, SIZE, (top, rows) => pixels.subarray(top * ROW, (top + rows) * ROW));
  if (file === null) throw new Error("There is no encoder.");
  return file;
}

describe("encodeGainMap", () => {
  test.each(MAKERS)("keeps size, components and metadata of a map by %s", (maker) => {
    const given = mapOf(hdrPhoto(maker));
    const file = encoded(given, sloped(drawnCodes(given.map.metadata).unity));
    const source = opened(file);
    expect([source.width, source.height, source.components]).toEqual([37, 21, given.map.components]);
    const photo = hdrPhoto(maker);
    const again = mapOf(join([photo.subarray(0, given.map.range.start), file]));
    expect(again.map.metadata).toEqual(given.map.metadata);
  });

  test.each(MAKERS)("writes codes of a map by %s within two steps", async (maker) => {
    const given = mapOf(hdrPhoto(maker));
    const pixels = sloped(drawnCodes(given.map.metadata).unity);
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
    const { unity } = drawnCodes(given.map.metadata);
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

  test("keeps the gain of every code within half a step", () => {
    const { map } = mapWith("pixel", [segment(APP1, XMP, hdrgm)]);
    const pixels = Uint8ClampedArray.of(0, 100, 255, 255);
    drawnCodes(map.metadata).convert?.(pixels);
    const wider = { ...map.metadata.channels[0], min: 0 };
    const before = [0, 100, 255].map((code) => stopsOf(map.metadata.channels[0], code));
    const after = [...pixels.subarray(0, 3)].map((code) => stopsOf(wider, code));
    after.forEach((stops, n) => expect(Math.abs(stops - (before[n] ?? 0))).toBeLessThanOrEqual(2.5 / 255 / 2 + 1e-9));
    expect(pixels[3]).toBe(255);
  });
});
