/** HEIC, loaded and framed by libheif because Chromium does not decode it. */
import { readPosition } from "@matte/formats";
import { DEFAULT_SETTINGS, layoutPicture, type Settings } from "@matte/engine";
import { afterAll, expect, test } from "vitest";
import type { ConvertedName } from "../../../../../test/photos/index.ts";
import { CORNERS, scenePixels } from "../../../../../tools/photos/scenes/index.ts";
import { createPhotoPool } from "./pool.ts";
import { colourAt, distance, fixture, pixelsOf } from "./testing/fixtures.ts";
import type { PhotoFacts } from "./types.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  showMetadata: false,
  innerBorderSize: 0,
  outerBorderSize: 5,
  exportFormat: "png",
};

async function framed(name: ConvertedName): Promise<{ readonly facts: PhotoFacts; readonly blob: Blob }> {
  const file = await fixture(name);
  const { facts } = await pool.load(file);
  const job = { file, facts, settings: SETTINGS, subject: "", watermark: false, logo: null };
  return { facts, blob: (await pool.frame(job)).blob };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)("HEIC of orientation %i is framed upright", async (orientation) => {
  const { facts, blob } = await framed(`heic-orientation-${orientation}`);
  expect(facts).toMatchObject({ kind: "heic", orientation, size: { width: 300, height: 200 }, wideGamut: false });
  const pixels = pixelsOf(await createImageBitmap(blob));
  const corners = [
    [0.15, 0.15, CORNERS.topLeft],
    [0.85, 0.15, CORNERS.topRight],
    [0.15, 0.85, CORNERS.bottomLeft],
    [0.85, 0.85, CORNERS.bottomRight],
  ] as const;
  for (const [u, v, colour] of corners) expect(distance(colourAt(pixels, u, v), colour)).toBeLessThan(60);
});

test("a phone's HEIC keeps the values of its Display P3, and its export has no position", async () => {
  const { facts, blob } = await framed("heic-phone");
  expect(facts).toMatchObject({ wideGamut: true, hasPosition: true, camera: { camera: "iPhone 15 Pro" } });
  expect(await readPosition(new Uint8Array(await blob.arrayBuffer()))).toBeNull();
  const input = { settings: SETTINGS, photo: facts.size, subject: "", camera: {}, watermark: false };
  const { photo } = layoutPicture({ ...input, measure: () => 0 });
  const shown = pixelsOf(await createImageBitmap(blob), "display-p3");
  const original = scenePixels("marks", 300, 200);
  const errors = Array.from({ length: 300 * 200 }, (_, at) => {
    const from = 4 * ((photo.y + Math.floor(at / 300)) * shown.width + photo.x + (at % 300));
    const [red = 0, green = 0, blue = 0] = shown.data.subarray(from, from + 3);
    const [r = 0, g = 0, b = 0] = original.data.subarray(3 * at, 3 * at + 3);
    return Math.abs(luma(red, green, blue) - luma(r, g, b));
  });
  // Half-size chroma changes luma at borders between the scene's colours.
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(1);
});

function luma(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

test("a HEIC whose picture cannot be decoded is damaged", async () => {
  const bytes = new Uint8Array(await (await fixture("heic-orientation-1")).arrayBuffer());
  const start = new TextDecoder("latin1").decode(bytes).indexOf("mdat") + 4;
  bytes.fill(0xff, start);
  await expect(pool.load(new File([bytes], "a.heic"))).rejects.toMatchObject({ code: "corrupt" });
});
