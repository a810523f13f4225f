/** A raw file and a TIFF in the page’s workers; `test/framed/converted.spec.ts` has all makers and variants. */
import { probe, readPosition } from "@matte/formats";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { afterAll, expect, test } from "vitest";
import type { ConvertedName } from "../../../../../test/photos/index.ts";
import { CORNERS } from "../../../../../tools/photos/scenes/index.ts";
import { cameraJpegText } from "./describe.ts";
import { createPhotoPool } from "./pool.ts";
import { colourAt, distance, fixture, pixelsOf } from "./testing/fixtures.ts";
import type { FramedPhoto, LoadedPhoto } from "./types.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

const FRAME: Partial<Settings> = { showMetadata: false, innerBorderSize: 0, outerBorderSize: 5 };

async function framed(
  name: ConvertedName,
  settings: Partial<Settings>,
): Promise<FramedPhoto & { readonly photo: LoadedPhoto }> {
  const file = await fixture(name);
  const photo = await pool.load(file, { previewLongSide: 300 });
  photo.preview?.close();
  const all = { ...DEFAULT_SETTINGS, ...FRAME, ...settings };
  return {
    ...(await pool.frame({ file, facts: photo.facts, settings: all, subject: "", watermark: false, logo: null })),
    photo,
  };
}

/** Checks that the photo's corners are upright within a matte a few percent wide. */
async function expectUpright(picture: Blob): Promise<void> {
  const pixels = pixelsOf(await createImageBitmap(picture));
  const corners = [
    [0.15, 0.15, CORNERS.topLeft],
    [0.85, 0.15, CORNERS.topRight],
    [0.15, 0.85, CORNERS.bottomLeft],
    [0.85, 0.85, CORNERS.bottomRight],
  ] as const;
  for (const [u, v, colour] of corners) expect(distance(colourAt(pixels, u, v), colour)).toBeLessThan(60);
}

test("a raw file is framed losslessly with its camera's JPEG, upright, and without its position", async () => {
  const { photo, blob, method } = await framed("raw-nef", {});
  expect(photo.facts).toMatchObject({ kind: "jpeg", convertedFrom: "raw", size: { width: 600, height: 400 } });
  expect(photo.facts.hasPosition).toBe(true);
  expect(cameraJpegText(photo.facts)).toBe("Camera's own JPEG, 600 × 400");
  expect(method).toBe("lossless-jpeg");
  await expectUpright(blob);
  await expectUpright(photo.thumbnail);
  expect(await readPosition(new Uint8Array(await blob.arrayBuffer()))).toBeNull();
});

test("a TIFF of 16 bits becomes a PNG of 16 bits, upright, without its position", async () => {
  const { photo, blob } = await framed("tiff-16-bit", { exportFormat: "png" });
  expect(photo.facts).toMatchObject({ kind: "png", convertedFrom: "tiff", size: { width: 300, height: 200 } });
  expect(photo.facts).toMatchObject({ wideGamut: true, hasPosition: true, camera: { camera: "iPhone 15 Pro" } });
  expect(photo.facts.deep).toEqual({ grey: false, fallbackReason: null });
  expect(cameraJpegText(photo.facts)).toBeNull();
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect(probe(bytes)).toMatchObject({ status: "photo", header: { precision: 16 } });
  expect(await readPosition(bytes)).toBeNull();
});
