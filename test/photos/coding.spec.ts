import { describe, expect, it } from "vitest";
import { MARKER } from "../../tools/photos/jpeg-writer/index.ts";
import { markersOf, restartsOf, samplingOf } from "../../tools/photos/jpeg-writer/testing.ts";
import { PHOTOS, PHOTO_NAMES, photo } from "./index.ts";

const FACTORS = {
  "4:4:4": "1x1 1x1 1x1",
  "4:2:2": "2x1 1x1 1x1",
  "4:2:0": "2x2 1x1 1x1",
  "4:4:0": "1x2 1x1 1x1",
  grey: "1x1",
  cmyk: "1x1 1x1 1x1 1x1",
} as const;

const JPEGS = PHOTO_NAMES.flatMap((name) => {
  const { jpeg } = PHOTOS[name];
  return jpeg === undefined ? [] : [{ name, jpeg }];
});

describe.each(JPEGS)("the fixture $name", ({ name, jpeg }) => {
  it("is coded as the catalogue says", async () => {
    const file = await photo(name);
    expect(markersOf(file).some(({ marker }) => marker === MARKER.SOF2)).toBe(jpeg.progressive);
    expect(samplingOf(file)).toBe(FACTORS[jpeg.sampling]);
    expect(restartsOf(file).length > 0).toBe(jpeg.restartInterval > 0);
    const interval = markersOf(file).find(({ marker }) => marker === MARKER.DRI)?.data ?? Uint8Array.of(0, 0);
    expect(interval[0]! * 256 + interval[1]!).toBe(jpeg.restartInterval);
  });
});
