/** AVIF, decoded by Chromium’s painter, loaded and framed. */
import { probe } from "../../packages/formats/probe.ts";
import { readPosition } from "../../packages/formats/read-position.ts";
import { DEFAULT_SETTINGS, layoutPicture, type Settings } from "@matte/engine";
import { expect, test } from "vitest";
import type { PhotoName } from "../photos/index.ts";
import { CORNERS } from "../../tools/photos/scenes/index.ts";
import type { PhotoFacts } from "@matte/framing/photos/types.ts";
import { distance, greatestDifference } from "./picture.ts";
import { colourAt, fixture, pixelsOf, pool } from "./pool.ts";

const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  showMetadata: false,
  innerBorderSize: 0,
  outerBorderSize: 5,
  exportFormat: "png",
};

const latin1 = new TextDecoder("latin1");

async function framed(name: PhotoName): Promise<{ readonly facts: PhotoFacts; readonly blob: Blob }> {
  const file = await fixture(name);
  const { facts } = await pool.load(file);
  const job = { file, facts, settings: SETTINGS, subject: "", watermark: false, logo: null };
  return { facts, blob: (await pool.frame(job)).blob };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)("AVIF of orientation %i is framed upright", async (orientation) => {
  const { facts, blob } = await framed(`avif-orientation-${orientation}`);
  expect(facts).toMatchObject({ kind: "avif", orientation, size: { width: 300, height: 200 }, wideGamut: false });
  expect(facts.camera).toMatchObject({ camera: "Canon EOS R6" });
  const pixels = await pixelsOf(blob);
  const corners = [
    [0.15, 0.15, CORNERS.topLeft],
    [0.85, 0.15, CORNERS.topRight],
    [0.15, 0.85, CORNERS.bottomLeft],
    [0.85, 0.85, CORNERS.bottomRight],
  ] as const;
  for (const [u, v, colour] of corners) expect(distance(colourAt(pixels, u, v), colour)).toBeLessThan(60);
});

test.each(["avif-10-bit", "avif-display-p3"] as const)(
  "%s keeps the colours of its Display P3 within a level of their decoding",
  async (name) => {
    const { facts, blob } = await framed(name);
    expect(facts.wideGamut).toBe(true);
    const input = { settings: SETTINGS, photo: facts.size, subject: "", camera: {}, watermark: false };
    const { photo } = layoutPicture({ ...input, measure: () => 0 });
    const source = await pixelsOf(await fixture(name), "display-p3");
    expect(source.data.some((level, at) => level !== source.data[at % 4])).toBe(true);
    expect(greatestDifference(await pixelsOf(blob, "display-p3"), photo, source)).toBeLessThan(2);
  },
);

test("the position in an AVIF is found, and is in no export", async () => {
  const { facts, blob } = await framed("avif-display-p3");
  expect(facts).toMatchObject({ hasPosition: true, camera: { camera: "iPhone 15 Pro" } });
  expect(await readPosition(new Uint8Array(await blob.arrayBuffer()))).toBeNull();
});

test("a transparent AVIF keeps its alpha in the thumbnail", async () => {
  const { thumbnail } = await pool.load(await fixture("avif-transparent"));
  const found = probe(new Uint8Array(await thumbnail.arrayBuffer()));
  expect(found).toMatchObject({ status: "photo", header: { kind: "png", alpha: true } });
});

test("an AVIF whose picture cannot be decoded is damaged", async () => {
  const bytes = new Uint8Array(await (await fixture("avif-exif")).arrayBuffer());
  const start = latin1.decode(bytes).indexOf("mdat") + 4;
  bytes.fill(0xff, start);
  await expect(pool.load(new File([bytes], "a.avif"))).rejects.toMatchObject({ code: "corrupt" });
});
