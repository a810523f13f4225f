/** HDR photos in AVIF and HEIC, exported as JPEGs with gain maps. */
import { findGainMap, type GainMap } from "@matte/formats/gain-map";
import { readPosition } from "@matte/formats";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { afterAll, describe, expect, test } from "vitest";
import { isoBlock } from "../../../../../tools/photos/hdr/index.ts";
import { box } from "../../../../../tools/photos/heif/writer.ts";
import { bigEndian32 } from "../../../../../tools/photos/bytes.ts";
import { hdrHeic, type HdrHeifOptions } from "../../../../../tools/photos/heif/hdr.ts";
import { ORIENTATIONS } from "../../../../../tools/photos/orientation.ts";
import { CORNERS } from "../../../../../tools/photos/scenes/index.ts";
import { createPhotoPool } from "./pool.ts";
import { colourAt, distance, fixture, pixelsOf, type Rgb } from "./testing/fixtures.ts";
import type { FramedPhoto, LoadedPhoto } from "./types.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

const FRAME: Partial<Settings> = { showMetadata: false, innerBorderSize: 0, outerBorderSize: 10 };

interface Framed extends FramedPhoto {
  readonly photo: LoadedPhoto;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function framed(file: File, settings: Partial<Settings> = {}, watermark = false): Promise<Framed> {
  const photo = await pool.load(file);
  const all = { ...DEFAULT_SETTINGS, ...FRAME, ...settings };
  const result = await pool.frame({ file, facts: photo.facts, settings: all, subject: "", watermark, logo: null });
  return { ...result, photo, bytes: new Uint8Array(await result.blob.arrayBuffer()) };
}

function heic(options: HdrHeifOptions): File {
  return new File([hdrHeic(options)], "a.heic");
}

async function codesOf(file: Uint8Array<ArrayBuffer>): Promise<{ readonly map: GainMap; readonly pixels: ImageData }> {
  const map = findGainMap(file);
  if (map === null || map === "damaged") throw new Error(`The gain map is ${map ?? "absent"}.`);
  const bytes = file.slice(map.range.start, map.range.end);
  return { map, pixels: pixelsOf(await createImageBitmap(new Blob([bytes]), { colorSpaceConversion: "none" })) };
}

/** Centres of the marks in a framed photo, 300 x 200 pixels with a matte of 30. */
const MARKS = (["topLeft", "topRight", "bottomLeft", "bottomRight"] as const).map((corner) => ({
  colour: CORNERS[corner],
  u: corner.endsWith("Left") ? 0.17 : 0.83,
  v: corner.startsWith("top") ? 0.2 : 0.8,
}));

/** Codes in Apple's grey map, 2.65 stops, for a scene colour. */
function appleCodes([red, green, blue]: Rgb): Rgb {
  const value = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  const code = (255 * Math.log2(1 + (2 ** 2.65 - 1) * ((value + 0.099) / 1.099) ** (1 / 0.45))) / 2.65;
  return [code, code, code];
}

function expectMap(pixels: ImageData, codes: (colour: Rgb) => Rgb, unity: Rgb): void {
  for (const [u, v] of [
    [0.01, 0.01],
    [0.99, 0.5],
    [0.5, 0.98],
  ] as const)
    expect(distance(colourAt(pixels, u, v), unity)).toBeLessThanOrEqual(2);
  for (const { colour, u, v } of MARKS) expect(distance(colourAt(pixels, u, v), codes(colour))).toBeLessThan(25);
}

/** Codes for a gain of 1 in the ranges of the tone maps. */
const TONE_MAP_UNITY = [85, 42, 0] as const;

describe("the gain map of an HDR photo", () => {
  test.each([
    ["heic-gain-map", appleCodes, [0, 0, 0], 1],
    ["heic-tone-map", (colour: Rgb) => colour, TONE_MAP_UNITY, 3],
    ["avif-tone-map", (colour: Rgb) => colour, TONE_MAP_UNITY, 3],
  ] as const)(
    "%s is framed with it, upright, with a gain of 1 over the matte",
    async (name, codes, unity, components) => {
      const result = await framed(await fixture(name));
      expect(result).toMatchObject({ method: "jpeg", hdr: "kept", size: { width: 360, height: 260 } });
      expect(result.photo.facts).toMatchObject({ gainMap: { grid: null }, extras: [] });
      const { map, pixels } = await codesOf(result.bytes);
      expect(map).toMatchObject({ components, size: { width: 180, height: 130 }, metadata: { form: "hdrgm" } });
      expect(map.metadata.alternateHeadroom).toBeCloseTo(components === 1 ? 2.65 : 3.95, 5);
      expectMap(pixels, codes, unity);
    },
  );

  test.each(ORIENTATIONS)("is turned with a photo of orientation %i", async (orientation) => {
    const { bytes, hdr } = await framed(heic({ form: "iso", orientation }));
    expect(hdr).toBe("kept");
    expectMap((await codesOf(bytes)).pixels, (colour) => colour, TONE_MAP_UNITY);
  });

  test.each([
    ["at another size", { socialPreset: "square-1x1" }, false],
    ["under a watermark", {}, true],
  ] as const)("covers the photo %s", async (_, settings, watermark) => {
    const result = await framed(heic({ form: "iso" }), settings, watermark);
    expect(result.hdr).toBe("kept");
    const { pixels } = await codesOf(result.bytes);
    expect(pixels.width / pixels.height).toBeCloseTo(result.size.width / result.size.height, 1);
    const whole = pixelsOf(await createImageBitmap(result.blob));
    // The map shows the photo's scene: the marks are at the same places.
    const places = [0.12, 0.2, 0.4, 0.5, 0.8].flatMap((u) => [0.3, 0.4, 0.5, 0.66].map((v) => [u, v] as const));
    const inside = places.filter(([u, v]) => distance(colourAt(whole, u, v), [255, 255, 255]) > 30);
    expect(inside.length).toBeGreaterThan(8);
    const errors = inside.map(([u, v]) => distance(colourAt(pixels, u, v), colourAt(whole, u, v)));
    expect(errors.toSorted((a, b) => a - b)[Math.floor(errors.length / 2)]).toBeLessThan(25);
  });

  test("is cropped with a photo whose decoder crops it", async () => {
    const numbers = [240, 1, 180, 1, 30, 1, -10, 1];
    const aperture = box("clap", ...numbers.map(bigEndian32));
    const result = await framed(heic({ form: "iso", photoProperties: [aperture], mapProperties: [] }));
    expect(result.photo.facts.size).toEqual({ width: 240, height: 180 });
    const { pixels } = await codesOf(result.bytes);
    expect([pixels.width, pixels.height]).toEqual([144, 114]);
    // A fifth is missing on the left, including most of a mark.
    expect(distance(colourAt(pixels, 0.785, 0.21), CORNERS.topRight)).toBeLessThan(25);
    expect(distance(colourAt(pixels, 0.19, 0.21), CORNERS.topLeft)).toBeGreaterThan(40);
  });

  test("is left out where HDR is not to be kept", async () => {
    const result = await framed(heic({ form: "apple" }), { keepHdr: false });
    expect([result.hdr, findGainMap(result.bytes)]).toEqual([null, null]);
  });

  test.each(["png", "webp"] as const)("is left out of %s", async (exportFormat) => {
    expect((await framed(await fixture("avif-tone-map"), { exportFormat })).hdr).toBeNull();
  });

  test("is left out, and its loss reported, where its metadata are damaged", async () => {
    const result = await framed(heic({ form: "iso", block: isoBlock([[2, 1, 1]]) }));
    expect(result.photo.facts.gainMap).toBe("damaged");
    expect([result.hdr, findGainMap(result.bytes)]).toEqual(["damaged", null]);
  });

  test.each(["heic-gain-map", "avif-tone-map"] as const)(
    "of %s is left out where it cannot be decoded",
    async (name) => {
      const file = new Uint8Array(await (await fixture(name)).arrayBuffer());
      const { start, end } = dataOfMap(file);
      file.fill(0, start, end);
      const result = await framed(new File([file], name));
      expect([result.hdr, findGainMap(result.bytes)]).toEqual(["damaged", null]);
    },
  );
});

/** Range of the second item's data, by its row in `iloc`. */
function dataOfMap(file: Uint8Array<ArrayBuffer>): { readonly start: number; readonly end: number } {
  const at = new TextDecoder("latin1").decode(file).indexOf("iloc") + 12 + 14;
  const view = new DataView(file.buffer);
  const start = view.getUint32(at + 6);
  return { start, end: start + view.getUint32(at + 10) };
}

test.each(["heic-gain-map", "heic-tone-map", "avif-tone-map"] as const)(
  "an export of %s has no position",
  async (name) => {
    const { bytes, photo } = await framed(await fixture(name));
    expect(photo.facts.hasPosition).toBe(true);
    const map = findGainMap(bytes);
    const start = map === null || map === "damaged" ? 0 : map.range.start;
    for (const part of [bytes, bytes.slice(start)]) {
      expect(await readPosition(part)).toBeNull();
      expect(new TextDecoder("latin1").decode(part)).not.toContain("GPSL");
    }
  },
);
