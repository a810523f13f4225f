import { afterAll, describe, expect, test } from "vitest";
import { CORNERS } from "../../../../../tools/photos/scenes/marks.ts";
import { createPhotoPool } from "./pool.ts";
import { colourAt, distance, fixture, pixelsOf } from "./testing/fixtures.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

/** Thumbnail JPEG quality and grain move a colour by less than this; the corners are over 100 apart. */
const NEAR = 24;

function expectUpright(picture: ImageBitmap): void {
  const pixels = pixelsOf(picture);
  expect(distance(colourAt(pixels, 0.1, 0.1), CORNERS.topLeft)).toBeLessThan(NEAR);
  expect(distance(colourAt(pixels, 0.9, 0.1), CORNERS.topRight)).toBeLessThan(NEAR);
  expect(distance(colourAt(pixels, 0.1, 0.9), CORNERS.bottomLeft)).toBeLessThan(NEAR);
  expect(distance(colourAt(pixels, 0.9, 0.9), CORNERS.bottomRight)).toBeLessThan(NEAR);
}

describe("loading turns upright", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)("a JPEG of orientation %i", async (orientation) => {
    const file = await fixture(`orientation-${orientation}`);
    const { facts, thumbnail, preview } = await pool.load(file, { previewLongSide: 150 });
    expect(facts).toMatchObject({ kind: "jpeg", orientation, bytes: file.size, wideGamut: false });
    expect(facts.size).toEqual({ width: 603, height: 402 });
    expectUpright(await createImageBitmap(thumbnail));
    expect(preview).toBeDefined();
    if (preview !== undefined) expectUpright(preview);
    for (const longSide of [40, 150, 560, 603]) {
      const picture = await pool.preview(file, facts, longSide);
      expect(Math.max(picture.width, picture.height)).toBe(longSide);
      expectUpright(picture);
      picture.close();
    }
  });
});

test("a preview keeps colours outside sRGB", async () => {
  const file = await fixture("png-display-p3");
  const { facts } = await pool.load(file);
  expect(facts.wideGamut).toBe(true);
  const preview = pixelsOf(await pool.preview(file, facts, 480), "display-p3");
  const source = pixelsOf(await createImageBitmap(file), "display-p3");
  expect(distance(colourAt(preview, 0.9, 0.1), colourAt(source, 0.9, 0.1))).toBeLessThan(3);
  // Converted to sRGB, the mark's green would have more red.
  expect(distance(colourAt(preview, 0.9, 0.1), CORNERS.topRight)).toBeLessThan(12);
});

test("a photo has the words of its file", async () => {
  const { facts } = await pool.load(await fixture("words-in-xmp"));
  expect(facts.words).toEqual({
    title: "Dunes at dusk",
    alt: "Dunes near Merzouga under a low sun",
    creator: "Ines Morel",
    city: "Merzouga",
    country: "Morocco",
    keywords: "sand, wind",
    rating: 5,
    date: { year: 2025, month: 5, day: 17, hour: 16, minute: 3 },
  });
});
