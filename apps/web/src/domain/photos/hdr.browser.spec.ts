/** HDR photos framed with their gain maps as this browser decodes them; `test/framed/hdr.spec.ts` covers all makers and cases. */
import { findGainMap, type GainMap } from "@matte/formats/gain-map";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { afterAll, describe, expect, test } from "vitest";
import { hdrPhoto, type HdrPhotoOptions } from "../../../../../tools/photos/hdr/index.ts";
import { createPhotoPool } from "./pool.ts";
import { colourAt, distance, pixelsOf } from "./testing/fixtures.ts";
import type { FramedPhoto, LoadedPhoto } from "./types.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

/** A 64 px matte, on every map's grid except quarter-size maps'. */
const SIZE: HdrPhotoOptions = { width: 640, height: 448 };
const FRAME: Partial<Settings> = { showMetadata: false, innerBorderSize: 0, outerBorderSize: 10 };

interface Framed extends FramedPhoto {
  readonly photo: LoadedPhoto;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function framed(
  bytes: Uint8Array<ArrayBuffer>,
  settings: Partial<Settings> = {},
  watermark = false,
): Promise<Framed> {
  const file = new File([bytes], "photo.jpg", { type: "image/jpeg" });
  const photo = await pool.load(file);
  const all = { ...DEFAULT_SETTINGS, ...FRAME, ...settings };
  const job = { file, facts: photo.facts, settings: all, subject: "", watermark, logo: null };
  const result = await pool.frame(job);
  return { ...result, photo, bytes: new Uint8Array(await result.blob.arrayBuffer()) };
}

async function codesOf(file: Uint8Array<ArrayBuffer>): Promise<{ readonly map: GainMap; readonly pixels: ImageData }> {
  const map = findGainMap(file);
  if (map === null || map === "damaged") throw new Error(`The gain map is ${map ?? "absent"}.`);
  const bytes = file.slice(map.range.start, map.range.end);
  return { map, pixels: pixelsOf(await createImageBitmap(new Blob([bytes]), { colorSpaceConversion: "none" })) };
}

/** The map's codes for a gain of 1. */
const UNITY = [118, 114, 114] as const;

const CORNERS = [
  [0.01, 0.01],
  [0.99, 0.5],
  [0.5, 0.99],
] as const;

describe("the gain map of an HDR photo", () => {
  test("is in the lossless export, with a gain of 1 over the matte", async () => {
    const result = await framed(hdrPhoto("camera-raw-16", SIZE));
    expect(result).toMatchObject({ method: "lossless-jpeg", hdr: "kept" });
    const { pixels } = await codesOf(result.bytes);
    for (const [u, v] of CORNERS) {
      expect(distance(colourAt(pixels, u, v), UNITY)).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    ["lossless, off the map's grid", { outerBorderSize: 7.3 }],
    ["at another size", { socialPreset: "square-1x1" }],
    ["encoded again", { keepOriginalJpeg: false }],
  ] satisfies [string, Partial<Settings>][])("covers the photo where the picture is %s", async (_, settings) => {
    const original = hdrPhoto("pixel", SIZE);
    const result = await framed(original, settings);
    expect(result.hdr).toBe("kept");
    const whole = await createImageBitmap(result.blob);
    const [before, after] = [await codesOf(original), await codesOf(result.bytes)];
    expect(after.map.metadata).toEqual(before.map.metadata);
    const scale = after.pixels.width / whole.width;
    expect(after.pixels.height / whole.height).toBeCloseTo(scale, 2);
    for (const [u, v] of CORNERS) expect(distance(colourAt(after.pixels, u, v), [0, 0, 0])).toBeLessThanOrEqual(1);
    const centre = colourAt(after.pixels, 0.5, 0.5);
    expect(distance(centre, colourAt(before.pixels, 0.5, 0.5))).toBeLessThanOrEqual(24);
  });
});
