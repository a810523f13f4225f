import { RANGES } from "@matte/engine";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { hang } from "./hanging.ts";
import { PICTURES, planWall, slidesFor } from "./picture.ts";

const anySize = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
const anyHanging = fc.array(anySize, { minLength: 1, maxLength: 40 }).map((sizes) => hang(sizes));
const SLIDE = { width: 1080, height: 1350 };
const anyPicture = fc.constantFrom(PICTURES["16:9"], PICTURES["4:5"], { width: 4 * SLIDE.width, height: SLIDE.height });

describe("the picture of a wall", () => {
  it.each([
    ["16:9", 16 / 9],
    ["4:5", 4 / 5],
  ] as const)("in %s has exactly that ratio", (shape, ratio) => {
    const { width, height } = PICTURES[shape];
    expect(width / height).toBe(ratio);
  });

  test("all works are inside, above the floor, on one centre line and at one scale", () => {
    fc.assert(
      fc.property(anyHanging, anyPicture, (hanging, size) => {
        const { works, scale, floor, skirting } = planWall(hanging, size);
        const height = size.height - floor - skirting;
        for (const [at, work] of works.entries()) {
          expect(work.x).toBeGreaterThan(0);
          expect(work.x + work.width).toBeLessThan(size.width);
          expect(work.y).toBeGreaterThan(0);
          expect(work.y + work.height).toBeLessThan(height);
          expect(Math.abs(work.y + work.height / 2 - height / 2)).toBeLessThanOrEqual(1);
          const { width } = hanging.works[at]!;
          expect(work.width).toBe(Math.max(1, Math.round(width * scale)));
        }
      }),
    );
  });

  test("the row is in the middle, and as long or as high as fits", () => {
    const one = planWall(hang([{ width: 100, height: 100 }]), PICTURES["16:9"]);
    const [box] = one.works;
    expect(Math.abs(box!.x + box!.width / 2 - 1920)).toBeLessThan(1);
    expect(box!.height / (2160 - one.floor - one.skirting)).toBeCloseTo(0.62, 2);
    const many = planWall(hang(Array.from({ length: 30 }, () => ({ width: 100, height: 100 }))), PICTURES["16:9"]);
    expect(many.works[0]!.x).toBeLessThan(200);
    expect(many.works[0]!.x + many.works.at(-1)!.x + many.works.at(-1)!.width).toBeCloseTo(3840, -1);
  });
});

describe("the slides of a wall", () => {
  const slides = (count: number, width = 300): number =>
    slidesFor(hang(Array.from({ length: count }, () => ({ width, height: 200 }))), SLIDE, RANGES.carouselSlides);

  it.each([
    [1, 2],
    [3, 3],
    [7, 7],
    [60, 10],
  ])("%i works take %i slides", (works, count) => {
    expect(slides(works)).toBe(count);
  });
});
