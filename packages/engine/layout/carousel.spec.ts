import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS, type Settings } from "../settings/table.ts";
import { settingsForPlan } from "../settings/locks.ts";
import { CAROUSEL_RATIOS } from "../settings/rows/output.ts";
import { carouselCanvas, SLIDE_COLUMNS, slideBox, slideCount } from "./carousel.ts";
import { layoutPicture } from "./index.ts";
import { isResampled, presetCanvas } from "./preset.ts";

const CAROUSEL: Settings = { ...DEFAULT_SETTINGS, socialPreset: "carousel" };
const COUNTS = [2, 3, 7, 10];

describe("slides of a carousel", () => {
  test("are three by default, and one without it", () => {
    expect(slideCount(CAROUSEL)).toBe(3);
    expect(slideCount({ ...CAROUSEL, socialPreset: "original" })).toBe(1);
  });

  test.each([
    ["4:5", { width: 3240, height: 1350 }],
    ["3:4", { width: 3240, height: 1440 }],
    ["1:1", { width: 3240, height: 1080 }],
  ] as const)("of %s have the pixels of a social network", (carouselRatio, strip) => {
    expect(presetCanvas({ ...CAROUSEL, carouselRatio })).toMatchObject(strip);
  });

  test.each(COUNTS)("%i of them cover the picture once, without a gap", (count) => {
    const boxes = Array.from({ length: count }, (_, n) => slideBox({ width: 1001, height: 300 }, count, n));
    expect(boxes[0]?.x).toBe(0);
    for (const [n, { x, width }] of boxes.entries()) expect(x + width).toBe(boxes[n + 1]?.x ?? 1001);
  });

  test.each(CAROUSEL_RATIOS.flatMap((ratio) => COUNTS.map((count) => [ratio, count] as const)))(
    "of %s are whole columns of MCUs at full size: %i",
    (carouselRatio, carouselSlides) => {
      const content = { width: 6203, height: 1207 };
      const { width, height } = carouselCanvas({ ...CAROUSEL, carouselRatio, carouselSlides }, content);
      const slide = width / carouselSlides;
      const [across = 1, down = 1] = carouselRatio.split(":").map(Number);
      expect(slide % SLIDE_COLUMNS).toBe(0);
      expect(slide * down).toBe(height * across);
      expect([width >= content.width, height >= content.height]).toEqual([true, true]);
    },
  );

  test("keep the photo's pixels at full size, whatever the long side", () => {
    const settings: Settings = { ...CAROUSEL, carouselFullSize: true, exportSize: "long", exportLongSide: 300 };
    const photo = { width: 4000, height: 1000 };
    const layout = layoutPicture({ settings, photo, subject: "", camera: {}, watermark: false, measure: () => 1 });
    expect(isResampled(settings, layout.canvas)).toBe(false);
    expect(layout.photo).toMatchObject(photo);
    expect(layout.canvas.width * 5).toBe(layout.canvas.height * 12);
  });

  test("are part of Pro", () => {
    expect(settingsForPlan(CAROUSEL, "free").socialPreset).toBe("original");
    expect(settingsForPlan(CAROUSEL, "pro").socialPreset).toBe("carousel");
  });
});
