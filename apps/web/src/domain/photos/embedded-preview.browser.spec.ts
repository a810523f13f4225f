import { afterAll, describe, expect, test } from "vitest";
import { createPhotoPool } from "./pool.ts";
import { colourAt, distance, fixture, pixelsOf } from "./testing/fixtures.ts";

const pool = createPhotoPool({ size: 1 });
afterAll(() => pool.dispose());

describe("an embedded preview", () => {
  test.each(["orientation-1", "orientation-3", "orientation-6", "orientation-8", "canon-eos-r6"] as const)(
    "shows the photo upright and in its aspect ratio: %s",
    async (name) => {
      const file = await fixture(name);
      const preview = await pool.embeddedPreview(file);
      const { facts, thumbnail } = await pool.load(file);
      if (preview === null) throw new Error("No embedded preview");
      expect(preview.size).toEqual(facts.size);
      const [small, whole] = [await createImageBitmap(preview.thumbnail), await createImageBitmap(thumbnail)];
      expect(Math.abs(small.width / small.height - facts.size.width / facts.size.height)).toBeLessThan(0.03);
      for (const [u, v] of [
        [0.08, 0.08],
        [0.92, 0.08],
        [0.08, 0.92],
        [0.92, 0.92],
      ] as const)
        expect(distance(colourAt(pixelsOf(small), u, v), colourAt(pixelsOf(whole), u, v))).toBeLessThan(40);
    },
  );

  test.each(["plain", "png-rgb", "one-pixel"] as const)("is null where the file has no thumbnail: %s", async (name) => {
    expect(await pool.embeddedPreview(await fixture(name))).toBeNull();
  });
});
