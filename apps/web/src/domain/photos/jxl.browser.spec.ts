/** JPEG XL, which only some browsers decode. */
import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterAll, expect, test } from "vitest";
import { CORNERS } from "../../../../../tools/photos/scenes/index.ts";
import { createPhotoPool } from "./pool.ts";
import { colourAt, distance, fixture, pixelsOf } from "./testing/fixtures.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

const isDecoded = await ImageDecoder.isTypeSupported("image/jxl");

test.skipIf(!isDecoded).each([
  ["plain boxes", "jxl-container"],
  ["boxes compressed by Brotli", "jxl-brotli"],
] as const)("JPEG XL is framed upright, with Display P3 and the camera data of %s", async (_, name) => {
  const file = await fixture(name);
  const { facts } = await pool.load(file);
  expect(facts).toMatchObject({ kind: "jxl", size: { width: 96, height: 64 }, wideGamut: true, hasPosition: true });
  expect(facts.camera).toMatchObject({ camera: "iPhone 15 Pro" });
  const settings = { ...DEFAULT_SETTINGS, showMetadata: false, innerBorderSize: 0, outerBorderSize: 5 };
  const { blob } = await pool.frame({ file, facts, settings, subject: "", watermark: false, logo: null });
  const pixels = pixelsOf(await createImageBitmap(blob), "display-p3");
  const corners = [
    [0.15, 0.15, CORNERS.topLeft],
    [0.85, 0.15, CORNERS.topRight],
    [0.15, 0.85, CORNERS.bottomLeft],
    [0.85, 0.85, CORNERS.bottomRight],
  ] as const;
  for (const [u, v, colour] of corners) expect(distance(colourAt(pixels, u, v), colour)).toBeLessThan(60);
});
