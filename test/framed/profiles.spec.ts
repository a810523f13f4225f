import { channels, type HexColour, type Settings } from "@matte/engine";
import { describe, expect, test } from "vitest";
import type { PhotoName } from "../photos/index.ts";
import type { ExportMethod } from "@matte/framing/photos/types.ts";
import { cropped, distance } from "./picture.ts";
import { colourAt, edgeOf, fixture, frameFile, type FramedFixture, pixelsOf } from "./pool.ts";

const WAYS: Readonly<Record<ExportMethod, Partial<Settings>>> = {
  "lossless-jpeg": {},
  jpeg: { keepOriginalJpeg: false },
  png: { exportFormat: "png" },
  webp: { exportFormat: "webp" },
};

/** Decibels. WebP always halves the colour resolution. */
const LEAST: Readonly<Record<ExportMethod, number>> = { "lossless-jpeg": 45, jpeg: 36, png: 45, webp: 34 };

/** Grey photos get grey mattes. Chromium ignores grey profiles, in which white is white all the same. */
const MATTES: Partial<Record<PhotoName, HexColour>> = {
  "grey-gamma-18": "#FFFFFF",
  "rgb-profile-on-grey": "#B0B0B0",
};

const framed = async (name: PhotoName, way: ExportMethod, matte: HexColour): Promise<FramedFixture> =>
  frameFile(await fixture(name), { ...WAYS[way], outerBorderColor: matte });

/** Returns a frame's photo and matte colours, as shown by a canvas. */
async function shown(result: FramedFixture, space: PredefinedColorSpace) {
  const { width, height } = result.photo.facts.size;
  const edge = edgeOf(result);
  return {
    matte: colourAt(await pixelsOf(result.blob), 0.01, 0.01),
    inside: cropped(await pixelsOf(result.blob, space), { x: edge, y: edge, width, height }).data,
  };
}

describe("an export shows the photo as the browser does, and the matte in the chosen colour", () => {
  test.each<[PhotoName, ExportMethod]>([
    ["adobe-rgb", "lossless-jpeg"],
    ["adobe-rgb", "png"],
    ["prophoto-rgb", "lossless-jpeg"],
    ["prophoto-rgb", "jpeg"],
    ["iphone-15-pro", "lossless-jpeg"],
    ["iphone-15-pro", "jpeg"],
    ["iphone-15-pro", "png"],
    ["iphone-15-pro", "webp"],
    ["grey-gamma-18", "lossless-jpeg"],
    ["grey-gamma-18", "png"],
    ["grey-profile-on-colours", "png"],
    ["rgb-profile-on-grey", "lossless-jpeg"],
    ["rgb-profile-on-grey", "png"],
    ["table-profile", "png"],
    ["broken-profile", "png"],
    ["cmyk", "png"],
  ])("%s, %s", async (name, way) => {
    const hex = MATTES[name] ?? "#B08C60";
    const result = await framed(name, way, hex);
    const space = result.photo.facts.wideGamut ? "display-p3" : "srgb";
    const { matte: seen, inside } = await shown(result, space);
    const source = (await pixelsOf(await fixture(name), space)).data;
    expect(result.method).toBe(way);
    expect(distance(seen, channels(hex))).toBeLessThanOrEqual(3);
    expect(psnr(inside, source)).toBeGreaterThan(LEAST[way]);
  });
});

test.each<[PhotoName, string]>([
  ["grey-profile-on-colours", "profile"],
  ["table-profile", "profile"],
  ["broken-profile", "profile"],
  ["cmyk", "cmyk"],
])("the data of %s cannot be kept, which loading already reports: %s", async (name, fallbackReason) => {
  const result = await framed(name, "lossless-jpeg", "#B08C60");
  expect(result.photo.facts.lossless).toEqual({ mcu: null, fallbackReason });
  expect(result.method).toBe("jpeg");
  expect(distance((await shown(result, "srgb")).matte, channels("#B08C60"))).toBeLessThanOrEqual(3);
});

/** Returns the peak signal-to-noise ratio between two equally large RGBA pictures, in dB; infinite for equal ones. */
function psnr(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) {
    if (at % 4 !== 3) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  }
  return 10 * Math.log10(255 ** 2 / (sum / (one.length * 0.75)));
}
