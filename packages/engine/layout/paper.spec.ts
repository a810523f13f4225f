import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PRINT_SIZES } from "../settings/rows/paper.ts";
import type { Settings } from "../settings/table.ts";
import { anySettings, measureByCodePoint, settingsWith } from "../testing.ts";
import type { Size } from "./geometry.ts";
import { gridOf, type Grid } from "./grid.ts";
import { layoutPicture } from "./index.ts";
import { fitsPaper, printedSize, printScale } from "./paper.ts";
import { gridFallbackReason } from "./place-frame.ts";
import { printDensity } from "./print.ts";
import type { Layout } from "./types.ts";

const PORTRAIT = { width: 4000, height: 6000 };
const LANDSCAPE = { width: 6000, height: 4000 };
const MUSEUM = { outerBorderSize: 12, bottomWeight: 17, showMetadata: true } as const;

function layoutOf(changes: Partial<Settings>, photo: Size, grid?: Grid): Layout {
  const settings = settingsWith({ innerBorderSize: 0, ...changes });
  const texts = { subject: "Fjord", camera: {}, watermark: false, measure: measureByCodePoint };
  return layoutPicture({ settings, photo, ...texts, ...(grid && { grid }) });
}

/** Distances between the photo and the canvas edges. */
function marginsOf({ canvas, photo }: Layout) {
  const { x, y, width, height } = photo;
  return { top: y, right: canvas.width - x - width, bottom: canvas.height - y - height, left: x };
}

function scaleOf(changes: Partial<Settings>, { canvas }: Layout): number {
  return printScale(settingsWith(changes), canvas) ?? Number.NaN;
}

describe("a canvas that fits its paper", () => {
  test.each([
    ["30x40", PORTRAIT, 3, 4],
    ["30x40", LANDSCAPE, 4, 3],
    ["10x15", PORTRAIT, 2, 3],
    ["13x18", LANDSCAPE, 18, 13],
    ["8x10in", PORTRAIT, 4, 5],
    ["11x14in", LANDSCAPE, 14, 11],
  ] as const)("has exactly the ratio of %s for %j: %i to %i", (printSize, photo, across, down) => {
    const { canvas } = layoutOf({ ...MUSEUM, printSize }, photo);
    expect(canvas.width * down).toBe(canvas.height * across);
  });

  test.each([
    ["a4", PORTRAIT, 210, 297],
    ["a3", LANDSCAPE, 420, 297],
  ] as const)("has the ratio of %s for %j within half a pixel", (printSize, photo, width, height) => {
    const { canvas } = layoutOf({ ...MUSEUM, printSize }, photo);
    const [short, long] = [Math.min(canvas.width, canvas.height), Math.max(canvas.width, canvas.height)];
    expect(Math.abs(short * (Math.max(width, height) / Math.min(width, height)) - long)).toBeLessThanOrEqual(0.5);
    expect(canvas.width > canvas.height).toBe(width > height);
  });

  test.each([
    [PORTRAIT, 300, 400],
    [LANDSCAPE, 400, 300],
  ])("prints %j on 30 × 40 cm at the resolution that its pixels have there: %i by %i mm", (photo, width, height) => {
    const settings = settingsWith({ ...MUSEUM, innerBorderSize: 0, printSize: "30x40" });
    const { canvas } = layoutOf({ ...MUSEUM, printSize: "30x40" }, photo);
    const printed = printedSize(settings, canvas);
    expect(Math.abs((printed?.width ?? 0) - width)).toBeLessThan(0.1);
    expect(Math.abs((printed?.height ?? 0) - height)).toBeLessThan(0.1);
    expect(printDensity(settings, canvas)).toBe(Math.round((25.4 * canvas.width) / width));
    expect(printDensity(settings, canvas)).toBe(Math.round((25.4 * canvas.height) / height));
  });

  test("is upright for a square photo", () => {
    const { canvas } = layoutOf({ printSize: "30x40" }, { width: 3000, height: 3000 });
    expect(canvas.height).toBeGreaterThan(canvas.width);
  });

  test("prints exactly on its paper, to a tenth of a millimetre", () => {
    const photos = fc.record({
      width: fc.integer({ min: 400, max: 9000 }),
      height: fc.integer({ min: 400, max: 9000 }),
    });
    const papers = fc.constantFrom(...PRINT_SIZES.filter((size) => size !== "none" && size !== "custom"));
    fc.assert(
      fc.property(photos, papers, fc.constantFrom(0, 3, 10), (photo, printSize, bleedMm) => {
        const changes = { printSize, bleedMm, outerBorderSize: 8 };
        const { canvas } = layoutOf(changes, photo);
        const long = { "10x15": 150, "13x18": 180, a4: 297, a3: 420, "8x10in": 254, "11x14in": 355.6, "30x40": 400 };
        const short = { "10x15": 100, "13x18": 130, a4: 210, a3: 297, "8x10in": 203.2, "11x14in": 279.4, "30x40": 300 };
        const printed = printedSize(settingsWith(changes), canvas);
        const sides = [printed?.width ?? 0, printed?.height ?? 0].sort((a, b) => a - b);
        // Half a pixel on the short side of a small print.
        const rounding = 0.5 / (printScale(settingsWith(changes), canvas) ?? 1);
        expect(Math.abs((sides[0] ?? 0) - short[printSize])).toBeLessThanOrEqual(Math.max(0.1, rounding));
        expect(sides[1]).toBeCloseTo(long[printSize], 6);
      }),
    );
  });

  test.each([
    ["without a paper", { printSize: "none" }],
    ["on custom paper, which has a width alone", { printSize: "custom" }],
    ["switched off", { printSize: "a4", fitPaper: false }],
    ["with a shape", { printSize: "a4", shape: "1:1" }],
    ["with a social preset", { printSize: "a4", socialPreset: "square-1x1" }],
  ] as const)("is not fitted %s", (_, changes) => {
    expect(fitsPaper(settingsWith(changes))).toBe(false);
    const without = { ...changes, printSize: "none" } as const;
    expect(layoutOf(changes, PORTRAIT).canvas).toEqual(layoutOf(without, PORTRAIT).canvas);
  });

  test("keeps the photo as it is, and nothing less than its frame around it", () => {
    fc.assert(
      fc.property(anySettings, fc.constantFrom(PORTRAIT, LANDSCAPE), (settings, photo) => {
        const changes = {
          ...settings,
          socialPreset: "original",
          exportSize: "full",
          matteMm: null,
          bleedMm: 0,
        } as const;
        const fitted = layoutOf({ ...changes, shape: "photo", printSize: "30x40", fitPaper: true }, photo);
        const free = layoutOf({ ...changes, shape: "photo", printSize: "none" }, photo);
        expect(fitted.photo).toMatchObject(photo);
        for (const side of ["top", "right", "bottom", "left"] as const)
          expect(marginsOf(fitted)[side]).toBeGreaterThanOrEqual(marginsOf(free)[side] - 1);
      }),
    );
  });

  test.each([1, 6, 8, 3])("moves the photo onto the grid of its file, turned by orientation %i", (orientation) => {
    const settings = settingsWith({ ...MUSEUM, innerBorderSize: 0, printSize: "30x40" });
    const grid = gridOf({ width: 16, height: 16 }, orientation, PORTRAIT);
    const input = { settings, photo: PORTRAIT, subject: "Fjord", camera: {}, measure: measureByCodePoint };
    expect(gridFallbackReason(input, grid)).toBeNull();
    const { canvas, photo } = layoutOf({ ...MUSEUM, printSize: "30x40" }, PORTRAIT, grid);
    expect(canvas).toEqual(layoutOf({ ...MUSEUM, printSize: "30x40" }, PORTRAIT).canvas);
    const margins = marginsOf({ canvas, photo } as Layout);
    for (const side of ["top", "left", "bottom", "right"] as const) expect(margins[side] % grid.matte[side]).toBe(0);
  });
});

describe("a matte in millimetres", () => {
  test.each([
    [{ printSize: "30x40", matteMm: 40 }, PORTRAIT],
    [{ printSize: "30x40", matteMm: 40, fitPaper: false }, LANDSCAPE],
    [{ printSize: "a4", matteMm: 12.5, bottomWeight: 25 }, PORTRAIT],
    [{ printSize: "custom", printWidth: 600, matteMm: 50 }, LANDSCAPE],
    [{ printSize: "8x10in", matteMm: 25.4, bleedMm: 3 }, LANDSCAPE],
  ] as const)("is at least as wide as %j says on the paper of %j", (changes, photo) => {
    const layout = layoutOf(changes, photo);
    const scale = scaleOf(changes, layout);
    const bleed = "bleedMm" in changes ? changes.bleedMm : 0;
    const { top, left, right } = marginsOf(layout);
    const narrowest = Math.min(top, left, right) / scale - bleed;
    expect(Math.abs(narrowest - changes.matteMm)).toBeLessThanOrEqual(0.1);
  });

  test("weighs more at the bottom by the bottom’s weight", () => {
    const changes = { printSize: "custom", printWidth: 300, matteMm: 30, bottomWeight: 50 } as const;
    const layout = layoutOf(changes, PORTRAIT);
    expect(marginsOf(layout).bottom / scaleOf(changes, layout)).toBeCloseTo(45, 0);
  });

  test("changes nothing without a paper, or on a social preset’s canvas", () => {
    for (const changes of [{}, { printSize: "a4", socialPreset: "square-1x1" }] as const)
      expect(layoutOf({ ...changes, matteMm: 30 }, PORTRAIT)).toEqual(layoutOf(changes, PORTRAIT));
  });

  test("leaves the photo two fifths of the paper’s short side", () => {
    const changes = { printSize: "10x15", matteMm: 200 } as const;
    const layout = layoutOf(changes, PORTRAIT);
    expect(layout.photo.width / scaleOf(changes, layout)).toBeGreaterThanOrEqual(39.9);
  });
});

test("The canvas stays a few times the photo, whatever is set in millimetres", () => {
  fc.assert(
    fc.property(
      anySettings,
      fc.constantFrom(...PRINT_SIZES),
      fc.constantFrom(PORTRAIT, LANDSCAPE),
      (settings, printSize, photo) => {
        const changes = {
          ...settings,
          printSize,
          printWidth: 300,
          socialPreset: "original",
          exportSize: "full",
          shape: "photo",
        } as const;
        const free = layoutOf({ ...changes, printSize: "none" }, photo).canvas;
        const { canvas } = layoutOf(changes, photo);
        expect(canvas.width * canvas.height).toBeLessThan(70 * free.width * free.height);
      },
    ),
  );
});

test.each([0, 25, 100])(
  "A matte in millimetres with a bottom of %i percent more is printed as it is set",
  (bottomWeight) => {
    const changes = { printSize: "30x40", matteMm: 55, bottomWeight } as const;
    const layout = layoutOf(changes, LANDSCAPE);
    const { left, top } = marginsOf(layout);
    expect(Math.abs(Math.min(left, top) / scaleOf(changes, layout) - 55)).toBeLessThanOrEqual(0.1);
  },
);

test("A social preset has no bleed", () => {
  const changes = { printSize: "a4", socialPreset: "portrait-4x5" } as const;
  const canvas = { width: 1080, height: 1350 };
  expect(printScale(settingsWith({ ...changes, bleedMm: 10 }), canvas)).toBe(printScale(settingsWith(changes), canvas));
});

test("A logo without a caption is centred in the matte that is left after the cut", () => {
  const customLogo = { id: "a".repeat(32), name: "mark.png", width: 400, height: 100 };
  const changes = { customLogo, outerBorderSize: 12, printSize: "custom" } as const;
  const spaces = [0, 10].map((bleedMm) => {
    const layout = layoutOf({ ...changes, bleedMm }, LANDSCAPE);
    const cut = bleedMm * scaleOf({ ...changes, bleedMm }, layout);
    const { y, height } = layout.logo ?? { y: 0, height: 0 };
    const photoEnd = layout.photo.y + layout.photo.height;
    return [y - photoEnd, layout.canvas.height - cut - y - height];
  });
  for (const [above = 0, below = 0] of spaces) expect(Math.abs(above - below)).toBeLessThanOrEqual(2);
});

test("The watermark keeps inside the cut", () => {
  const settings = settingsWith({ printSize: "10x15", bleedMm: 10 });
  const layout = layoutPicture({
    settings,
    photo: PORTRAIT,
    subject: "",
    camera: {},
    watermark: true,
    measure: measureByCodePoint,
  });
  const cut = 10 * (printScale(settings, layout.canvas) ?? 0);
  const { x, y, width, height } = layout.watermark?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(x + width).toBeLessThanOrEqual(layout.canvas.width - cut);
  expect(y + height).toBeLessThanOrEqual(layout.canvas.height - cut);
});

describe("a bleed", () => {
  test.each([{ fitPaper: true }, { fitPaper: false }, { shape: "1:1" }] as const)(
    "adds its width on each side of the picture, here with %j",
    (changes) => {
      const plain = layoutOf({ ...MUSEUM, printSize: "30x40", ...changes }, PORTRAIT);
      const bled = layoutOf({ ...MUSEUM, printSize: "30x40", bleedMm: 5, ...changes }, PORTRAIT);
      const scale = scaleOf({ printSize: "30x40", bleedMm: 5 }, bled);
      for (const side of ["top", "right", "bottom", "left"] as const)
        // A canvas in whole steps grows by a few pixels more.
        expect(Math.abs((marginsOf(bled)[side] - marginsOf(plain)[side]) / scale - 5)).toBeLessThanOrEqual(0.6);
    },
  );
});
