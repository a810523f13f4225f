import { spawnSync } from "node:child_process";
import ExifReader from "exifreader";
import { describe, expect, it } from "vitest";
import { colourAt, decoded } from "../framed/picture.ts";
import { type PhotoName, photo } from "../photos/index.ts";
import { JPEG_CODINGS } from "../photos/jpeg-codings.ts";
import { hdrPhoto, MAKERS } from "../../tools/photos/hdr/index.ts";
import { compareCrop } from "../../packages/jpeg/lossless/testing/crops.ts";
import { opened } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { jpeg } from "../../packages/pixels/testing/pictures.ts";
import {
  crop,
  frame,
  gainMap,
  join,
  LosslessError,
  type LosslessReason,
  open,
  scrubLocation,
  unframe,
} from "../../packages/lossless/index.ts";

const MATTE = { top: 50, right: 61, bottom: 90, left: 40 };
const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `orientation-${n}` as PhotoName);

async function reasonOf(work: () => unknown): Promise<LosslessReason | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof LosslessError) return error.reason;
    throw error;
  }
}

describe("frame", () => {
  it.each(JPEG_CODINGS)("keeps all blocks of %s, and unframe gives them back", async (name) => {
    const file = await photo(name);
    const { width, height } = opened(file);
    const whole = { x: 0, y: 0, width, height };
    const { file: framed, matte, size } = await frame(file, { matte: MATTE, colour: "#C0C0C0" });
    expect(size).toEqual({ width: width + 101, height: height + 140 });
    expect([matte.left + matte.right, matte.top + matte.bottom]).toEqual([101, 140]);
    expect(compareCrop(file, framed, whole, { x: matte.left, y: matte.top }).different).toEqual([]);
    const { photos } = await unframe(framed);
    expect(photos).toHaveLength(1);
    expect(compareCrop(file, photos[0]!, whole, { x: 0, y: 0 }).different).toEqual([]);
  });

  it.each(ORIENTATIONS)("has its sides around the upright photo: %s", async (name) => {
    const file = await photo(name);
    const { width, height, mcu } = open(file);
    const { file: framed, matte, size } = await frame(file, { matte: MATTE, colour: "#104080" });
    const shown = await decoded(framed);
    expect({ width: shown.width, height: shown.height }).toEqual(size);
    expect(size).toEqual({ width: width + 101, height: height + 140 });
    expect(Math.abs(matte.left - MATTE.left)).toBeLessThanOrEqual(mcu.width / 2);
    expect(Math.abs(matte.top - MATTE.top)).toBeLessThanOrEqual(mcu.height / 2);
    for (const [x, y] of [
      [2, 2],
      [size.width - 3, size.height - 3],
      [matte.left - 3, matte.top + 20],
      [size.width - matte.right + 2, matte.top + 20],
    ] as const)
      for (const [channel, value] of [0x10, 0x40, 0x80].entries())
        expect(Math.abs(colourAt(shown, x, y)[channel]! - value)).toBeLessThanOrEqual(5);
  });

  it("keeps camera and dates, and coordinates only when they are asked for", async () => {
    const file = await photo("iphone-15-pro");
    const tagsOf = (bytes: Uint8Array) => ExifReader.load(bytes.slice().buffer, { expanded: true });
    const without = tagsOf((await frame(file, { matte: 48 })).file);
    expect(without.exif?.Model?.description).toBe("iPhone 15 Pro");
    expect(without.gps).toBeUndefined();
    expect(tagsOf((await frame(file, { matte: 48, keepLocation: true })).file).gps).toEqual(tagsOf(file).gps);
  });
});

describe("crop", () => {
  it.each(JPEG_CODINGS)("keeps all whole blocks of %s inside it", async (name) => {
    const file = await photo(name);
    const { width, height } = opened(file);
    const asked = { x: 21, y: 13, width: width - 60, height: height - 50 };
    const { file: cropped, shown, size } = await crop(file, asked);
    const { mcu } = opened(file);
    expect([shown.x % mcu.width, shown.y % mcu.height]).toEqual([0, 0]);
    expect([shown.x >= asked.x, shown.y >= asked.y]).toEqual([true, true]);
    expect([shown.x + shown.width, shown.y + shown.height]).toEqual([asked.x + asked.width, asked.y + asked.height]);
    expect(size).toEqual({ width: shown.width, height: shown.height });
    expect(compareCrop(file, cropped, shown, { x: 0, y: 0 }).different).toEqual([]);
  });

  it("inside a matte is where it was asked for, to the pixel", async () => {
    const file = await photo("sampling-420");
    const asked = { x: 21, y: 13, width: 90, height: 70 };
    expect((await frame(file, { matte: 40, crop: asked })).shown).toEqual(asked);
  });

  const installed = spawnSync("jpegtran", ["-version"]).error === undefined;
  it.runIf(installed).each(JPEG_CODINGS)("has the coefficients of jpegtran’s for %s", async (name) => {
    const file = await photo(name);
    const { mcu } = opened(file);
    const box = { x: 2 * mcu.width, y: mcu.height, width: 4 * mcu.width, height: 3 * mcu.height };
    const { file: cropped } = await crop(file, box);
    const normal = (input: Uint8Array, ...options: readonly string[]): Buffer =>
      spawnSync("jpegtran", ["-copy", "none", "-optimize", ...options], { input, maxBuffer: 2 ** 26 }).stdout;
    const expected = normal(file, "-crop", `${box.width}x${box.height}+${box.x}+${box.y}`);
    expect(Buffer.compare(normal(cropped), normal(expected))).toBe(0);
  });
});

describe("join", () => {
  it.each(["row", "column", "grid"] as const)(
    "keeps the blocks of all photos in a %s, and unframe parts them",
    async (arrangement) => {
      const files = [1, 2, 3].map((seed) => jpeg(160, 128, { quality: 88, sampling: "4:2:0" }, seed));
      const { width, height } = opened(files[0]!);
      const whole = { x: 0, y: 0, width, height };
      const joined = await join(files, { arrangement, gap: 32, matte: 64, colour: "#202020" });
      const pixels = await decoded(joined.file);
      expect({ width: pixels.width, height: pixels.height }).toEqual(joined.size);
      for (const [n, place] of joined.places.entries())
        expect(compareCrop(files[n]!, joined.file, whole, place).different).toEqual([]);
      // Right of the first photo or below it.
      const [{ x, y } = { x: 0, y: 0 }] = joined.places;
      const between = arrangement === "column" ? [x + 9, y + height + 12] : [x + width + 12, y + 9];
      expect(Math.max(...colourAt(pixels, between[0]!, between[1]!).slice(0, 3))).toBeLessThan(0x26);
      const { photos } = await unframe(joined.file);
      for (const [n, one] of photos.entries())
        expect(compareCrop(files[n]!, one, whole, { x: 0, y: 0 }).different).toEqual([]);
      expect(photos).toHaveLength(3);
    },
  );
});

describe("a gain map", () => {
  it.each(MAKERS)("of %s is read, kept in a frame, and comes back", async (maker) => {
    const file = hdrPhoto(maker, { width: 640, height: 448 });
    const map = gainMap(file)!;
    expect(open(file).hasGainMap).toBe(true);
    const framed = await frame(file, { matte: 64 });
    expect(framed.gainMap).toBe("kept");
    expect(gainMap(framed.file)!.channels).toEqual(map.channels);
    const [back] = (await unframe(framed.file)).photos;
    const { width, height } = map.size;
    const whole = { x: 0, y: 0, width, height };
    expect(compareCrop(map.file, gainMap(back!)!.file, whole, { x: 0, y: 0 }).different).toEqual([]);
  });
});

it("scrubLocation changes no block and leaves no coordinate", async () => {
  const file = await photo("iphone-15-pro");
  const scrubbed = await scrubLocation(file);
  const { width, height } = opened(file);
  expect(compareCrop(file, scrubbed, { x: 0, y: 0, width, height }, { x: 0, y: 0 }).different).toEqual([]);
  expect(ExifReader.load(scrubbed.buffer, { expanded: true }).gps).toBeUndefined();
});

describe("A call without a result says why", () => {
  it.each<[string, LosslessReason, () => unknown]>([
    ["a PNG", "not-a-jpeg", async () => open(await photo("png-rgb"))],
    ["no bytes", "not-a-jpeg", () => open(new Uint8Array())],
    ["a JPEG of CMYK", "unsupported", async () => open(await photo("cmyk"))],
    ["half a JPEG", "damaged", async () => open((await photo("plain")).subarray(0, 400))],
    [
      "a colour around a grey photo",
      "grey-photo",
      async () => frame(await photo("sampling-grey"), { matte: 40, colour: "#FF0000" }),
    ],
    ["a crop outside", "empty-crop", async () => crop(await photo("plain"), { x: 9000, y: 0, width: 9, height: 9 })],
    [
      "a crop without a block",
      "empty-crop",
      async () => crop(await photo("sampling-420"), { x: 3, y: 3, width: 6, height: 6 }),
    ],
    [
      "photos of two codings",
      "different-photos",
      async () => join([await photo("sampling-420"), await photo("sampling-444")], { arrangement: "row", gap: 24 }),
    ],
    ["a photo without a frame", "no-record", async () => unframe(await photo("plain"))],
  ])("%s: %s", async (_what, reason, work) => {
    expect(await reasonOf(work)).toBe(reason);
  });

  it("a matte of half pixels and an unknown colour are errors of the caller", async () => {
    const file = await photo("plain");
    await expect(frame(file, { matte: 1.5 })).rejects.toThrow(RangeError);
    await expect(frame(file, { matte: 40, colour: "red" })).rejects.toThrow(RangeError);
  });
});
