import type { Box } from "@matte/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effort } from "../../../test/effort.ts";
import { photo, type PhotoName } from "../../../test/photos/index.ts";
import { JPEG_CODINGS } from "../../../test/photos/jpeg-codings.ts";
import { decodePixels, pixelAt } from "../../../test/photos/pixels.ts";
import { SAMPLINGS } from "../../../tools/photos/jpeg-writer/index.ts";
import { compareKept, opened } from "./testing/coefficients.ts";
import { changedRows } from "./testing/inside.ts";
import { drawnBy, framed, paintOf, placeIn } from "./testing/frames.ts";
import { jpeg } from "@matte/pixels/testing";
import type { Rgb } from "./types.ts";

const IVORY: Rgb = [250, 240, 230];
const GREY: Rgb = [90, 90, 90];
const BLACK: Rgb = [0, 0, 0];

function luma([red = 0, green = red, blue = red]: readonly number[]): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

const PHOTOS: readonly PhotoName[] = [
  ...JPEG_CODINGS,
  "quality-75",
  "quality-100",
  "fill-bytes",
  "trailing-bytes",
  "one-pixel",
  "panorama",
  "tall",
  "orientation-6",
];

describe.each(PHOTOS)("framing %s", (name) => {
  it("keeps every coefficient and every pixel of the photo, and shows the matte around it", async () => {
    const source = opened(await photo(name));
    const plan = placeIn(source, { left: 3, top: 2, right: 29, bottom: 43 });
    const background = source.components === 1 ? GREY : IVORY;
    const file = framed(source, plan, paintOf({ background }));
    expect(compareKept(source.bytes, file, plan.photo).different).toEqual([]);
    const pixels = await decodePixels(file);
    expect(changedRows(source, plan.photo, await decodePixels(source.bytes), pixels)).toEqual([]);
    expect(pixels).toMatchObject(plan.canvas);
    const { width, height } = plan.canvas;
    for (const [x, y] of [
      [0, 0],
      [width - 1, 0],
      [0, height - 1],
      [width - 1, height - 1],
      [width >> 1, 5],
    ] as const) {
      pixelAt(pixels, x, y).forEach((value, channel) =>
        expect(Math.abs(value - background[channel]!)).toBeLessThanOrEqual(1),
      );
    }
  });
});

describe("a frame", () => {
  it("shows flat areas in order, exact to the pixel", async () => {
    const source = opened(jpeg(64, 48, { sampling: "4:2:0", quality: 97 }));
    const plan = placeIn(source, { left: 2, top: 2, right: 32, bottom: 32 });
    const stroke = { x: plan.photo.x - 5, y: plan.photo.y - 5, width: 74, height: 58 };
    const file = framed(source, plan, paintOf({ flats: [{ box: stroke, colour: BLACK }] }));
    const pixels = await decodePixels(file);
    const at = (x: number, y: number): number => luma(pixelAt(pixels, x, y));
    for (const along of [30, 60, 80]) {
      expect(at(plan.photo.x - 6, along)).toBeGreaterThan(250);
      expect(at(plan.photo.x - 4, along)).toBeLessThan(5);
      expect(at(along, plan.photo.y - 6)).toBeGreaterThan(250);
      expect(at(along, plan.photo.y - 4)).toBeLessThan(5);
    }
  });

  it("shows parallel lines along each side, whose cells are drawn once", async () => {
    const source = opened(jpeg(96, 80, { sampling: "4:2:0", quality: 97 }));
    const plan = placeIn(source, { left: 4, top: 4, right: 64, bottom: 64 });
    const ring = (distance: number): Box => ({
      x: plan.photo.x - distance,
      y: plan.photo.y - distance,
      width: 96 + 2 * distance,
      height: 80 + 2 * distance,
    });
    const flats = [
      { box: ring(37), colour: BLACK },
      { box: ring(31), colour: [255, 255, 255] as const },
      { box: ring(9), colour: BLACK },
    ];
    const pixels = await decodePixels(framed(source, plan, paintOf({ flats })));
    const at = (x: number, y: number): number => luma(pixelAt(pixels, x, y));
    for (const along of [70, 100, 140]) {
      for (const [distance, dark] of [
        [-40, false],
        [-34, true],
        [-20, false],
        [-5, true],
        [96 + 4, true],
        [96 + 20, false],
        [96 + 34, true],
      ] as const) {
        const level = at(plan.photo.x + distance, along);
        expect(dark ? level : 255 - level).toBeLessThan(6);
      }
    }
  });

  it("shows overlays", async () => {
    const source = opened(jpeg(96, 64, { sampling: "4:2:2", quality: 95 }));
    const plan = placeIn(source, { left: 2, top: 2, right: 32, bottom: 64 });
    const colour = (x: number, y: number): readonly [number, number, number, number] =>
      (x >> 4) % 2 === 0 ? [200, 30, 40, 255] : [255, 255, 255, (y >> 3) % 2 === 0 ? 255 : 0];
    const overlay = { x: 37, y: plan.photo.y + 70, width: 90, height: 41 };
    const pixels = await decodePixels(framed(source, plan, paintOf({ overlays: [overlay], draw: drawnBy(colour) })));
    for (const x of [40, 44, 72, 104]) {
      pixelAt(pixels, x, overlay.y + 12).forEach((value, channel) =>
        expect(Math.abs(value - [200, 30, 40][channel]!)).toBeLessThan(8),
      );
    }
    expect(Math.min(...pixelAt(pixels, 56, overlay.y + 12), ...pixelAt(pixels, 56, overlay.y + 20))).toBeGreaterThan(
      247,
    );
  });

  it("draws only photo MCUs with overlays, and in them only the covered blocks", async () => {
    const source = opened(jpeg(160, 128, { sampling: "4:2:0", quality: 95 }));
    const plan = placeIn(source, { left: 1, top: 1, right: 16, bottom: 16 });
    const mark = { x: plan.photo.x + 100, y: plan.photo.y + 70, width: 40, height: 20 };
    const inside = (x: number, y: number): boolean =>
      x >= mark.x && x < mark.x + mark.width && y >= mark.y && y < mark.y + mark.height;
    const draw = drawnBy((x, y) => (inside(x, y) ? [255, 255, 255, 64] : [0, 0, 0, 0]));
    const file = framed(source, plan, paintOf({ overlays: [mark], draw }));
    const { compared, different } = compareKept(source.bytes, file, plan.photo, [mark]);
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(400);
    const [before, after] = [await decodePixels(source.bytes), await decodePixels(file)];
    const [x, y] = [mark.x + 20, mark.y + 10];
    const blended = pixelAt(before, x - plan.photo.x, y - plan.photo.y).map((value) => value * (191 / 255) + 64);
    pixelAt(after, x, y).forEach((value, channel) => expect(Math.abs(value - blended[channel]!)).toBeLessThan(12));
  });

  it("shows the photo's last pixels up to its edge, and the matte after it", async () => {
    const source = opened(jpeg(45, 35, { sampling: "4:2:0", quality: 97 }));
    const plan = placeIn(source, { left: 1, top: 1, right: 40, bottom: 40 });
    const [before, after] = [await decodePixels(source.bytes), await decodePixels(framed(source, plan, paintOf()))];
    for (let y = 0; y < 35; y += 1) {
      expect(Math.abs(luma(pixelAt(after, 16 + 44, 16 + y)) - luma(pixelAt(before, 44, y)))).toBeLessThan(16);
      expect(luma(pixelAt(after, 16 + 47, 16 + y))).toBeGreaterThan(235);
    }
  });

  it("keeps the last MCUs of a photo that ends with the canvas", () => {
    const source = opened(jpeg(45, 35, { sampling: "4:2:0", quality: 40 }));
    const plan = placeIn(source, { left: 1, top: 0, right: 0, bottom: 0 });
    const file = framed(source, plan, paintOf());
    expect(compareKept(source.bytes, file, plan.photo, [], "padding").different).toEqual([]);
  });

  it("is always the same file", () => {
    const source = opened(jpeg(45, 35, { sampling: "4:2:2", quality: 90, progressive: true }));
    const plan = placeIn(source, { left: 1, top: 1, right: 9, bottom: 9 });
    expect(framed(source, plan, paintOf())).toEqual(framed(source, plan, paintOf()));
  });
});

describe("any photo in any frame", () => {
  const side = fc.integer({ min: 1, max: 70 });
  const margins = fc.record({
    left: fc.nat(3),
    top: fc.nat(3),
    right: fc.nat(40),
    bottom: fc.nat(40),
  });
  const coding = fc.record({
    sampling: fc.constantFrom(...SAMPLINGS),
    quality: fc.integer({ min: 30, max: 98 }),
    huffman: fc.constantFrom("standard" as const, "optimised" as const),
    progressive: fc.boolean(),
    restartInterval: fc.nat(6),
  });

  it("keeps its coefficients and decodes without a warning", async () => {
    await fc.assert(
      fc.asyncProperty(side, side, margins, coding, async (width, height, around, options) => {
        const source = opened(jpeg(width, height, options, width * height));
        const plan = placeIn(source, around);
        const file = framed(source, plan, paintOf());
        expect(compareKept(source.bytes, file, plan.photo).different).toEqual([]);
        const pixels = await decodePixels(file);
        expect(pixels).toMatchObject(plan.canvas);
        expect(changedRows(source, plan.photo, await decodePixels(source.bytes), pixels)).toEqual([]);
      }),
      { numRuns: effort(50, 150) },
    );
  });
});
