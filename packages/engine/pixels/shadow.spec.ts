import { describe, expect, test } from "vitest";
import type { ShadowShape } from "../layout/parts.ts";
import { blurredBox } from "./blurred-box.ts";
import { blurredEdge } from "./blurred-edge.ts";
import { DITHER } from "./dither.ts";
import { shadowPixels } from "./shadow.ts";
import { CHECKSUMS, checksumOf, SHADOW_SHAPES } from "./testing.ts";

const CAST = { x: 0, y: 0, blur: 20, opacity: 1 };
const SHAPE: ShadowShape = {
  falls: "outside",
  casts: [CAST],
  edge: { x: 60, y: 60, width: 200, height: 120 },
  radius: 0,
};
const WHOLE = { x: 0, y: 0, width: 320, height: 240 };

function opacities(shape: ShadowShape, box = WHOLE): Uint8ClampedArray {
  return shadowPixels(shape, box).pixels.filter((_, at) => at % 4 === 3);
}

function meanOf(values: ArrayLike<number>): number {
  return Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
}

describe("A blurred edge", () => {
  test("is a half on the line, and complete three deviations away", () => {
    expect([-3, 0, 3].map(blurredEdge)).toEqual([0, 0.5, 1]);
  });

  test("rises, smoothly and with the spread of its blur", () => {
    const step = 0.01;
    let [area, spread] = [0, 0];
    for (let at = -3; at < 3; at += step) {
      const rise = blurredEdge(at + step) - blurredEdge(at);
      expect(rise).toBeGreaterThanOrEqual(0);
      area += rise;
      spread += rise * (at + step / 2) ** 2;
    }
    expect(area).toBeCloseTo(1, 6);
    expect(spread).toBeCloseTo(1, 3);
  });
});

test("Each threshold of the dithering is there once", () => {
  expect(Array.from(DITHER, (value) => 64 * value - 0.5).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 64 }, (_, order) => order),
  );
});

test.each([0, 4, 30, 60])(
  "A blurred box with corners of %i px is within a hundredth of its average over the blur",
  (radius) => {
    const [size, deviation] = [{ width: 200, height: 120 }, 10];
    const { columns, rows, start, step, shares } = blurredBox(size, radius, deviation);
    for (const [column, row] of [
      [0, 0],
      [columns >> 1, rows >> 1],
      [columns - 20, rows - 20],
      [columns >> 2, rows - 18],
    ]) {
      const [x, y] = [start.width + column! * step, start.height + row! * step];
      const share = shares[row! * columns + column!]!;
      expect(Math.abs(share - averaged(size, radius, deviation, [x, y]))).toBeLessThan(0.01);
    }
  },
);

/** Pixels. */
const STEP = 0.25;

/** Sums the blur's weights over pixels inside the rounded box. @param place from the middle */
function averaged(
  size: { width: number; height: number },
  radius: number,
  deviation: number,
  [x, y]: [number, number],
) {
  const weight = (distance: number): number =>
    blurredEdge((distance + STEP / 2) / deviation) - blurredEdge((distance - STEP / 2) / deviation);
  const isInside = (u: number, v: number): boolean => {
    const [across, down] = [Math.abs(u) - (size.width / 2 - radius), Math.abs(v) - (size.height / 2 - radius)];
    if (across <= 0 || down <= 0) return across <= radius && down <= radius;
    return Math.hypot(across, down) <= radius;
  };
  let sum = 0;
  for (let v = -30; v <= 30; v += STEP)
    for (let u = -30; u <= 30; u += STEP) if (isInside(x + u, y + v)) sum += weight(u) * weight(v);
  return sum;
}

describe("A shadow", () => {
  test("is black", () => {
    const { pixels } = shadowPixels(SHAPE, WHOLE);
    expect(pixels.every((value, at) => at % 4 === 3 || value === 0)).toBe(true);
  });

  test("is the same box by box as at once", () => {
    const whole = opacities(SHAPE);
    const part = { x: 37, y: 51, width: 60, height: 33 };
    const found = opacities(SHAPE, part);
    const expected = Array.from(
      { length: part.width * part.height },
      (_, n) => whole[(part.y + Math.floor(n / part.width)) * WHOLE.width + part.x + (n % part.width)],
    );
    expect(Array.from(found)).toEqual(expected);
  });

  test("is full under its middle, half at its edge, and none beyond its reach", () => {
    const at = (x: number, y: number): number => meanOf(opacities(SHAPE, { x, y, width: 8, height: 8 }));
    expect(at(156, 116)).toBe(255);
    expect(at(156, 56) / 255).toBeCloseTo(0.5, 1);
    expect(at(156, 16)).toBe(0);
  });

  test("falls where it is moved to", () => {
    const moved = { ...SHAPE, casts: [{ ...CAST, x: 5, y: 9 }] };
    const box = { x: 10, y: 20, width: 100, height: 90 };
    const dithered = (shape: ShadowShape, { x, y }: { x: number; y: number }) => opacities(shape, { ...box, x, y });
    const there = dithered(moved, { x: box.x + 5, y: box.y + 9 });
    const difference = dithered(SHAPE, box).map((value, at) => Math.abs(value - there[at]!));
    // The dithering's pattern stays.
    expect(Math.max(...difference)).toBeLessThanOrEqual(1);
  });

  test("inside an edge is what the edge lets through outside", () => {
    const inside = opacities({ ...SHAPE, falls: "inside" });
    expect(Math.max(...opacities(SHAPE).map((value, at) => Math.abs(255 - value - inside[at]!)))).toBeLessThanOrEqual(
      1,
    );
  });

  test("has no bands: levels change along each row of a faint one within 24 px", () => {
    const faint = {
      ...SHAPE,
      casts: [{ ...CAST, blur: 400, opacity: 0.25 }],
      edge: { x: 1000, y: 0, width: 4000, height: 4000 },
    };
    const { pixels, width, height } = shadowPixels(faint, { x: 520, y: 2000, width: 900, height: 8 });
    const columnAt = (x: number): string =>
      Array.from({ length: height }, (_, y) => pixels[4 * (y * width + x) + 3]).join(" ");
    let [run, longest] = [1, 1];
    for (let x = 1; x < width; x += 1) {
      run = columnAt(x) === columnAt(x - 1) ? run + 1 : 1;
      longest = Math.max(longest, run);
    }
    expect(longest).toBeLessThanOrEqual(24);
  });
});

test.each(Object.entries(SHADOW_SHAPES))("The shadow of %s has the same bytes on every platform", (name, shape) => {
  expect(checksumOf(shadowPixels(shape, WHOLE).pixels)).toBe(CHECKSUMS[name]);
});
