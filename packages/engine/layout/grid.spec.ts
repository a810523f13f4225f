import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Settings } from "../settings/table.ts";
import { anySettings, measureByCodePoint, settingsWith } from "../testing.ts";
import {
  gridOf,
  GRID_SHARE,
  GRID_TOLERANCE,
  matteOnGrid,
  nearestMultiple,
  type Grid,
  type GridFallbackReason,
} from "./grid.ts";
import { layoutPicture } from "./index.ts";
import { evenInsets, SIDES, type Insets, type Size } from "./geometry.ts";
import { gridFallbackReason } from "./place-frame.ts";
import type { Layout } from "./types.ts";

const MCU_420 = { width: 16, height: 16 };
const MCU_422 = { width: 16, height: 8 };
const MCU_440 = { width: 8, height: 16 };
const MCU_444 = { width: 8, height: 8 };

const LARGE = { width: 2000, height: 2000 };

const steps = (changes: Partial<Insets>): Insets => ({ ...evenInsets(1), ...changes });

test.each([
  ["4:4:4", MCU_444, 1, { matte: steps({ top: 8, left: 8 }), captionArea: 1 }],
  ["4:2:0", MCU_420, 1, { matte: steps({ top: 16, left: 16 }), captionArea: 1 }],
  ["4:2:2", MCU_422, 1, { matte: steps({ top: 8, left: 16 }), captionArea: 1 }],
  ["4:2:2 mirrored", MCU_422, 2, { matte: steps({ top: 8, right: 16 }), captionArea: 1 }],
  ["4:2:2 upside down", MCU_422, 3, { matte: steps({ bottom: 8, right: 16 }), captionArea: 8 }],
  ["4:2:2 flipped", MCU_422, 4, { matte: steps({ bottom: 8, left: 16 }), captionArea: 8 }],
  ["4:2:2 transposed", MCU_422, 5, { matte: steps({ left: 8, top: 16 }), captionArea: 1 }],
  ["4:2:2 turned, bottom last", MCU_422, 6, { matte: steps({ right: 8, top: 16 }), captionArea: 1 }],
  ["4:2:2 turned, bottom first", MCU_422, 8, { matte: steps({ left: 8, bottom: 16 }), captionArea: 16 }],
  ["4:4:0 turned, bottom first", MCU_440, 7, { matte: steps({ right: 16, bottom: 8 }), captionArea: 8 }],
  ["4:1:1", { width: 32, height: 8 }, 1, { matte: steps({ top: 8, left: 32 }), captionArea: 1 }],
] as const)("the grid of %s has the steps of its blocks on the sides stored first", (_, blocks, orientation, grid) => {
  expect(gridOf(blocks, orientation, LARGE)).toEqual({ ...grid, mayShift: false });
});

test.each<[string, Insets, number, Insets | null]>([
  ["moves equal sides together", evenInsets(483), 1, evenInsets(479)],
  [
    "leaves a deeper bottom as it is, which is stored last",
    { ...evenInsets(483), bottom: 565 },
    1,
    { ...evenInsets(479), bottom: 565 },
  ],
  [
    "leaves sides that are stored last as they are",
    { top: 100, right: 101, bottom: 102, left: 103 },
    0,
    { top: 104, right: 101, bottom: 102, left: 96 },
  ],
  ["does not move a narrow matte by more than a tenth", evenInsets(40), 1, null],
  ["moves a narrow matte by a tenth", evenInsets(43), 1, evenInsets(47)],
  ["adds no matte where there is none", evenInsets(0), 1, null],
  ["removes no matte", evenInsets(1), 16, null],
  ["keeps a stroke that is on the grid without a matte", evenInsets(0), 16, evenInsets(0)],
  ["keeps nothing at all", evenInsets(0), 0, evenInsets(0)],
])("the grid of 4:2:2 %s", (_, matte, stroke, expected) => {
  expect(matteOnGrid(matte, stroke, gridOf(MCU_422, 1, LARGE))).toEqual(expected);
});

test.each([
  [481, 16, 1, 480],
  [488, 16, 1, 496],
  [489, 16, 1, 496],
  [1, 16, 1, null],
  [9, 16, 1, 16],
  [0, 16, 0, 0],
  [79, 32, 0, null],
  [90, 32, 0, 96],
] as const)("the multiple nearest to %i by the step %i, at least %i, is %j", (length, step, least, expected) => {
  expect(nearestMultiple(length, step, least)).toBe(expected);
});

const FRAMED = { subject: "Fjord", camera: { camera: "X-T5" }, measure: measureByCodePoint };

function layoutOn(grid: Grid | undefined, changes: Partial<Settings>, photo: Size): Layout {
  return layoutPicture({
    settings: settingsWith(changes),
    photo,
    ...FRAMED,
    watermark: true,
    ...(grid && { grid }),
  });
}

/** Matte and stroke on each side. */
function borderIn({ canvas, captionArea, photo }: Layout): Insets {
  const framedHeight = captionArea?.y ?? canvas.height;
  return {
    top: photo.y,
    right: canvas.width - photo.x - photo.width,
    bottom: framedHeight - photo.y - photo.height,
    left: photo.x,
  };
}

/** Roles of the caption's lines if none is too wide: then only the height of the caption area limits them. */
function rolesOn(grid: Grid | undefined, changes: Partial<Settings>, photo: Size): string[] {
  const settings = settingsWith({ ...changes, customLogo: null, customLogoOnDark: null });
  const input = { settings, photo, ...FRAMED, watermark: false, measure: () => 0, ...(grid && { grid }) };
  return layoutPicture(input).caption.map(({ role }) => role);
}

/** Expects sides on the grid, near their exact width, equal if they were equal, and 0 only if they were 0. */
function expectMoved(before: Insets, after: Insets, stroke: number, grid: Grid): void {
  for (const side of SIDES) {
    const distance = Math.abs(after[side] - before[side]);
    expect(distance).toBeLessThanOrEqual(Math.min(GRID_TOLERANCE, GRID_SHARE * before[side]));
    expect(after[side] % grid.matte[side]).toBe(0);
    expect(after[side] === stroke).toBe(before[side] === stroke);
    for (const other of SIDES) if (before[side] === before[other]) expect(after[side]).toBe(after[other]);
  }
}

test.each([
  [1, { top: 8, left: 16, bottom: 2, right: 4 }],
  [3, { bottom: 8, right: 16, top: 2, left: 4 }],
  [6, { right: 8, top: 16, left: 2, bottom: 4 }],
])("the grid of a photo with a gain map has steps on all sides, in orientation %i", (orientation, matte) => {
  const grid = gridOf({ width: 16, height: 8 }, orientation, LARGE, { width: 4, height: 2 });
  expect(grid).toEqual({ matte, captionArea: matte.bottom, mayShift: false });
});

/** Ratio of sides beyond which a caption has lines without width, here or on the grid. */
const LONGEST = 100;

describe("a layout on a grid", () => {
  test.each<[string, Partial<Settings>, Grid, GridFallbackReason | null]>([
    ["a stroke without a matte", { outerBorderSize: 0 }, gridOf(MCU_420, 1, LARGE), "matte-width"],
    [
      "a wide stroke without a matte",
      { outerBorderSize: 0, innerBorderSize: 100 },
      gridOf(MCU_420, 1, LARGE),
      "matte-width",
    ],
    ["a matte that would move by over a tenth", { outerBorderSize: 4 }, gridOf(MCU_420, 1, LARGE), "matte-width"],
    [
      "a matte half way between the blocks of 4:1:1",
      { outerBorderSize: 17.6, innerBorderSize: 0 },
      { matte: evenInsets(32), captionArea: 1, mayShift: false },
      "matte-step",
    ],
    [
      "a matte narrower than a block of 4:1:1",
      { outerBorderSize: 1.6 },
      { matte: evenInsets(32), captionArea: 1, mayShift: false },
      "matte-width",
    ],
    ["neither matte nor stroke", { outerBorderSize: 0, innerBorderSize: 0 }, gridOf(MCU_420, 1, LARGE), null],
    ["a caption area that comes last", { showMetadata: true }, gridOf(MCU_420, 1, LARGE), null],
    ["a caption area that comes first", { showMetadata: true }, gridOf(MCU_420, 3, LARGE), null],
    [
      "a caption area that comes first and is far from the blocks of 4:1:1",
      { showMetadata: true },
      { matte: evenInsets(1), captionArea: 32, mayShift: false },
      "caption-height",
    ],
    ["a smaller export", { exportSize: "long", exportLongSide: 1159 }, gridOf(MCU_420, 1, LARGE), "export-size"],
    ["an export that is small enough", { exportSize: "long", exportLongSide: 1160 }, gridOf(MCU_420, 1, LARGE), null],
    ["no caption area", {}, { matte: evenInsets(1), captionArea: 32, mayShift: false }, null],
  ])("has the right fallback reason for %s", (_, changes, grid, reason) => {
    const settings = settingsWith(changes);
    const photo = { width: 1000, height: 777 };
    expect(gridFallbackReason({ ...FRAMED, settings, photo }, grid)).toBe(reason);
  });

  it("moves each side by at most 8 px and a tenth, equal sides equally, and keeps the caption’s lines", () => {
    const size = fc.record({ width: fc.integer({ min: 16, max: 9000 }), height: fc.integer({ min: 16, max: 9000 }) });
    const mcu = fc.constantFrom(MCU_420, MCU_422, MCU_440, MCU_444);
    fc.assert(
      fc.property(anySettings, size, mcu, fc.integer({ min: 1, max: 8 }), (settings, photo, blocks, orientation) => {
        const whole = { shape: "photo", socialPreset: "original", exportSize: "full", printSize: "none" } as const;
        // Labels on the grid are in label/label.spec.ts.
        const original = { ...settings, ...whole, labelStyle: "plain" } as const;
        const grid = gridOf(blocks, orientation, LARGE);
        fc.pre(gridFallbackReason({ ...FRAMED, settings: original, photo }, grid) === null);
        const exact = layoutOn(undefined, original, photo);
        const moved = layoutOn(grid, original, photo);
        expectMoved(borderIn(exact), borderIn(moved), exact.stroke?.width ?? 0, grid);
        expect((moved.captionArea?.height ?? 0) % grid.captionArea).toBe(0);
        expect(moved.stroke?.width).toBe(exact.stroke?.width);
        if (Math.max(photo.width, photo.height) > LONGEST * Math.min(photo.width, photo.height)) return;
        expect(rolesOn(grid, original, photo)).toEqual(rolesOn(undefined, original, photo));
      }),
    );
  });

  it("keeps sides that are stored after the photo at their exact width", () => {
    const photo = { width: 3000, height: 2001 };
    const changes = { matteSides: { top: 3.1, right: 4.2, bottom: 5.3, left: 6.4 } };
    const [before, after] = [undefined, gridOf(MCU_420, 1, LARGE)].map((grid) =>
      borderIn(layoutOn(grid, changes, photo)),
    );
    expect(after).toMatchObject({ right: before?.right, bottom: before?.bottom });
  });

  it("makes the caption area whole blocks if the file stores the bottom first", () => {
    const { captionArea } = layoutOn(gridOf(MCU_420, 3, LARGE), { showMetadata: true }, { width: 1000, height: 800 });
    expect((captionArea?.height ?? 1) % 16).toBe(0);
  });

  test.each<[string, Partial<Settings>, Size, number]>([
    ["330 px wide", {}, { width: 330, height: 240 }, 1],
    ["160 px wide", {}, { width: 160, height: 120 }, 1],
    ["120 px wide", {}, { width: 120, height: 90 }, 6],
    ["40 px wide, whose matte is narrower than half a block", { innerBorderSize: 0 }, { width: 40, height: 30 }, 1],
    ["upright, 330 px wide as stored", { showMetadata: true }, { width: 240, height: 330 }, 6],
    ["with a stroke", { innerBorderSize: 10 }, { width: 400, height: 500 }, 1],
    ["half way between two blocks", { innerBorderSize: 0 }, { width: 500, height: 500 }, 1],
    ["with a caption that is stored first", { showMetadata: true }, { width: 320, height: 500 }, 3],
    ["in a shape", { shape: "4:5" }, { width: 360, height: 500 }, 8],
    ["in a shape with a caption", { shape: "1:1", showMetadata: true }, { width: 360, height: 500 }, 1],
  ])("lets opposite sides of a small photo %s differ by at most 8 px", (_, changes, photo, orientation) => {
    const grid = gridOf(MCU_420, orientation, photo);
    expect(gridFallbackReason({ ...FRAMED, settings: settingsWith(changes), photo }, grid)).toBeNull();
    const [before, after] = [undefined, grid].map((one) => layoutOn(one, changes, photo)) as [Layout, Layout];
    const [exact, moved] = [borderIn(before), borderIn(after)];
    expect(Math.abs(moved.left - moved.right)).toBeLessThanOrEqual(8);
    expect(Math.abs(moved.top - moved.bottom - (exact.top - exact.bottom))).toBeLessThanOrEqual(8);
    const resized = changes.shape === undefined ? 2 * Math.min(GRID_TOLERANCE, GRID_SHARE * exact.left) : 0;
    expect(Math.abs(after.canvas.width - before.canvas.width)).toBeLessThanOrEqual(resized);
    expect(after.stroke?.width).toBe(before.stroke?.width);
  });

  test("differs by at most 8 px between opposite sides for every small photo, and keeps the canvas where that is enough", () => {
    for (let width = 100; width < 800; width += 1) {
      const photo = { width, height: 600 };
      const grid = gridOf(MCU_420, 1, photo);
      const [exact, { left, right }] = [undefined, grid].map((one) => borderIn(layoutOn(one, {}, photo))) as [
        Insets,
        Insets,
      ];
      const isCentred = left === right;
      const needed = Math.min(exact.left % 16, 16 - (exact.left % 16));
      expect(Math.abs(left - right)).toBeLessThanOrEqual(8);
      if (!isCentred && needed <= 4) expect(left + right).toBe(2 * exact.left);
    }
  });

  test("keeps the data of every photo from 313 px on at the default matte", () => {
    const settings = settingsWith({});
    const failing = Array.from({ length: 488 }, (_, index) => index + 313).filter((width) => {
      const photo = { width, height: 600 };
      return gridFallbackReason({ ...FRAMED, settings, photo }, gridOf(MCU_420, 1, photo)) !== null;
    });
    expect(failing).toEqual([]);
  });

  test("leaves photos of 800 px and more centred", () => {
    expect(gridOf(MCU_420, 1, { width: 799, height: 2000 }).mayShift).toBe(true);
    expect(gridOf(MCU_420, 1, { width: 800, height: 100 }).mayShift).toBe(false);
    expect(gridOf(MCU_420, 6, { width: 500, height: 800 }).mayShift).toBe(false);
    expect(gridOf(MCU_420, 6, { width: 900, height: 799 }).mayShift).toBe(true);
  });

  test("moves a small photo as the others where that is near enough", () => {
    const photo = { width: 700, height: 500 };
    const settings = { outerBorderSize: 11, innerBorderSize: 0 };
    expect(borderIn(layoutOn(gridOf(MCU_420, 1, photo), settings, photo))).toEqual(evenInsets(80));
  });

  test("moves a small photo onto the grid of its gain map on both sides", () => {
    const photo = { width: 403, height: 302 };
    const grid = gridOf(MCU_444, 1, photo, { width: 2, height: 2 });
    const { left, right, top, bottom } = borderIn(layoutOn(grid, { outerBorderSize: 6 }, photo));
    expect([left % 8, top % 8, right % 2, bottom % 2]).toEqual([0, 0, 0, 0]);
  });
});
