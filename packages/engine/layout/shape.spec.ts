import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { SHAPES } from "../settings/rows/matte.ts";
import type { Settings, Shape } from "../settings/table.ts";
import { anySettings, measureByCodePoint, settingsWith } from "../testing.ts";
import type { Size } from "./geometry.ts";
import { gridOf, GRID_TOLERANCE, type Grid, type GridFallbackReason } from "./grid.ts";
import { layoutPicture } from "./index.ts";
import { gridFallbackReason } from "./place-frame.ts";
import { shapeRatio, smallestCanvas } from "./shape.ts";
import type { Layout } from "./types.ts";

const PHOTO = { width: 3000, height: 2000 };
const MCU_420 = { width: 16, height: 16 };
const MCU_411 = { width: 32, height: 8 };

function layoutOf(changes: Partial<Settings>, photo: Size = PHOTO, grid?: Grid): Layout {
  return layoutPicture({
    settings: settingsWith({ innerBorderSize: 0, ...changes }),
    photo,
    subject: "Fjord",
    camera: {},
    watermark: true,
    measure: measureByCodePoint,
    ...(grid && { grid }),
  });
}

/** Distances between the photo and the canvas edges. */
function marginsOf({ canvas, photo }: Layout) {
  const { x, y, width, height } = photo;
  return { top: y, right: canvas.width - x - width, bottom: canvas.height - y - height, left: x };
}

test.each<[shape: Shape, ratio: number | null]>([
  ["photo", null],
  ["4:5", 0.8],
  ["16:9", 16 / 9],
  ["a-portrait", Math.SQRT1_2],
  ["a-landscape", Math.SQRT2],
])("the ratio of %s is %d", (shape, ratio) => {
  if (ratio === null) expect(shapeRatio(shape)).toBeNull();
  else expect(shapeRatio(shape)).toBeCloseTo(ratio, 12);
});

/** Canvas of a shape with `step` steps: integers `k * a` by `k * b`, or ISO 216 paper. */
function canvasAt(shape: Shape, step: number): Size {
  const long = Math.round(step * Math.SQRT2);
  if (shape === "a-portrait") return { width: step, height: long };
  if (shape === "a-landscape") return { width: long, height: step };
  const [across = 0, down = 0] = shape.split(":").map(Number);
  return { width: step * across, height: step * down };
}

test.each<[Shape, Size, Size]>([
  ["photo", { width: 7, height: 5 }, { width: 7, height: 5 }],
  ["1:1", { width: 7, height: 5 }, { width: 7, height: 7 }],
  ["4:5", { width: 401, height: 500 }, { width: 404, height: 505 }],
  ["5:4", { width: 401, height: 500 }, { width: 625, height: 500 }],
  ["16:9", { width: 1600, height: 900 }, { width: 1600, height: 900 }],
  ["9:16", { width: 901, height: 100 }, { width: 909, height: 1616 }],
  ["a-portrait", { width: 2480, height: 100 }, { width: 2480, height: 3507 }],
  ["a-portrait", { width: 1, height: 3508 }, { width: 2481, height: 3509 }],
  ["a-landscape", { width: 3507, height: 2480 }, { width: 3507, height: 2480 }],
])("The smallest canvas of %s around %j is %j", (shape, content, canvas) => {
  expect(smallestCanvas(shape, content)).toEqual(canvas);
});

test("A canvas is the smallest of exactly its ratio that holds its content", () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  const shapes = fc.constantFrom(...SHAPES.filter((shape) => shape !== "photo"));
  fc.assert(
    fc.property(shapes, side, side, (shape, width, height) => {
      const holds = (canvas: Size): boolean => canvas.width >= width && canvas.height >= height;
      let step = 1;
      while (!holds(canvasAt(shape, step))) step += 1;
      expect(smallestCanvas(shape, { width, height })).toEqual(canvasAt(shape, step));
    }),
  );
});

describe("A shaped frame", () => {
  it("splits extra width evenly and leaves the height as it was", () => {
    expect(marginsOf(layoutOf({ shape: "16:9" }))).toEqual({ top: 242, right: 708, bottom: 242, left: 708 });
  });

  it("keeps the proportion of the margins in extra height", () => {
    const { top, bottom } = marginsOf(layoutOf({ shape: "4:5", bottomWeight: 25 }));
    expect(bottom / top).toBeCloseTo(1.25, 2);
  });

  it("puts extra height around the frame with its caption, as much above as below", () => {
    const plain = layoutOf({ showMetadata: true });
    const shaped = layoutOf({ showMetadata: true, shape: "1:1" });
    const added = shaped.photo.y - plain.photo.y;
    expect(shaped.captionArea).toMatchObject({ height: plain.captionArea?.height });
    expect(shaped.caption.map(({ box }) => box.y)).toEqual(plain.caption.map(({ box }) => box.y + added));
    expect(Math.abs(shaped.canvas.height - plain.canvas.height - 2 * added)).toBeLessThanOrEqual(1);
  });

  it("has its logo in the middle of the enlarged bottom matte", () => {
    const { logo, photo, canvas } = layoutOf({ shape: "4:5", customLogo: { id: "1", name: "a", width: 4, height: 1 } });
    const middle = (photo.y + photo.height + canvas.height) / 2;
    expect((logo?.y ?? 0) + (logo?.height ?? 0) / 2).toBeCloseTo(middle, 6);
  });

  it("splits extra height evenly without matte and stroke", () => {
    expect(marginsOf(layoutOf({ shape: "1:1", outerBorderSize: 0 }))).toEqual({
      top: 500,
      right: 0,
      bottom: 500,
      left: 0,
    });
  });

  it("is not shaped inside a social preset", () => {
    const preset = { socialPreset: "square-1x1" } as const;
    expect(layoutOf({ ...preset, shape: "9:16" })).toEqual(layoutOf(preset));
  });
});

describe("A shaped frame on the grid of a JPEG", () => {
  test.each<[string, Partial<Settings>, number, GridFallbackReason | null]>([
    ["moves the photo inside", { shape: "4:5" }, 1, null],
    ["moves the photo of a file that stores the bottom first", { shape: "4:5", showMetadata: true }, 3, null],
    ["has a fallback reason if a narrow matte", { shape: "1:1", outerBorderSize: 0.9 }, 1, "matte-width"],
    ["keeps the photo at a canvas edge without a matte", { shape: "1:1", outerBorderSize: 0 }, 1, null],
  ])("%s", (_, changes, orientation, reason) => {
    const settings = settingsWith({ innerBorderSize: 0, ...changes });
    const grid = gridOf(MCU_420, orientation, PHOTO);
    expect(
      gridFallbackReason({ settings, photo: PHOTO, subject: "Fjord", camera: {}, measure: measureByCodePoint }, grid),
    ).toBe(reason);
  });

  it("has a fallback reason where the blocks of 4:1:1 are too far", () => {
    const settings = settingsWith({ shape: "1:1", innerBorderSize: 0, outerBorderSize: 16 });
    const input = {
      settings,
      photo: { width: 1100, height: 1100 },
      subject: "",
      camera: {},
      measure: measureByCodePoint,
    };
    expect(gridFallbackReason(input, gridOf(MCU_411, 1, PHOTO))).toBe("matte-step");
  });

  it("has the same canvas, and its photo on the grid, at most 8 px off", () => {
    const side = fc.integer({ min: 16, max: 9000 });
    const orientation = fc.integer({ min: 1, max: 8 });
    const mcu = fc.constantFrom(MCU_420, MCU_411, { width: 8, height: 8 }, { width: 16, height: 8 });
    const shapes = fc.constantFrom(...SHAPES.filter((shape) => shape !== "photo"));
    fc.assert(
      fc.property(anySettings, shapes, side, side, mcu, orientation, (settings, shape, width, height, blocks, turn) => {
        const shaped = { ...settings, shape, socialPreset: "original" } as const;
        const [photo, grid] = [{ width, height }, gridOf(blocks, turn, PHOTO)];
        fc.pre(
          gridFallbackReason(
            { settings: shaped, photo, subject: "Fjord", camera: {}, measure: measureByCodePoint },
            grid,
          ) === null,
        );
        const exact = layoutOf(shaped, photo);
        const moved = layoutOf(shaped, photo, grid);
        expect(moved.canvas).toEqual(exact.canvas);
        const [before, after] = [marginsOf(exact), marginsOf(moved)];
        for (const edge of ["top", "right", "bottom", "left"] as const) {
          expect(Math.abs(after[edge] - before[edge])).toBeLessThanOrEqual(GRID_TOLERANCE);
          expect(after[edge] % grid.matte[edge]).toBe(0);
        }
      }),
    );
  });
});
