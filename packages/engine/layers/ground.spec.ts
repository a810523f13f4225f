import { describe, expect, test } from "vitest";
import { gridOf } from "../layout/grid.ts";
import { layoutPicture } from "../layout/index.ts";
import { scaleToScreen } from "../layout/scale.ts";
import type { Layout } from "../layout/types.ts";
import { paint } from "../paint/index.ts";
import { RecordingSurface } from "../paint/recording.ts";
import { drawnMatte } from "../pixels/index.ts";
import type { Settings } from "../settings/table.ts";
import { matteTile } from "../surface/matte-tile.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";

const PHOTO = { width: 6000, height: 4000 };

function layoutOf(changes: Partial<Settings>, orientation?: number): Layout {
  return layoutPicture({
    settings: settingsWith({ innerBorderSize: 0, ...changes }),
    photo: PHOTO,
    subject: "",
    camera: {},
    watermark: false,
    measure: measureByCodePoint,
    ...(orientation !== undefined && { grid: gridOf({ width: 16, height: 8 }, orientation, PHOTO) }),
  });
}

function painted(layout: Layout): readonly string[] {
  const surface = new RecordingSurface();
  const drawn = drawnMatte({
    image: () => "image",
    pattern: ({ width, height }) => `tile of ${width} by ${height}`,
  });
  paint(surface, layout, { photo: "photo", logo: null, drawn });
  return surface.calls;
}

describe("The surface of a matte", () => {
  test.each([
    ["of an upright photo", 1, { width: 1200, height: 1200 }],
    ["of a turned photo", 6, { width: 1200, height: 1200 }],
    ["of a photo without blocks", undefined, { width: 1200, height: 1200 }],
  ])("repeats %s in whole blocks of its file", (_, orientation, period) => {
    expect(layoutOf({ surface: "rag" }, orientation).surface).toEqual({ kind: "rag", depth: 40, period });
  });

  test.each<[string, Partial<Settings>]>([
    ["is smooth", { surface: "none" }],
    ["has no depth", { surface: "rag", surfaceDepth: 0 }],
  ])("is none if it %s", (_, changes) => {
    expect(layoutOf(changes).surface).toBeNull();
  });

  test("is painted over the whole matte, at the preview's scale", () => {
    const layout = layoutOf({ surface: "felt" });
    expect(painted(scaleToScreen(layout, 0.25))[0]).toMatch(/^fill tile of 300 by 300 0,0 /);
  });

  test("shows between the second stroke and the photo", () => {
    const layout = layoutOf({ surface: "felt", secondStrokeSize: 20, secondStrokeGap: 20 });
    const fills = painted(scaleToScreen(layout, 0.25)).filter((call) => call.startsWith("fill"));
    // The matte, then the four sides of the line.
    expect(fills).toHaveLength(5);
  });

  test("is left out of pictures too small to show it", () => {
    expect(painted(scaleToScreen(layoutOf({ surface: "felt" }), 0.02))[0]).toMatch(/^fill #FFFFFF /);
  });

  test("is left out by means without computed parts", () => {
    const surface = new RecordingSurface();
    paint(surface, layoutOf({ surface: "felt" }), { photo: "photo", logo: null });
    expect(surface.calls[0]).toMatch(/^fill #FFFFFF /);
  });
});

describe("The tile of a matte", () => {
  const relief = { kind: "linen", depth: 40, period: { width: 160, height: 160 } } as const;

  test("is kept for the same matte, and another for other colours", () => {
    const tile = matteTile(relief, "#808080");
    expect(matteTile({ ...relief }, "#808080")).toBe(tile);
    expect(matteTile(relief, "#808081")).not.toBe(tile);
  });

  test("has the mean colour of the matte, and changes its brightness alone", () => {
    const { pixels } = matteTile(relief, "#8A7F6A");
    const count = pixels.length / 4;
    const sums = [0, 0, 0];
    for (let at = 0; at < pixels.length; at += 4) {
      const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      expect([red - green, green - blue]).toEqual([0x8a - 0x7f, 0x7f - 0x6a]);
      [red, green, blue].forEach((value, channel) => (sums[channel]! += value));
    }
    [0x8a, 0x7f, 0x6a].forEach((value, channel) => {
      expect(Math.abs(sums[channel]! / count - value)).toBeLessThan(0.2);
    });
  });
});
