/** CMYK in the page’s workers; `test/framed/cmyk.spec.ts` has all formats. */
import { afterAll, expect, test } from "vitest";
import { cmykColours } from "../../../../../test/reference/cmyk-colours.ts";
import { createPhotoPool } from "./pool.ts";
import { fixture, pixelsOf } from "./testing/fixtures.ts";
import { edgeOf, frameFixture } from "./testing/framed.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

/** Upright photo size, turned by orientation 6. */
const SIZE = { width: 480, height: 320 };

interface Errors {
  readonly mean: number;
  readonly most: number;
}

/** How far a picture's photo is from its definition, in levels. */
async function errorsOf({ data, width }: ImageData, left: number, top: number, step: number): Promise<Errors> {
  const colours = cmykColours(new Uint8Array(await (await fixture("cmyk-profile")).arrayBuffer()));
  const errors: number[] = [];
  for (let y = 3; y < SIZE.height; y += step) {
    for (let x = 3; x < SIZE.width; x += step) {
      const at = 4 * ((y + top) * width + x + left);
      // The first stored row is the right side.
      colours(y, SIZE.width - 1 - x).forEach((value, channel) =>
        errors.push(Math.abs(value - (data[at + channel] ?? 0))),
      );
    }
  }
  return { mean: errors.reduce((sum, error) => sum + error, 0) / errors.length, most: Math.max(...errors) };
}

test("a CMYK photo, its thumbnail and its previews have the colours of its profile", async () => {
  const framed = await frameFixture(pool, "cmyk-profile", { settings: { exportFormat: "png" } });
  expect(framed.photo.facts).toMatchObject({ size: SIZE, lossless: { mcu: null, fallbackReason: "cmyk" } });
  const edge = edgeOf(framed);
  const errors = await errorsOf(pixelsOf(await createImageBitmap(framed.blob)), edge, edge, 5);
  expect(errors.mean).toBeLessThan(0.6);
  expect(errors.most).toBeLessThan(4);
  const { preview } = await pool.load(await fixture("cmyk-profile"), { previewLongSide: SIZE.width });
  if (preview === undefined) throw new Error("No preview");
  expect((await errorsOf(pixelsOf(preview), 0, 0, 5)).most).toBeLessThan(4);
});
