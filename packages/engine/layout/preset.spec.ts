import { describe, expect, test } from "vitest";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import type { Settings } from "../settings/table.ts";
import type { Size } from "./geometry.ts";
import { layoutPicture } from "./index.ts";
import type { Layout } from "./types.ts";

function layoutOf(changes: Partial<Settings>, photo: Size): Layout {
  const text = { subject: "", camera: {}, watermark: false, measure: measureByCodePoint };
  return layoutPicture({ settings: settingsWith(changes), photo, ...text });
}

describe("a social preset", () => {
  test.each([
    ["portrait-4x5", 1080, 1350],
    ["instagram-post-safe", 1080, 1350],
    ["instagram-3x4", 1080, 1440],
    ["story-9x16", 1080, 1920],
    ["square-1x1", 1080, 1080],
    ["landscape-16x9", 1920, 1080],
    ["tv-3840x2160", 3840, 2160],
  ] as const)("%s has a canvas of %i x %i with the composition in its centre", (socialPreset, width, height) => {
    const layout = layoutOf({ socialPreset }, { width: 3000, height: 2000 });
    expect(layout.canvas).toEqual({ width, height });
    const { x, y } = layout.photo;
    expect(Math.abs(x + layout.photo.width / 2 - width / 2)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(y + layout.photo.height / 2 - height / 2)).toBeLessThanOrEqual(0.5);
  });

  test("fills the width with a wide composition", () => {
    const { photo } = layoutOf(
      { socialPreset: "square-1x1", outerBorderSize: 0, innerBorderSize: 0 },
      { width: 2160, height: 540 },
    );
    expect(photo).toEqual({ x: 0, y: 405, width: 1080, height: 270 });
  });

  test("fills 90 percent of the canvas with a safe area", () => {
    const { photo } = layoutOf(
      { socialPreset: "instagram-post-safe", outerBorderSize: 0, innerBorderSize: 0 },
      { width: 800, height: 1000 },
    );
    expect(photo).toEqual({ x: 54, y: 68, width: 972, height: 1214 });
  });

  test("enlarges a small photo", () => {
    const { photo } = layoutOf(
      { socialPreset: "square-1x1", outerBorderSize: 0, innerBorderSize: 0 },
      { width: 10, height: 10 },
    );
    expect(photo).toEqual({ x: 0, y: 0, width: 1080, height: 1080 });
  });
});

describe("a limited long side", () => {
  const long = (exportLongSide: number): Partial<Settings> => ({ exportSize: "long", exportLongSide });

  test.each([
    ["a landscape", { width: 3000, height: 2000 }, { width: 1000, height: 713 }],
    ["a portrait", { width: 2000, height: 3000 }, { width: 699, height: 1000 }],
  ])("scales the whole framed picture: %s", (_, photo, canvas) => {
    const layout = layoutOf({ ...long(1000), innerBorderSize: 0 }, photo);
    expect(layout.canvas).toEqual(canvas);
    const whole = layoutOf({ innerBorderSize: 0 }, photo);
    expect(Math.abs(layout.photo.width - (whole.photo.width * canvas.width) / whole.canvas.width)).toBeLessThan(2);
  });

  test("never enlarges, and has no effect on social presets", () => {
    const photo = { width: 900, height: 600 };
    expect(layoutOf(long(1046), photo)).toEqual(layoutOf({}, photo));
    const socialPreset = "square-1x1";
    expect(layoutOf({ ...long(256), socialPreset }, photo)).toEqual(layoutOf({ socialPreset }, photo));
  });

  test.each([
    [
      { width: 3000, height: 2000 },
      { width: 1000, height: 667 },
    ],
    [
      { width: 2999, height: 1 },
      { width: 1000, height: 1 },
    ],
  ])("of a photo of %j without a border leaves no line of matte at its edges", (photo, size) => {
    const layout = layoutOf({ ...long(1000), outerBorderSize: 0, innerBorderSize: 0 }, photo);
    expect(layout).toMatchObject({ canvas: size, photo: { x: 0, y: 0, ...size } });
  });
});
