import { probe, type ColourProfile } from "@matte/codecs";
import type { Layout } from "@matte/engine";
import { expect, test } from "vitest";
import { pixelsOf } from "#domain/photos/testing/fixtures.ts";
import { psnr } from "#domain/photos/testing/framed.ts";
import { encodePaintedJpeg } from "./jpeg.ts";
import { paintedRows } from "../frame/painted-rows.ts";
import { grain, layoutOf, NO_METADATA, painted, photoOf } from "../testing/painted.ts";

/** A photo with soft shapes and grain, in grey or in colours outside sRGB. */
function softPhoto(width: number, height: number, grey: boolean): ImageBitmap {
  return photoOf(width, height, (pixel, channel) => {
    const [x, y] = [pixel % width, pixel / width];
    return 120 + grain(pixel) + 80 * Math.sin(x / 31 + (grey ? 0 : channel)) * Math.cos(y / 23);
  });
}

async function ours(photo: ImageBitmap, layout: Layout, wideGamut: boolean): Promise<Blob> {
  const rows = paintedRows(layout, { photo, logo: null }, wideGamut);
  const pieces = await encodePaintedJpeg({ size: layout.canvas, rows, wideGamut, metadata: NO_METADATA }, 95);
  rows.release();
  return new Blob([...(pieces ?? [])], { type: "image/jpeg" });
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
  { name: "sRGB", size: [1400, 1000], wideGamut: false, grey: false, most: 1.02 },
  { name: "Display P3", size: [1400, 1000], wideGamut: true, grey: false, most: 1.02 },
  { name: "grey", size: [1201, 807], wideGamut: false, grey: true, most: 1.02 },
  // Libjpeg writes blocks outside the picture without detail; here they are half of the file.
  { name: "a narrow one", size: [1, 2000], wideGamut: false, grey: false, most: 1.6 },
] as const)(
  "our JPEG is as close to the picture as Chromium's, and no larger: $name",
  async ({ size, wideGamut, grey, most }) => {
    const [width, height] = size;
    const photo = softPhoto(width, height, grey);
    const layout = layoutOf(photo);
    const canvas = painted(photo, layout, wideGamut);
    const [mine, theirs] = [
      await ours(photo, layout, wideGamut),
      await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 }),
    ];
    const source = await shown(await canvas.convertToBlob({ type: "image/png" }));
    const [nearness, theirNearness] = [likeness(await shown(mine), source), likeness(await shown(theirs), source)];
    expect(nearness).toBeGreaterThan(36);
    expect(nearness).toBeGreaterThan(theirNearness - 0.05);
    expect(mine.size / theirs.size).toBeLessThan(most);
    expect(await profileOf(mine)).toEqual(await profileOf(theirs));
  },
);

test("rows of pure matte above and below the photo are painted once", async () => {
  const photo = softPhoto(600, 300, false);
  const layout = layoutOf(photo, { socialPreset: "story-9x16", showMetadata: false });
  const rows = paintedRows(layout, { photo, logo: null }, false);
  let paintedRowCount = 0;
  const read: typeof rows.read = (top, count) => {
    paintedRowCount += count;
    return rows.read(top, count);
  };
  const picture = { size: layout.canvas, rows: { ...rows, read }, wideGamut: false, metadata: NO_METADATA };
  await encodePaintedJpeg(picture, 95);
  expect(paintedRowCount).toBeLessThan(layout.canvas.height);
});
