/** JPEG XL, decoded by Chromium’s painter. */
import { DEFAULT_SETTINGS } from "@matte/engine";
import { expect, test } from "vitest";
import { CORNERS } from "../../tools/photos/scenes/index.ts";
import { distance } from "./picture.ts";
import { colourAt, fixture, pixelsOf, pool } from "./pool.ts";

test.each([
  ["plain boxes", "jxl-container"],
  ["boxes compressed by Brotli", "jxl-brotli"],
] as const)("JPEG XL is framed upright, with Display P3 and the camera data of %s", async (_, name) => {
  const file = await fixture(name);
  const { facts } = await pool.load(file);
  expect(facts).toMatchObject({ kind: "jxl", size: { width: 96, height: 64 }, wideGamut: true, hasPosition: true });
  expect(facts.camera).toMatchObject({ camera: "iPhone 15 Pro" });
  const settings = { ...DEFAULT_SETTINGS, showMetadata: false, innerBorderSize: 0, outerBorderSize: 5 };
  const { blob } = await pool.frame({ file, facts, settings, subject: "", watermark: false, logo: null });
  const pixels = await pixelsOf(blob, "display-p3");
  const corners = [
    [0.15, 0.15, CORNERS.topLeft],
    [0.85, 0.15, CORNERS.topRight],
    [0.15, 0.85, CORNERS.bottomLeft],
    [0.85, 0.85, CORNERS.bottomRight],
  ] as const;
  for (const [u, v, colour] of corners) expect(distance(colourAt(pixels, u, v), colour)).toBeLessThan(60);
});
