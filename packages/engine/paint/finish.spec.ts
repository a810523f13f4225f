import { describe, expect, test } from "vitest";
import { isGreyFrame, overlayBoxes } from "../layers/walk.ts";
import { overlap, type Size, unionOf } from "../layout/geometry.ts";
import { layoutPicture } from "../layout/index.ts";
import { scaleLayout } from "../layout/scale.ts";
import type { Layout } from "../layout/types.ts";
import { LABEL_STYLES } from "../settings/rows/caption.ts";
import type { Settings } from "../settings/table.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { foilOf, paintCaption } from "./finish.ts";
import { paintOverlay } from "./index.ts";
import { RecordingSurface } from "./recording.ts";
import { fontCss } from "./text.ts";

function layoutWith(settings: Partial<Settings>, photo: Size = { width: 3000, height: 2000 }): Layout {
  return layoutPicture({
    settings: settingsWith({ showMetadata: true, photoBy: "Ines Morel", locationText: "Lisbon", ...settings }),
    photo,
    subject: "Vessels, Morning",
    camera: { camera: "X-T5", iso: 400, label: { number: 12 } },
    watermark: false,
    measure: measureByCodePoint,
  });
}

/** Surface recording each text's fill, opacity and distance from its baseline, in em. */
class TextSurface extends RecordingSurface {
  readonly #layout: Layout;
  readonly texts: { fill: string; alpha: number; em: number }[] = [];

  constructor(layout: Layout) {
    super();
    this.#layout = layout;
  }

  override fillText(text: string, x: number, y: number): void {
    super.fillText(text, x, y);
    const line = this.#layout.caption.find(
      (each) => each.text === text && Math.abs(each.baseline - y) < each.font.size,
    );
    if (line === undefined) throw new Error(text);
    const em = (y - line.baseline) / line.font.size;
    this.texts.push({ fill: String(this.fillStyle), alpha: this.globalAlpha, em: Math.round(em * 240) / 240 });
  }
}

function texts(layout: Layout): TextSurface["texts"] {
  const surface = new TextSurface(layout);
  paintCaption(surface, layout, fontCss);
  return surface.texts;
}

describe.each(LABEL_STYLES)("A caption of the style %s", (labelStyle) => {
  test("is dark above and light below by 1/24 of its size in letterpress, under its ink", () => {
    const layout = layoutWith({ labelStyle, textFinish: "letterpress" });
    const lines = layout.caption.length;
    const drawn = texts(layout);
    expect(drawn).toHaveLength(3 * lines);
    expect(new Set(drawn.slice(0, lines).map(({ fill, em }) => `${fill} ${em}`))).toEqual(
      new Set([`#000000 ${-1 / 24}`]),
    );
    expect(new Set(drawn.slice(lines, 2 * lines).map(({ fill, em }) => `${fill} ${em}`))).toEqual(
      new Set([`#FFFFFF ${1 / 24}`]),
    );
    expect(drawn.slice(2 * lines)).toEqual(layout.caption.map(({ colour: fill }) => ({ fill, alpha: 1, em: 0 })));
  });

  test("has no edges on letters under 12 px in the export, at any scale of the preview", () => {
    const layout = layoutWith({ labelStyle, textFinish: "letterpress" }, { width: 660, height: 440 });
    const pressed = layout.caption.filter(({ font }) => font.size >= 12).length;
    expect(texts(layout)).toHaveLength(layout.caption.length + 2 * pressed);
    expect(texts(scaleLayout(layout, 0.25))).toHaveLength(layout.caption.length + 2 * pressed);
  });

  test("keeps the edges of letterpress within its boxes, and off the photo", () => {
    const layout = layoutWith({ labelStyle, textFinish: "letterpress" });
    const glyphs = overlayBoxes(layout, ({ box }) => box);
    for (const { box, font } of layout.caption) {
      const { y, height } = unionOf(glyphs.filter((each) => overlap(each, box)));
      expect(y).toBeLessThanOrEqual(box.y - font.size / 24);
      expect(y + height).toBeGreaterThanOrEqual(box.y + box.height + font.size / 24);
    }
    for (const box of glyphs) expect(overlap(box, layout.photo)).toBe(false);
  });

  test.each(["gold", "silver"] as const)("is one sheet of %s foil with its rules", (textFinish) => {
    const layout = layoutWith({ labelStyle, textFinish });
    const surface = new TextSurface(layout);
    const foil = String(foilOf(surface, layout));
    expect(new Set(texts(layout).map(({ fill }) => fill))).toEqual(new Set([foil]));
    paintOverlay(surface, layout, { logo: null, toCss: fontCss });
    const rules = surface.calls.filter((call) => call.startsWith("fill "));
    expect(rules).toHaveLength(layout.marks.length);
    for (const rule of rules) expect(rule).toContain(foil);
  });
});

test("A foil runs from its light tone to its dark one, 20° below the horizontal, across the caption", () => {
  const layout = layoutWith({ textFinish: "gold", outerBorderColor: "#000000" });
  const parts = /^(\S+) to (\S+) from (\S+),(\S+) to (\S+),(\S+)$/.exec(String(foilOf(new RecordingSurface(), layout)));
  const [light, dark, ...points] = (parts ?? []).slice(1);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points.map(Number);
  expect([light, dark]).toEqual(["#C8A254", "#937032"]);
  expect((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI).toBeCloseTo(20);
  const { x, y, width, height } = unionOf(layout.caption.map(({ box }) => box));
  expect((x0 + x1) / 2).toBeCloseTo(x + width / 2);
  expect((y0 + y1) / 2).toBeCloseTo(y + height / 2);
});

test("A foil is scaled with its layout, so that preview and export are alike", () => {
  const layout = layoutWith({ labelStyle: "plate", textFinish: "silver" });
  const pointsOf = (of: Layout): number[] =>
    (String(foilOf(new RecordingSurface(), of)).split("from ")[1] ?? "").split(/,| to /).map(Number);
  const [full, half] = [pointsOf(layout), pointsOf(scaleLayout(layout, 0.5))];
  for (const [at, point] of full.entries()) expect(half[at]).toBeCloseTo(point / 2);
});

test.each([
  ["flat", true],
  ["letterpress", true],
  ["silver", true],
  ["gold", false],
] as const)("Whether a frame with the finish %s has only greys is %s", (textFinish, isGrey) => {
  for (const labelStyle of LABEL_STYLES.filter((style) => style !== "contact"))
    expect(isGreyFrame(layoutWith({ labelStyle, textFinish }))).toBe(isGrey);
  expect(isGreyFrame(layoutWith({ showMetadata: false, textFinish }))).toBe(true);
});

test("Flat captions are drawn once, in their own colours", () => {
  const layout = layoutWith({ labelStyle: "wall" });
  expect(texts(layout)).toEqual(layout.caption.map(({ colour: fill }) => ({ fill, alpha: 1, em: 0 })));
});
