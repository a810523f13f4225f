import { describe, expect, test } from "vitest";
import type { Settings } from "../settings/table.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { layoutPicture } from "./index.ts";
import { insideOf } from "./rings.ts";
import { scaleToThumbnail } from "./thumbnail.ts";
import type { Layout } from "./types.ts";

const FACTOR = 0.02;
const LINES = { outerBorderSize: 15, strokeUnit: "permille", innerBorderSize: 1 } as const;
const CAPTION = { showMetadata: true, locationText: "Lisbon", photoBy: "Ada Byron" } as const;

function thumbnailOf(changes: Partial<Settings>, density = 1, factor = FACTOR): Layout {
  const layout = layoutPicture({
    settings: settingsWith(changes),
    photo: { width: 3600, height: 2400 },
    subject: "Harbour",
    camera: { camera: "X-T5" },
    watermark: false,
    measure: measureByCodePoint,
  });
  return scaleToThumbnail(layout, factor * density, density);
}

describe("In a thumbnail", () => {
  test.each([1, 2])("lines are at least 0.9 px at %i device pixels per pixel", (density) => {
    const { stroke, secondStroke } = thumbnailOf({ ...LINES, secondStrokeSize: 1, secondStrokeGap: 2 }, density);
    for (const line of [stroke, secondStroke]) expect(line?.width).toBeCloseTo(0.9 * density, 9);
  });

  test("a wider line and the photo keep their places", () => {
    const wide = thumbnailOf({ ...LINES, innerBorderSize: 30 });
    expect(wide.stroke?.width).toBeCloseTo(30 * 3.6 * FACTOR, 9);
    expect(wide.photo).toEqual({ x: 13, y: 13, width: 72, height: 48 });
  });

  test("widened lines push those around them, and keep the matte between them", () => {
    const { stroke, bevel, innerMat, outerBevel, secondStroke, photo } = thumbnailOf({
      ...LINES,
      bevelSize: 4,
      innerMatSize: 0.5,
      secondStrokeSize: 1,
      secondStrokeGap: 4,
    });
    const distances = [stroke, bevel, innerMat, outerBevel].flatMap((ring) => [insideOf(ring!).x, ring!.box.x]);
    const widths = [0, 0.9, 0.9, 1.8, 1.8, 2.7, 2.7, 3.6];
    distances.forEach((x, index) => expect(photo.x - x).toBeCloseTo(widths[index]!, 6));
    expect(outerBevel!.box.x - secondStroke!.box.x).toBeGreaterThan(secondStroke!.width);
  });

  test("texts under 3.6 px are bars of half their height on their baselines", () => {
    const { caption, marks } = thumbnailOf({ ...CAPTION, metadataFontSize: 40 });
    expect(caption).toEqual([]);
    expect(marks.length).toBeGreaterThanOrEqual(3);
    for (const { shape, box } of marks) {
      expect(shape).toBe("bar");
      expect(box.height).toBeGreaterThanOrEqual(0.9);
      expect(box.width).toBeGreaterThanOrEqual(1);
    }
    expect(marks[0]?.colour).toBe("#616161");
  });

  test.each<[string, Partial<Settings>]>([
    ["the style's typeface", {}],
    ["a chosen typeface", { labelFont: "chosen", metadataFont: "Lora" }],
  ])("the title of a poster in %s is a taller and darker bar than its line", (_, changes) => {
    const { marks } = thumbnailOf({ ...CAPTION, labelStyle: "poster", ...changes }, 1, 0.01);
    expect(marks[0]?.box.height).toBeCloseTo(0.62 * 82 * 0.036, 6);
    expect(marks[0]?.colour).toBe("#191919");
    expect(marks[1]?.box.height).toBeCloseTo(0.9, 6);
  });

  test("a text at the right ends where its line does", () => {
    const canvas = thumbnailOf(CAPTION).canvas.width;
    const ends = thumbnailOf(CAPTION).marks.map(({ box }) => box.x + box.width);
    expect(Math.max(...ends)).toBeLessThanOrEqual(canvas);
    expect(Math.max(...ends)).toBeGreaterThan(canvas / 2);
  });

  test("texts of 3.6 px and more are letters", () => {
    const layout = thumbnailOf({ ...CAPTION, labelStyle: "poster", metadataFontSize: 50 });
    expect(layout.caption.map(({ text }) => text)).toEqual(["Harbour"]);
    expect(layout.marks).toHaveLength(1);
  });

  test("rules are at least 0.9 px thin, and pointers keep their shape", () => {
    const rules = thumbnailOf({ ...CAPTION, labelStyle: "plate" }).marks.filter(({ box }) => box.width > 20);
    for (const { box } of rules) expect(box.height).toBeGreaterThanOrEqual(0.9);
    const pointers = thumbnailOf({ ...CAPTION, labelStyle: "contact" }).marks.filter(({ shape }) => shape !== "bar");
    expect(pointers).toHaveLength(2);
  });
});
