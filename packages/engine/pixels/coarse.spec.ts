import { describe, expect, test } from "vitest";
import type { GroundParts } from "../layout/types.ts";
import { COARSE, drawnMatte } from "./index.ts";
import { GROUNDS, SHADOW_SHAPES, stripes } from "./testing.ts";
import type { Tile } from "../paint/surface.ts";

const means = { image: (pixels: Tile) => pixels, pattern: (tile: Tile) => tile };
const [exact, coarse] = [drawnMatte(means), drawnMatte(means, COARSE)];
const WHOLE = { x: 0, y: 0, width: 320, height: 240 };
const PHOTO = stripes(96, 64);

/** Largest difference between pixels of one and those of a larger picture at their middles. */
function difference(small: Tile, large: Tile): number {
  let most = 0;
  for (let y = 1; y < small.height - 1; y += 1)
    for (let x = 1; x < small.width - 1; x += 1) {
      const at = 4 * ((3 * y + 1) * large.width + 3 * x + 1);
      for (let channel = 0; channel < 4; channel += 1)
        most = Math.max(
          most,
          Math.abs(small.pixels[4 * (y * small.width + x) + channel]! - large.pixels[at + channel]!),
        );
    }
  return most;
}

describe("A matte that moves is computed in a ninth of the pixels", () => {
  test.each(Object.entries(GROUNDS))("and %s differs by two levels at most", (_, layout) => {
    const small = coarse.ground(layout, WHOLE, PHOTO);
    expect([small.width, small.height]).toEqual([107, 80]);
    expect(difference(small, exact.ground(layout, WHOLE, PHOTO))).toBeLessThanOrEqual(2);
  });

  test.each(Object.entries(SHADOW_SHAPES))("and the shadow of %s by two levels at most", (_, shape) => {
    expect(difference(coarse.shadow(shape, WHOLE), exact.shadow(shape, WHOLE))).toBeLessThanOrEqual(2);
  });

  test("but for a surface, which consists of single pixels", () => {
    const relief = { kind: "linen", depth: 40, period: { width: 160, height: 160 } } as const;
    const layout: GroundParts = { ...GROUNDS["a gradient"]!, surface: relief };
    expect(coarse.ground(layout, WHOLE, null).pixels).toEqual(exact.ground(layout, WHOLE, null).pixels);
  });
});

test("A blurred photo is the same whatever was shown before", () => {
  const ground = (shade: number): GroundParts => ({
    ...GROUNDS["a photo"]!,
    backdrop: { kind: "photo", deviation: 0.054, shade },
  });
  const once = exact.ground(ground(-0.22), WHOLE, PHOTO).pixels;
  exact.ground(ground(0.5), WHOLE, PHOTO);
  expect(exact.ground(ground(-0.22), WHOLE, PHOTO).pixels).toEqual(once);
  expect(exact.ground(ground(-0.22), WHOLE, stripes(96, 64)).pixels).toEqual(once);
});
