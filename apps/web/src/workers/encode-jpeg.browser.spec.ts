import { probe, type ColourProfile } from "@matte/codecs";
import { DEFAULT_SETTINGS, type Layout, layoutPicture, paint } from "@matte/engine";
import { expect, test } from "vitest";
import { contextOf } from "./canvas.ts";
import { encodePaintedAsJpeg } from "./encode-jpeg.ts";
import { paintedRows } from "./painted-rows.ts";

const NO_METADATA = { exif: null, xmp: null, resources: null };

/** A photo with soft shapes and grain, in grey or in colours that reach beyond sRGB. */
function photoOf(width: number, height: number, grey: boolean): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height);
  const pixels = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) => {
    if (at % 4 === 3) return 255;
    const [x, y] = [(at >> 2) % width, (at >> 2) / width];
    const grain = Math.imul(at >> 2, 0x9e3779b1) >>> 28;
    return 120 + grain + 80 * Math.sin(x / 31 + (grey ? 0 : at % 4)) * Math.cos(y / 23);
  });
  contextOf(canvas, true).putImageData(new ImageData(pixels, width, height, { colorSpace: "display-p3" }), 0, 0);
  return canvas.transferToImageBitmap();
}

function layoutOf(photo: ImageBitmap, changes: Partial<typeof DEFAULT_SETTINGS> = {}): Layout {
  const settings = { ...DEFAULT_SETTINGS, showMetadata: true, photoBy: "Photo by Ines Morel", ...changes };
  const measure = (text: string, { size }: { size: number }): number => text.length * size * 0.5;
  return layoutPicture({ settings, photo, subject: "Vessels", camera: {}, watermark: true, measure });
}

/** The same painted in one piece. */
function painted(photo: ImageBitmap, layout: Layout, wideGamut: boolean): OffscreenCanvas {
  const canvas = new OffscreenCanvas(layout.canvas.width, layout.canvas.height);
  paint(contextOf(canvas, wideGamut), layout, { photo, logo: null });
  return canvas;
}

async function ours(photo: ImageBitmap, layout: Layout, wideGamut: boolean): Promise<Blob> {
  const rows = paintedRows(layout, { photo, logo: null }, wideGamut);
  const pieces = await encodePaintedAsJpeg({ size: layout.canvas, rows, wideGamut, metadata: NO_METADATA });
  rows.release();
  return new Blob([...(pieces ?? [])], { type: "image/jpeg" });
}

function pixelsOf(canvas: OffscreenCanvas): Uint8ClampedArray {
  return contextOf(canvas, true).getImageData(0, 0, canvas.width, canvas.height, { colorSpace: "display-p3" }).data;
}

async function shown(jpeg: Blob): Promise<Uint8ClampedArray> {
  const picture = await createImageBitmap(jpeg);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  contextOf(canvas, true).drawImage(picture, 0, 0);
  return pixelsOf(canvas);
}

/** Decibels. */
function likeness(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  expect(one.length).toBe(other.length);
  let squares = 0;
  for (let at = 0; at < one.length; at += 1) squares += (one[at]! - other[at]!) ** 2;
  return 10 * Math.log10(255 ** 2 / (squares / (0.75 * one.length)));
}

async function profileOf(jpeg: Blob): Promise<ColourProfile | null> {
  const found = probe(await jpeg.bytes());
  return found.status === "photo" ? found.header.profile : null;
}

test.each([
  { name: "sRGB", size: [1400, 1000], wideGamut: false, grey: false, most: 1.02 },
  { name: "Display P3", size: [1400, 1000], wideGamut: true, grey: false, most: 1.02 },
  { name: "grey", size: [1201, 807], wideGamut: false, grey: true, most: 1.02 },
  // Libjpeg writes blocks that lie outside the picture without any detail; here they are half of it.
  { name: "a narrow one", size: [1, 2000], wideGamut: false, grey: false, most: 1.6 },
] as const)("as near as Chromium's own file, and no larger: $name", async ({ size, wideGamut, grey, most }) => {
  const [width, height] = size;
  const photo = photoOf(width, height, grey);
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
});

test("matte above and below the photo is painted once for all its rows", async () => {
  const photo = photoOf(600, 300, false);
  const layout = layoutOf(photo, { socialPreset: "story-9x16", showMetadata: false });
  const rows = paintedRows(layout, { photo, logo: null }, false);
  let paintedRowCount = 0;
  const read: typeof rows.read = (top, count) => {
    paintedRowCount += count;
    return rows.read(top, count);
  };
  await encodePaintedAsJpeg({ size: layout.canvas, rows: { ...rows, read }, wideGamut: false, metadata: NO_METADATA });
  expect(paintedRowCount).toBeLessThan(layout.canvas.height);
});
