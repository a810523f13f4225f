import type { ColourProfile } from "@matte/pixels/bytes";
import type { JpegBandHelper } from "@matte/jpeg";
import { probe } from "@matte/formats";
import type { Layout } from "@matte/engine";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { pixelsOf } from "#domain/photos/testing/fixtures.ts";
import { psnr } from "#domain/photos/testing/framed.ts";
import { encodePaintedJpeg, startJpegHelpers } from "@matte/framing/encode/jpeg.ts";
import { type BandHelpers, NO_HELPERS } from "@matte/framing/shared/band-helpers.ts";
import { helpersUpTo } from "../platform/band-helpers.ts";
import { paintedRows } from "@matte/framing/frame/painted-rows.ts";
import { grain, layoutOf, NO_METADATA, painted, photoOf } from "@matte/framing/testing/painted.ts";

/** Soft shapes and grain, in colours outside sRGB. */
function softPhoto(width: number, height: number): ImageBitmap {
  return photoOf(width, height, (pixel, channel) => 120 + grain(pixel) + shape(pixel, width, channel));
}

function greyPhoto(width: number, height: number): ImageBitmap {
  return photoOf(width, height, (pixel) => 120 + grain(pixel) + shape(pixel, width, 0));
}

/** Colours changing within a few pixels, as in foliage or fabric. */
function colourfulPhoto(width: number, height: number): ImageBitmap {
  const fine = (pixel: number, channel: number): number => 23 * Math.sin((pixel % width) / 2 + 2 * channel);
  return photoOf(
    width,
    height,
    (pixel, channel) => 90 + 2 * grain(pixel) + fine(pixel, channel) + shape(pixel, width, channel),
  );
}

function shape(pixel: number, width: number, channel: number): number {
  return 80 * Math.sin((pixel % width) / 31 + channel) * Math.cos(Math.floor(pixel / width) / 23);
}

async function ours(photo: ImageBitmap, layout: Layout, wideGamut: boolean, helpers = NO_HELPERS): Promise<Blob> {
  const rows = paintedRows(layout, { photo, logo: null }, wideGamut);
  const picture = { size: layout.canvas, rows, wideGamut, metadata: NO_METADATA };
  const pieces = await encodePaintedJpeg(picture, { quality: 95 }, helpers);
  rows.release();
  if (pieces === null) throw new Error("no encoder");
  return new Blob([...pieces], { type: "image/jpeg" });
}

async function shown(file: Blob): Promise<Uint8ClampedArray> {
  return pixelsOf(await createImageBitmap(file), "display-p3").data;
}

/** Decibels. */
function likeness(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  expect(one.length).toBe(other.length);
  return psnr(one, other);
}

async function profileOf(jpeg: Blob): Promise<ColourProfile | null> {
  const found = probe(await jpeg.bytes());
  return found.status === "photo" ? found.header.profile : null;
}

test.each([
  { name: "of soft colours", photo: softPhoto(1400, 1000), wideGamut: false, gain: 1, most: 1.3 },
  { name: "in Display P3", photo: softPhoto(1400, 1000), wideGamut: true, gain: 1, most: 1.3 },
  { name: "of fine colours", photo: colourfulPhoto(1080, 720), wideGamut: false, gain: 3, most: 1.4 },
  { name: "without colours", photo: greyPhoto(1201, 807), wideGamut: false, gain: -0.05, most: 1.03 },
  { name: "one pixel wide", photo: softPhoto(1, 2000), wideGamut: false, gain: 1, most: 1.2 },
])("our 4:4:4 is nearer to a photo $name than Chromium’s 4:2:0", async ({ photo, wideGamut, gain, most }) => {
  const layout = layoutOf(photo);
  const canvas = painted(photo, layout, wideGamut);
  const [mine, theirs] = [
    await ours(photo, layout, wideGamut),
    await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 }),
  ];
  const source = await shown(await canvas.convertToBlob({ type: "image/png" }));
  const [nearness, theirNearness] = [likeness(await shown(mine), source), likeness(await shown(theirs), source)];
  expect(nearness).toBeGreaterThan(36);
  expect(nearness - theirNearness).toBeGreaterThan(gain);
  expect(mine.size / theirs.size).toBeLessThan(most);
  expect(await profileOf(mine)).toEqual(await profileOf(theirs));
});

test("rows of pure matte above and below the photo are painted once", async () => {
  const photo = softPhoto(600, 300);
  const layout = layoutOf(photo, { socialPreset: "story-9x16", showMetadata: false });
  const rows = paintedRows(layout, { photo, logo: null }, false);
  let paintedRowCount = 0;
  const read: typeof rows.read = (top, count) => {
    paintedRowCount += count;
    return rows.read(top, count);
  };
  const picture = { size: layout.canvas, rows: { ...rows, read }, wideGamut: false, metadata: NO_METADATA };
  await encodePaintedJpeg(picture, { quality: 95 }, NO_HELPERS);
  expect(paintedRowCount).toBeLessThan(layout.canvas.height);
});

describe("a JPEG with helpers", () => {
  const photo = softPhoto(1700, 1300);
  const layout = layoutOf(photo);

  async function started(count: number): Promise<BandHelpers> {
    const helpers = helpersUpTo(count)("jpeg", count);
    onTestFinished(helpers.end);
    await Promise.allSettled(helpers.jpeg.map(({ ready }) => ready));
    return helpers;
  }

  test.each([1, 3])("has the same bytes if %i of them encode bands", async (count) => {
    const helpers = await started(count);
    const bands = Array<number>(count).fill(0);
    const jpeg = helpers.jpeg.map((helper, index): JpegBandHelper => ({
      ...helper,
      code: async (band) => {
        const coded = await helper.code(band);
        bands[index] = (bands[index] ?? 0) + 1;
        return coded;
      },
    }));
    const file = await ours(photo, layout, false, { ...helpers, jpeg });
    expect(await file.bytes()).toEqual(await (await ours(photo, layout, false)).bytes());
    expect(bands.filter((number) => number > 0)).toHaveLength(count);
  });

  test("is complete if they fail to load", async () => {
    const { Worker: Real } = globalThis;
    vi.stubGlobal(
      "Worker",
      class extends Real {
        constructor() {
          super(URL.createObjectURL(new Blob(["throw new Error('broken')"])));
        }
      },
    );
    const helpers = await started(2);
    vi.unstubAllGlobals();
    const file = await ours(photo, layout, false, helpers);
    expect(await file.bytes()).toEqual(await (await ours(photo, layout, false)).bytes());
  });

  test.each([
    [1080, 1350, 3, 0],
    [6000, 4000, 0, 0],
    [6000, 4000, 1, 1],
    [4000, 3000, 7, 3],
  ])("of %i x %i pixels with %i free cores gets %i", (width, height, cores, count) => {
    const helpers = startJpegHelpers({ width, height }, helpersUpTo(cores));
    onTestFinished(helpers.end);
    expect(helpers.jpeg).toHaveLength(count);
  });
});
