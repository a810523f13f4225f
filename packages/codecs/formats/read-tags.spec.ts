import { cameraDataFrom, cameraTags, type CameraTagName, type Tags } from "@matte/engine";
import { describe, expect, test } from "vitest";
import { photo, PHOTO_NAMES, type PhotoName, PHOTOS } from "../../../test/photos/index.ts";
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
  ["lens-in-maker-note", "makerLens", ["EF-S17-55mm f/2.8 IS USM"]],
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
