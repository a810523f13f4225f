import type { PngBandHelper } from "@matte/png";
import type { Layout } from "@matte/engine";
import { expect, test, vi } from "vitest";
import { pixelsOf } from "#domain/photos/testing/fixtures.ts";
import { paintedRows } from "@matte/framing/frame/painted-rows.ts";
import { grain, layoutOf, NO_METADATA, painted, photoOf } from "@matte/framing/testing/painted.ts";
import type { PaintedPicture } from "@matte/framing/encode/canvas-colour.ts";
import { helpersUpTo } from "../platform/band-helpers.ts";
import { encodePaintedPng, startPngHelpers } from "@matte/framing/encode/png.ts";

/** A photo with grain, in grey or in colours outside sRGB. */
function grainyPhoto(width: number, height: number, grey: boolean): ImageBitmap {
  return photoOf(width, height, (pixel, channel) =>
    grey ? (pixel % width) / 4 + grain(pixel) : (pixel % width) / 4 + grain(4 * pixel + channel) + 60 * channel,
  );
}

/** Bands encoded by helpers for the last picture. */
let bandsOfHelpers = 0;

async function pngOf(picture: PaintedPicture, max: number): Promise<Blob> {
  const helpers = startPngHelpers(picture.size, helpersUpTo(max));
  await Promise.allSettled(helpers.png.map(({ ready }) => ready));
  bandsOfHelpers = 0;
  const png = helpers.png.map((helper): PngBandHelper => ({
    ...helper,
    code: async (band) => {
      const result = await helper.code(band);
      bandsOfHelpers += 1;
      return result;
    },
  }));
  const pieces = await encodePaintedPng(picture, { png }).finally(() => helpers.end());
  if (pieces === null) throw new Error("no encoder");
  return new Blob([...pieces], { type: "image/png" });
}

async function ours(photo: ImageBitmap, layout: Layout, wideGamut: boolean, helpers: number): Promise<Blob> {
  const rows = paintedRows(layout, { photo, logo: null }, wideGamut);
  return pngOf({ size: layout.canvas, rows, wideGamut, metadata: NO_METADATA }, helpers);
}

/** The same picture by the browser's encoder. */
async function theirs(photo: ImageBitmap, layout: Layout, wideGamut: boolean): Promise<Blob> {
  return painted(photo, layout, wideGamut).convertToBlob({ type: "image/png" });
}

async function shown(png: Blob): Promise<Uint8ClampedArray> {
  return pixelsOf(await createImageBitmap(png), "display-p3").data;
}

function differing(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.length === other.length ? one.reduce((sum, value, at) => sum + Number(value !== other[at]), 0) : -1;
}

async function colourTypeOf(png: Blob): Promise<number | undefined> {
  return new Uint8Array(await png.slice(25, 26).arrayBuffer())[0];
}

const [GREY, RGB] = [0, 2];

test.each([
  ["sRGB", false, 0, false, RGB],
  ["Display P3", true, 0, false, RGB],
  ["sRGB with a helper", false, 1, false, RGB],
  ["Display P3 with three", true, 3, false, RGB],
  ["grey", false, 1, true, GREY],
])("Chromium decodes our PNG to the pixels of its own: %s", async (_, wideGamut, helpers, grey, colourType) => {
  const photo = grainyPhoto(1400, 1800, grey);
  const layout = layoutOf(photo);
  const png = await ours(photo, layout, wideGamut, helpers);
  expect(bandsOfHelpers > 0).toBe(helpers > 0);
  expect(await colourTypeOf(png)).toBe(colourType);
  expect(differing(await shown(png), await shown(await theirs(photo, layout, wideGamut)))).toBe(0);
});

test("one coloured pixel in the last row makes the PNG RGB", async () => {
  const photo = grainyPhoto(300, 200, true);
  const layout = layoutOf(photo, { showMetadata: false });
  const rows = paintedRows(layout, { photo, logo: null }, false);
  const read = (top: number, count: number): Uint8ClampedArray<ArrayBuffer> => {
    const pixels = rows.read(top, count);
    if (top + count === layout.canvas.height) pixels[pixels.length - 2] = 0;
    return pixels;
  };
  const coloured = { ...rows, read };
  const png = await pngOf({ size: layout.canvas, rows: coloured, wideGamut: false, metadata: NO_METADATA }, 0);
  expect(await colourTypeOf(png)).toBe(RGB);
});

test("a PNG is complete when its helpers fail to load", async () => {
  const photo = grainyPhoto(1400, 1800, false);
  const layout = layoutOf(photo);
  const { Worker: Real } = globalThis;
  vi.stubGlobal(
    "Worker",
    class extends Real {
      constructor() {
        super(URL.createObjectURL(new Blob(["throw new Error('broken')"])));
      }
    },
  );
  const alone = await ours(photo, layout, false, 2);
  vi.unstubAllGlobals();
  expect(await alone.bytes()).toEqual(await (await ours(photo, layout, false, 0)).bytes());
});
