/** AVIF as this browser decodes it; `test/framed/avif.spec.ts` covers all variants. */
import { DEFAULT_SETTINGS, layoutPicture, type Settings } from "@matte/engine";
import { afterAll, expect, test } from "vitest";
import type { PhotoName } from "../../../../../test/photos/index.ts";
import { CORNERS } from "../../../../../tools/photos/scenes/index.ts";
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

async function framed(name: PhotoName): Promise<{ readonly facts: PhotoFacts; readonly blob: Blob }> {
  const file = await fixture(name);
  const { facts } = await pool.load(file);
  const job = { file, facts, settings: SETTINGS, subject: "", watermark: false, logo: null };
  return { facts, blob: (await pool.frame(job)).blob };
}

test("a turned AVIF is framed upright", async () => {
  const { facts, blob } = await framed("avif-orientation-6");
  expect(facts).toMatchObject({ kind: "avif", orientation: 6, size: { width: 300, height: 200 }, wideGamut: false });
  const pixels = pixelsOf(await createImageBitmap(blob));
  const corners = [
    [0.15, 0.15, CORNERS.topLeft],
    [0.85, 0.15, CORNERS.topRight],
    [0.15, 0.85, CORNERS.bottomLeft],
    [0.85, 0.85, CORNERS.bottomRight],
  ] as const;
  for (const [u, v, colour] of corners) expect(distance(colourAt(pixels, u, v), colour)).toBeLessThan(60);
});

test.each(["avif-10-bit", "avif-display-p3"] as const)(
  "%s keeps the colours of its Display P3 within a level of the browser's own decoding",
  async (name) => {
    const { facts, blob } = await framed(name);
    expect(facts.wideGamut).toBe(true);
    const input = { settings: SETTINGS, photo: facts.size, subject: "", camera: {}, watermark: false };
    const { photo } = layoutPicture({ ...input, measure: () => 0 });
    const expected = wideLevels(await createImageBitmap(await fixture(name)), { x: 0, y: 0 });
    const actual = wideLevels(await createImageBitmap(blob), photo);
    expect(expected.some((level) => level !== expected[0])).toBe(true);
    expect(expected.reduce((most, level, at) => Math.max(most, Math.abs(level - (actual[at] ?? 0))), 0)).toBeLessThan(
      2,
    );
  },
);

/** Levels of the photo's 300 x 200 pixels in Display P3. */
function wideLevels(picture: ImageBitmap, { x, y }: { readonly x: number; readonly y: number }): Uint8ClampedArray {
  const context = new OffscreenCanvas(300, 200).getContext("2d", { colorSpace: "display-p3" });
  context?.drawImage(picture, -x, -y);
  return context?.getImageData(0, 0, 300, 200).data ?? new Uint8ClampedArray();
}
