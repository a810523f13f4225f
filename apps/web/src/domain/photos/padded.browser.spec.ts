/** The JPEG encoded by browsers on a canvas; `test/framed/padded.spec.ts` has all orientations. */
import { afterAll, expect, test } from "vitest";
import type { PhotoName } from "../../../../../test/photos/index.ts";
import { CORNERS } from "../../../../../tools/photos/scenes/marks.ts";
import { createPhotoPool } from "./pool.ts";
import { colourAt, distance, fixture, pixelsOf } from "./testing/fixtures.ts";
import { PADDED_SIDE } from "./types.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

/** JPEG moves a colour by less than this; the marks are over 100 apart. */
const NEAR = 24;
const WHITE = [255, 255, 255] as const;

async function padded(name: PhotoName): Promise<{ blob: Blob; picture: ImageData; bytes: Uint8Array<ArrayBuffer> }> {
  const { padded: blob } = await pool.load(await fixture(name), { padded: true });
  if (blob === undefined) throw new Error("No padded JPEG");
  const picture = pixelsOf(await createImageBitmap(blob));
  return { blob, picture, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

test("the padded JPEG shows a turned photo upright in the centre of a white square", async () => {
  const { blob, picture } = await padded("orientation-6");
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
  // All-white blocks of 16 pixels; then the edges, blurred a little by JPEG.
  const at = (u: number, row: number) => colourAt(picture, u, (row + 0.5) / 600);
  for (const row of [0, 91, 515, 599]) for (const u of [0, 0.5, 0.999]) expect(at(u, row)).toEqual(WHITE);
  for (const row of [98, 501]) expect(distance(at(0.1, row), WHITE)).toBeLessThan(NEAR);
  for (const row of [101, 498]) expect(distance(at(0.1, row), WHITE)).toBeGreaterThan(NEAR);
});

test("the padded JPEG has quality 0.9", async () => {
  // T.81 annex K, table K.1 scaled as libjpeg does for quality 90: the first luminance steps.
  const { bytes } = await padded("orientation-1");
  const table = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xdb);
  expect([...bytes.subarray(table + 5, table + 9)]).toEqual([3, 2, 2, 3]);
});
