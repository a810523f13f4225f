import { describe, expect, test } from "vitest";
import { join } from "@matte/pixels/bytes";
import { composeMetadata } from "@matte/metadata";
import { EDIT, packet, text } from "@matte/metadata/testing";
import { contents, EXIF, headerSegments, XMP } from "@matte/jpeg/segments";
import { collectJpeg } from "../metadata/collect.ts";
import { APP1 } from "@matte/pixels/segments";
import { frameLossless } from "@matte/jpeg/lossless";
import { compareKept, opened, paintOf } from "@matte/jpeg/testing";
import { segment } from "../metadata/testing.ts";
import { segmentsLike } from "../metadata/segments-for.ts";
import { frameGainMap } from "./frame-map.ts";
import { leadSegments, withMapListed } from "./map-segments.ts";
import { joinGainMap } from "./multi-picture.ts";
import { hdrPhoto, MAKERS } from "../../../../tools/photos/hdr/index.ts";
import { mapOf } from "./testing.ts";

const PLACE = { canvas: { width: 320, height: 320 }, photo: { x: 32, y: 64 } };

/** Frames an HDR photo, with its map before and after. */
function framed(file: Uint8Array, place = PLACE) {
  const { map, bytes } = mapOf(file);
  const source = opened(file);
  const framedMap = frameGainMap(bytes, map, source, place);
  if (framedMap === null || "fallbackReason" in framedMap) throw new Error("The map was not framed.");
  const metadata = withMapListed(composeMetadata(collectJpeg(file), EDIT), map.metadata, framedMap.length);
  const segments = [...segmentsLike(file, metadata), ...leadSegments(framedMap)];
  const primary = frameLossless(source, place, paintOf(), { segments });
  if ("fallbackReason" in primary) throw new Error(primary.detail);
  return { bytes, framedMap, primary, whole: join(joinGainMap(primary, framedMap)) };
}

describe("a framed HDR photo", () => {
  test.each(MAKERS)("keeps the coefficients of a map by %s, at the photo's place", (maker) => {
    const file = hdrPhoto(maker);
    const { bytes, framedMap } = framed(file);
    const scale = 256 / opened(bytes).width;
    const compared = compareKept(bytes, framedMap, { x: 32 / scale, y: 64 / scale });
    expect(compared.different).toEqual([]);
    expect(compared.compared).toBeGreaterThan(40);
  });

  test.each(MAKERS)("has a map by %s that is found again, with the same metadata and the framed size", (maker) => {
    const file = hdrPhoto(maker);
    const { whole, primary } = framed(file);
    const { map: before } = mapOf(file);
    const { map: after } = mapOf(whole);
    const scale = 256 / before.size.width;
    expect(after.metadata).toEqual(before.metadata);
    expect(after.size).toEqual({ width: 320 / scale, height: 320 / scale });
    expect(after.range).toEqual({ start: primary.length, end: whole.length });
  });

  test.each(MAKERS)("ends with its map by %s: no video is left, and none is listed", (maker) => {
    const { whole } = framed(hdrPhoto(maker));
    expect(text(whole)).not.toContain("ftypvideo");
    expect(text(whole)).not.toContain("MotionPhoto");
  });

  test("lists the map's length in the container", () => {
    const { primary, framedMap } = framed(hdrPhoto("pixel"));
    const [range] = contents(primary, headerSegments(primary), APP1, XMP);
    const written = text(primary.subarray(range?.start, range?.end));
    expect(written).toContain(`Item:Semantic="GainMap" Item:Mime="image/jpeg" Item:Length="${framedMap.length}"`);
    expect(written).toContain('hdrgm:Version="1.0"');
  });

  test("claims no container where the map's metadata is only Apple's or ISO's", () => {
    for (const maker of ["iphone", "libultrahdr"] as const) {
      expect(text(framed(hdrPhoto(maker)).primary)).not.toContain("Container");
    }
  });

  test("says that a map by Apple is a gain map, which decoders require", () => {
    const written = text(framed(hdrPhoto("iphone")).framedMap);
    expect(written).toContain("urn:com:apple:photo:2020:aux:hdrgainmap");
  });

  test("repeats nothing of the map's header but its meaning", () => {
    const location = packet("", 'hdrgm:Version="1.0" exif:GPSLatitude="46,31.182N"');
    const mapSegments = [segment(APP1, EXIF, new Uint8Array(60)), segment(APP1, XMP, location)];
    const written = text(framed(hdrPhoto("pixel", { mapSegments })).framedMap);
    expect(written).not.toContain("Exif");
    expect(written).not.toContain("46,31");
    expect(written).toContain('hdrgm:Version="1.0"');
  });
});

describe("frameGainMap", () => {
  const { map, bytes } = mapOf(hdrPhoto("pixel"));
  const photo = { width: 256, height: 192 };

  test.each([
    ["off the map's grid", { ...PLACE, photo: { x: 48, y: 64 } }],
    ["on a canvas that is no whole number of the map's pixels", { ...PLACE, canvas: { width: 322, height: 320 } }],
  ])("leaves a map %s to be encoded again", (_, place) => {
    expect(frameGainMap(bytes, map, photo, place)).toBeNull();
  });

  test("leaves a map under an overlay of the photo to be encoded again", () => {
    expect(frameGainMap(bytes, map, photo, PLACE, { overlays: [{ x: 40, y: 250, width: 50, height: 20 }] })).toBeNull();
    expect(
      frameGainMap(bytes, map, photo, PLACE, { overlays: [{ x: 40, y: 256, width: 50, height: 20 }] }),
    ).not.toBeNull();
  });

  test("leaves a map without a code for a gain of 1 to be encoded again", () => {
    const mapSegments = [segment(APP1, XMP, packet("", 'hdrgm:Version="1.0" hdrgm:GainMapMin="0.05"'))];
    const bright = mapOf(hdrPhoto("pixel", { mapSegments }));
    expect(frameGainMap(bright.bytes, bright.map, photo, PLACE)).toBeNull();
  });

  test("calls a map whose data ends too soon damaged", () => {
    const cut = join([bytes.subarray(0, bytes.length - 200), Uint8Array.of(0xff, 0xd9)]);
    expect(frameGainMap(cut, map, photo, PLACE)).toMatchObject({ fallbackReason: "damaged" });
  });
});
