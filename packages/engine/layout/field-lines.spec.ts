import { describe, expect, test } from "vitest";
import { LABEL_STYLES } from "../settings/rows/caption.ts";
import type { Settings } from "../settings/table.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { boxOfField } from "./field-lines.ts";
import { overlap } from "./geometry.ts";
import { layoutPicture } from "./index.ts";
import type { CaptionRole, Layout } from "./types.ts";

const TEXTS = { photoBy: "Ines Morel", locationText: "Lisbon", additionalCredits: "Rui Falcão\nAna Sousa" };

function layoutWith(settings: Partial<Settings>): Layout {
  return layoutPicture({
    settings: settingsWith({ showMetadata: true, ...TEXTS, ...settings }),
    photo: { width: 3000, height: 2000 },
    subject: "Vessels, Morning",
    camera: { camera: "X-T5", lens: "XF 35 mm", film: "Portra", iso: 400, label: { number: 12, year: "2024" } },
    watermark: false,
    measure: measureByCodePoint,
  });
}

/** Fields that each style has no place for. */
const ABSENT: Readonly<Record<Settings["labelStyle"], readonly CaptionRole[]>> = {
  plain: [],
  gallery: ["additional", "lens"],
  wall: [],
  data: ["additional", "film"],
  plate: ["additional", "lens", "film"],
  contact: ["subject", "location", "additional", "lens"],
  poster: ["additional", "camera", "lens", "film"],
  press: ["additional", "camera", "lens", "film"],
};
const FIELDS = ["subject", "location", "credit", "additional", "camera", "lens", "film"] as const;

describe.each(LABEL_STYLES)("Fields of a caption of the style %s", (labelStyle) => {
  const layout = layoutWith({ labelStyle });

  test.each(FIELDS)("%s have a box below the photo, unless the style has no place for it", (field) => {
    const box = boxOfField(layout, field);
    expect(box === null).toBe(ABSENT[labelStyle].includes(field));
    if (box !== null) expect(overlap(box, layout.photo)).toBe(false);
  });
});

test("The box of a field holds all of its lines", () => {
  const layout = layoutWith({});
  const lines = layout.caption.filter(({ role }) => role === "additional");
  expect(lines).toHaveLength(2);
  const box = boxOfField(layout, "additional");
  expect(box?.height).toBeCloseTo(lines.reduce((sum, line) => sum + line.box.height, 0));
});

test("A line of several fields is that of each", () => {
  const layout = layoutWith({ labelStyle: "poster" });
  expect(boxOfField(layout, "location")).toEqual(boxOfField(layout, "credit"));
});
