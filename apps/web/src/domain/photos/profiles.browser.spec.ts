/** Colours as this browser shows them; `test/framed/profiles.spec.ts` covers all profiles. */
import { channels, type HexColour, type Settings } from "@matte/engine";
import { afterAll, describe, expect, test } from "vitest";
import type { PhotoName } from "../../../../../test/photos/index.ts";
import { createPhotoPool } from "./pool.ts";
import { colourAt, distance, fixture, pixelsOf } from "./testing/fixtures.ts";
import { edgeOf, type Framed, frameFixture, psnr } from "./testing/framed.ts";
import type { ExportMethod } from "./types.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

const WAYS: Readonly<Record<ExportMethod, Partial<Settings>>> = {
  "lossless-jpeg": {},
  jpeg: { keepOriginalJpeg: false },
  png: { exportFormat: "png" },
  webp: { exportFormat: "webp" },
};

/** Decibels. WebP always halves the colour resolution. */
const LEAST: Readonly<Record<ExportMethod, number>> = { "lossless-jpeg": 45, jpeg: 36, png: 45, webp: 34 };

/** Grey photos get grey mattes. Chromium ignores grey profiles; white is white all the same. */
const MATTES: Partial<Record<PhotoName, HexColour>> = {
  "grey-gamma-18": "#FFFFFF",
};

const framed = (name: PhotoName, way: ExportMethod, matte: HexColour): Promise<Framed> =>
  frameFixture(pool, name, { settings: { ...WAYS[way], outerBorderColor: matte } });

/** A frame's photo and matte colour as the browser shows them. */
async function shown(result: Framed, space: PredefinedColorSpace) {
  const whole = await createImageBitmap(result.blob);
  const { width, height } = result.photo.facts.size;
  const edge = edgeOf(result);
  return {
    matte: colourAt(pixelsOf(whole), 0.01, 0.01),
    inside: pixelsOf(await createImageBitmap(whole, edge, edge, width, height), space).data,
  };
}

describe("an export shows the photo as the browser does, and the matte in the chosen colour", () => {
  test.each<[PhotoName, ExportMethod]>([
    ["adobe-rgb", "lossless-jpeg"],
    ["iphone-15-pro", "jpeg"],
    ["iphone-15-pro", "webp"],
    ["grey-gamma-18", "png"],
  ])("%s, %s", async (name, way) => {
    const hex = MATTES[name] ?? "#B08C60";
    const result = await framed(name, way, hex);
    const space = result.photo.facts.wideGamut ? "display-p3" : "srgb";
    const { matte: seen, inside } = await shown(result, space);
    const source = pixelsOf(await createImageBitmap(await fixture(name)), space).data;
    expect(result.method).toBe(way);
    expect(distance(seen, channels(hex))).toBeLessThanOrEqual(3);
    expect(psnr(inside, source)).toBeGreaterThan(LEAST[way]);
  });
});
