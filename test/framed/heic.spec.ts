/** HEIC in Node, decoded by libheif as on the page, and framed. */
import { readPosition } from "../../packages/formats/read-position.ts";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { expect, test } from "vitest";
import { CORNERS } from "../../tools/photos/scenes/index.ts";
import type { ConvertedName } from "../photos/index.ts";
import { distance } from "./picture.ts";
import { colourAt, fixture, frameFile, type FramedFixture, pixelsOf, pool } from "./pool.ts";

const SETTINGS: Partial<Settings> = {
  showMetadata: false,
  innerBorderSize: 0,
  outerBorderSize: 5,
  exportFormat: "png",
};

async function framed(name: ConvertedName, settings: Partial<Settings> = {}): Promise<FramedFixture> {
  return frameFile(await fixture(name), { ...DEFAULT_SETTINGS, ...SETTINGS, ...settings });
}

test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)("HEIC of orientation %i is framed upright", async (orientation) => {
  const { photo, blob } = await framed(`heic-orientation-${orientation}`);
  expect(photo.facts).toMatchObject({ kind: "heic", orientation, size: { width: 300, height: 200 }, wideGamut: false });
  const pixels = await pixelsOf(blob);
  const corners = [
    [0.15, 0.15, CORNERS.topLeft],
    [0.85, 0.15, CORNERS.topRight],
    [0.15, 0.85, CORNERS.bottomLeft],
    [0.85, 0.85, CORNERS.bottomRight],
  ] as const;
  for (const [u, v, colour] of corners) expect(distance(colourAt(pixels, u, v), colour)).toBeLessThan(60);
});

test("a phone's HEIC keeps its Display P3 and its camera data, and its export has no position", async () => {
  const { photo, blob } = await framed("heic-phone");
  expect(photo.facts).toMatchObject({ wideGamut: true, hasPosition: true, camera: { camera: "iPhone 15 Pro" } });
  const wide = await pixelsOf(blob, "display-p3");
  expect(distance(colourAt(wide, 0.15, 0.15), CORNERS.topLeft)).toBeLessThan(60);
  expect(await readPosition(new Uint8Array(await blob.arrayBuffer()))).toBeNull();
});

test("the gain map of a HEIC becomes that of a JPEG", async () => {
  expect(await framed("heic-gain-map", { exportFormat: "jpeg" })).toMatchObject({ hdr: "kept" });
});

test("a HEIC whose picture cannot be decoded is damaged", async () => {
  const bytes = new Uint8Array(await (await fixture("heic-orientation-1")).arrayBuffer());
  const start = new TextDecoder("latin1").decode(bytes).indexOf("mdat") + 4;
  bytes.fill(0xff, start);
  await expect(pool.load(new File([bytes], "a.heic"))).rejects.toMatchObject({ code: "corrupt" });
});
