import { afterAll, describe, expect, test } from "vitest";
import { createPhotoPool } from "./pool.ts";
import { colourAt, distance, fixture, pixelsOf } from "./testing/fixtures.ts";

const pool = createPhotoPool({ size: 1 });
afterAll(() => pool.dispose());

describe("a glance", () => {
  test.each(["orientation-1", "orientation-3", "orientation-6", "orientation-8", "canon-eos-r6"] as const)(
    "is a small picture of the photo, upright and in its shape: %s",
    async (name) => {
      const file = await fixture(name);
      const glance = await pool.glance(file);
      const { facts, thumbnail } = await pool.load(file);
      if (glance === null) throw new Error("No glance");
      expect(glance.size).toEqual(facts.size);
      const [small, whole] = [await createImageBitmap(glance.thumbnail), await createImageBitmap(thumbnail)];
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

  test.each(["plain", "png-rgb", "one-pixel"] as const)(
    "is null where the file has no small picture: %s",
    async (name) => {
      expect(await pool.glance(await fixture(name))).toBeNull();
    },
  );
});
