import { probe } from "../../packages/formats/probe.ts";
import { expect, test } from "vitest";
import type { PhotoName } from "../photos/index.ts";
import { CORNERS } from "../../tools/photos/scenes/marks.ts";
import { PADDED_SIDE } from "@matte/framing/photos/types.ts";
import { distance, type Picture } from "./picture.ts";
import { colourAt, fixture, pixelsOf, pool } from "./pool.ts";

/** JPEG moves a colour by less than this; the marks are over 100 apart. */
const NEAR = 24;
const WHITE = [255, 255, 255] as const;

async function padded(name: PhotoName): Promise<{ blob: Blob; picture: Picture; bytes: Uint8Array<ArrayBuffer> }> {
  const { padded: blob } = await pool.load(await fixture(name), { padded: true });
  if (blob === undefined) throw new Error("No padded JPEG");
  const picture = await pixelsOf(blob);
  return { blob, picture, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
  "the padded JPEG shows orientation %i upright in the centre of a white square",
  async (orientation) => {
    const { blob, picture } = await padded(`orientation-${orientation}`);
    expect([blob.type, picture.width, picture.height]).toEqual(["image/jpeg", PADDED_SIDE, PADDED_SIDE]);
    // 603 by 402 pixels are 600 by 400: rows 100 to 499.
    const corners = [
      [0.1, 0.1, CORNERS.topLeft],
      [0.9, 0.1, CORNERS.topRight],
      [0.1, 0.9, CORNERS.bottomLeft],
      [0.9, 0.9, CORNERS.bottomRight],
    ] as const;
    for (const [u, v, colour] of corners)
      expect(distance(colourAt(picture, u, (100 + 400 * v) / 600), colour)).toBeLessThan(NEAR);
    // Blocks of 16 pixels, all white; then the edges, which JPEG blurs a little.
    const at = (u: number, row: number) => colourAt(picture, u, (row + 0.5) / 600);
    for (const row of [0, 91, 515, 599]) for (const u of [0, 0.5, 0.999]) expect(at(u, row)).toEqual(WHITE);
    for (const row of [98, 501]) expect(distance(at(0.1, row), WHITE)).toBeLessThan(NEAR);
    for (const row of [101, 498]) expect(distance(at(0.1, row), WHITE)).toBeGreaterThan(NEAR);
  },
);

test("the padded JPEG is in sRGB and has no EXIF or profile", async () => {
  const { bytes, picture } = await padded("png-display-p3");
  const source = await pixelsOf(await fixture("png-display-p3"));
  const { width, height } = source;
  const share = Math.min(1, 600 / Math.max(width, height));
  const at = (u: number, side: number): number => 0.5 + ((u - 0.5) * side * share) / 600;
  expect(distance(colourAt(picture, at(0.9, width), at(0.1, height)), colourAt(source, 0.9, 0.1))).toBeLessThan(NEAR);
  const found = probe(bytes);
  expect(found).toMatchObject({ status: "photo", header: { exifChunk: null, orientation: 1 } });
});

test("the padded JPEG has no location or camera data", async () => {
  const { bytes } = await padded("iphone-15-pro");
  expect(new TextDecoder("latin1").decode(bytes)).not.toMatch(/Exif|http:\/\/ns\.adobe|Photoshop/);
});

test("the padded JPEG has quality 0.9", async () => {
  // T.81 annex K, table K.1 scaled as libjpeg does for quality 90: the first luminance steps.
  const { bytes } = await padded("orientation-1");
  const table = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xdb);
  expect([...bytes.subarray(table + 5, table + 9)]).toEqual([3, 2, 2, 3]);
});

test("a reduced copy has the requested size", async () => {
  const file = await fixture("orientation-6");
  const { facts, padded: none } = await pool.load(file);
  expect(none).toBeUndefined();
  const copy = await pixelsOf(await pool.reduce(file, facts, 300));
  expect([copy.width, copy.height]).toEqual([300, 200]);
  expect(distance(colourAt(copy, 0.1, 0.1), CORNERS.topLeft)).toBeLessThan(NEAR);
});
