/** Photos in formats converted before reading, loaded and framed. */
import { collectMetadata } from "../../packages/formats/collect.ts";
import { probe } from "../../packages/formats/probe.ts";
import { readPosition } from "../../packages/formats/read-position.ts";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { describe, expect, test } from "vitest";
import type { ConvertedName } from "../photos/index.ts";
import { CORNERS } from "../../tools/photos/scenes/index.ts";
import { cameraJpegText } from "../../apps/web/src/domain/photos/describe.ts";
import type { FramedPhoto, LoadedPhoto } from "@matte/framing/photos/types.ts";
import { distance } from "./picture.ts";
import { colourAt, fixture, pixelsOf, pool } from "./pool.ts";

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
  const pixels = await pixelsOf(picture);
  const corners = [
    [0.15, 0.15, CORNERS.topLeft],
    [0.85, 0.15, CORNERS.topRight],
    [0.15, 0.85, CORNERS.bottomLeft],
    [0.85, 0.85, CORNERS.bottomRight],
  ] as const;
  for (const [u, v, colour] of corners) expect(distance(colourAt(pixels, u, v), colour)).toBeLessThan(60);
}

describe.each([
  ["raw-cr2", "Canon EOS 40D"],
  ["raw-cr3", "Canon EOS R6"],
  ["raw-nef", "NIKON Z 6_2"],
  ["raw-arw", "ILCE-7M4"],
  ["raw-dng", "LEICA Q2"],
  ["raw-raf", "X-T5"],
  ["raw-orf", "E-M1MarkII"],
  ["raw-rw2", "LEICA Q2"],
  ["raw-pef", "PENTAX K-1"],
] as const)("%s", (name, camera) => {
  test("is framed losslessly with its camera's JPEG, upright, and without its position", async () => {
    const { photo, blob, method } = await framed(name, {});
    expect(photo.facts).toMatchObject({ kind: "jpeg", convertedFrom: "raw", size: { width: 600, height: 400 } });
    expect(photo.facts.camera).toMatchObject({ camera });
    expect(photo.facts.hasPosition).toBe(true);
    expect(cameraJpegText(photo.facts)).toBe("Camera's own JPEG, 600 × 400");
    expect(method).toBe("lossless-jpeg");
    await expectUpright(blob);
    await expectUpright(photo.thumbnail);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect((await collectMetadata(bytes)).exif).not.toBeNull();
    expect(await readPosition(bytes)).toBeNull();
  });
});

test("a raw file is framed on a canvas as well, and reduced", async () => {
  const { photo, blob } = await framed("raw-nef", { exportFormat: "png" });
  await expectUpright(blob);
  expect(probe(new Uint8Array(await blob.arrayBuffer()))).toMatchObject({ status: "photo", header: { kind: "png" } });
  const reduced = await pool.reduce(await fixture("raw-nef"), photo.facts, 200);
  await expectUpright(reduced);
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

test.each(["tiff-16-bit", "tiff-lzw"] as const)("%s is framed as JPEG", async (name) => {
  const { photo, blob, method } = await framed(name, {});
  expect(method).toBe("jpeg");
  await expectUpright(photo.thumbnail);
  await expectUpright(blob);
});

test("a text of another photo has no line about a camera's JPEG", async () => {
  const { facts } = await pool.load(await fixture("plain"));
  expect(cameraJpegText(facts)).toBeNull();
});
