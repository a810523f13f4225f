import { describe, expect, test } from "vitest";
import type { Backdrop } from "../layout/parts.ts";
import type { GroundParts } from "../layout/types.ts";
import type { Tile } from "../paint/surface.ts";
import { blurredPhoto } from "./blurred-photo.ts";
import { groundPixels } from "./ground.ts";
import { checksumOf, GROUND_CHECKSUMS, GROUNDS, stripes } from "./testing.ts";

const CANVAS = { width: 320, height: 240 };
const WHOLE = { x: 0, y: 0, ...CANVAS };

function groundOf(backdrop: Backdrop, more: Partial<GroundParts> = {}): GroundParts {
  return { canvas: CANVAS, background: "#FFFFFF", surface: null, backdrop, ...more };
}

const GREYS = { kind: "gradient", from: "#000000", to: "#FFFFFF" } as const;

function redAt({ width, pixels }: Tile, x: number, y: number): number {
  return pixels[4 * (y * width + x)]!;
}

/** Longest run of columns with the same pixels. */
function longestRun({ width, height, pixels }: Tile): number {
  const columnAt = (x: number): string =>
    Array.from({ length: height }, (_, y) => pixels[4 * (y * width + x)]).join(" ");
  let [run, longest] = [1, 1];
  for (let x = 1; x < width; x += 1) {
    run = columnAt(x) === columnAt(x - 1) ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

describe("A gradient", () => {
  type Place = readonly [x: number, y: number];

  test.each<[number, Place, Place]>([
    [0, [160, 239], [160, 0]],
    [90, [0, 120], [319, 120]],
    [180, [160, 0], [160, 239]],
    [270, [319, 120], [0, 120]],
    [135, [0, 0], [319, 239]],
    [315, [319, 239], [0, 0]],
  ])("of %i degrees runs from one end to the other", (angle, from, to) => {
    const pixels = groundPixels(groundOf({ ...GREYS, angle }), WHOLE, null);
    expect(redAt(pixels, ...from)).toBeLessThan(4);
    expect(redAt(pixels, ...to)).toBeGreaterThan(251);
  });

  test("has no bands: in one of 64 levels no 24 px in a row are alike", () => {
    const canvas = { width: 6000, height: 40 };
    const ground = groundOf({ ...GREYS, from: "#606060", to: "#A0A0A0", angle: 90 }, { canvas });
    expect(longestRun(groundPixels(ground, { x: 0, y: 0, width: 3000, height: 8 }, null))).toBeLessThanOrEqual(24);
  });

  test("is the same box by box as at once", () => {
    const ground = groundOf({ ...GREYS, angle: 30 });
    const whole = groundPixels(ground, WHOLE, null);
    const part = groundPixels(ground, { x: 33, y: 21, width: 50, height: 40 }, null);
    for (const [x, y] of [
      [0, 0],
      [49, 39],
      [17, 22],
    ] as const)
      expect(redAt(part, x, y)).toBe(redAt(whole, 33 + x, 21 + y));
  });

  test("has a surface over it, whose mean brightness is 0", () => {
    const surface = { kind: "linen", depth: 100, period: { width: 160, height: 160 } } as const;
    const backdrop = { ...GREYS, from: "#808080", to: "#808080", angle: 0 } as const;
    const { pixels } = groundPixels(groundOf(backdrop, { surface }), { ...WHOLE, width: 160, height: 160 }, null);
    const reds = pixels.filter((_, at) => at % 4 === 0);
    const mean = reds.reduce((sum, value) => sum + value, 0) / reds.length;
    expect(Math.abs(mean - 0x80)).toBeLessThan(0.3);
    expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(20);
  });
});

describe("A blurred photo", () => {
  const photo = stripes(96, 64);

  test("keeps the mean colour of an even photo", () => {
    const even = { width: 3, height: 2, pixels: new Uint8ClampedArray(24).map((_, at) => [40, 90, 200, 255][at % 4]!) };
    const { pixels } = groundPixels(groundOf({ kind: "photo", deviation: 0.05, shade: 0 }), WHOLE, even);
    expect(new Set(pixels.filter((_, at) => at % 4 === 0))).toEqual(new Set([40]));
    expect(new Set(pixels.filter((_, at) => at % 4 === 2))).toEqual(new Set([200]));
  });

  test.each([
    [-0.5, 20, 45],
    [0.5, 147, 172],
  ])("is mixed with black or white by its shade of %f", (shade, red, green) => {
    const even = { width: 1, height: 1, pixels: new Uint8ClampedArray([40, 90, 200, 255]) };
    const { pixels } = groundPixels(groundOf({ kind: "photo", deviation: 0.05, shade }), WHOLE, even);
    expect(Math.abs(pixels[0]! - red)).toBeLessThanOrEqual(1);
    expect(Math.abs(pixels[1]! - green)).toBeLessThanOrEqual(1);
  });

  test("varies the less the more it is blurred", () => {
    const spreads = [0.006, 0.03, 0.09].map((deviation) => {
      const { samples } = blurredPhoto(stripes(96, 64), CANVAS, { deviation, shade: 0 });
      const reds = samples.filter((_, at) => at % 3 === 0);
      return Math.max(...reds) - Math.min(...reds);
    });
    expect(spreads[0]).toBeGreaterThan(spreads[1]!);
    expect(spreads[1]).toBeGreaterThan(spreads[2]!);
  });

  test("covers the canvas in the photo's proportions, its middle in the middle", () => {
    // Left half dark, right half light.
    const halves = { width: 100, height: 10, pixels: new Uint8ClampedArray(4000) };
    halves.pixels.forEach((_, at) => (halves.pixels[at] = at % 4 === 3 || (at >> 2) % 100 >= 50 ? 255 : 0));
    const pixels = groundPixels(groundOf({ kind: "photo", deviation: 0.02, shade: 0 }), WHOLE, halves);
    expect([redAt(pixels, 20, 120), redAt(pixels, 300, 120)]).toEqual([0, 255]);
    expect(Math.abs(redAt(pixels, 160, 120) - 128)).toBeLessThan(16);
  });

  test("is the same in a narrow box as at once", () => {
    const ground = groundOf({ kind: "photo", deviation: 0.02, shade: 0 });
    const whole = groundPixels(ground, WHOLE, photo);
    for (const left of [0, 151, 304]) {
      const part = groundPixels(ground, { ...WHOLE, x: left, width: 16 }, photo);
      const reds = Array.from({ length: 16 }, (_, x) => redAt(part, x, 99));
      expect(reds).toEqual(reds.map((_, x) => redAt(whole, left + x, 99)));
    }
  });

  test("has no bands", () => {
    const canvas = { width: 6000, height: 4000 };
    const ground = groundOf({ kind: "photo", deviation: 0.09, shade: 0 }, { canvas });
    expect(longestRun(groundPixels(ground, { x: 0, y: 2000, width: 3000, height: 8 }, photo))).toBeLessThanOrEqual(24);
  });
});

test.each(Object.entries(GROUNDS))("The ground with %s has the same bytes on every platform", (name, ground) => {
  expect(checksumOf(groundPixels(ground, WHOLE, stripes(96, 64)).pixels)).toBe(GROUND_CHECKSUMS[name]);
});
