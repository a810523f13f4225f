import { expect, test } from "vitest";
import { layoutPicture } from "../layout/index.ts";
import { scaleLayout, scaleToScreen } from "../layout/scale.ts";
import { paint, paintOverlay } from "../paint/index.ts";
import { RecordingSurface } from "../paint/recording.ts";
import { fontCss } from "../paint/text.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { overlayBoxes } from "./walk.ts";

const SHEET = {
  size: { width: 100, height: 50 },
  places: [
    { x: 0, y: 0, width: 48, height: 50 },
    { x: 52, y: 0, width: 48, height: 50 },
  ],
};

const INPUT = {
  settings: settingsWith({ outerBorderSize: 10, innerBorderSize: 0, socialPreset: "original" }),
  photo: SHEET.size,
  subject: "",
  camera: {},
  watermark: false,
  measure: measureByCodePoint,
};

const LAYOUT = layoutPicture({ ...INPUT, sheet: SHEET });
const GAP = { x: 58, y: 10, width: 4, height: 50 };

test("The matte shows between photos framed together, at any scale", () => {
  expect(LAYOUT.gaps).toEqual([GAP]);
  expect(overlayBoxes(LAYOUT)).toEqual([GAP]);
  expect(scaleLayout(LAYOUT, 2).gaps).toEqual([{ x: 116, y: 20, width: 8, height: 100 }]);
  expect(scaleToScreen(LAYOUT, 0.99).gaps[0]?.x).toBeCloseTo(10 + (48 / 100) * 99, 1);
  expect(layoutPicture(INPUT).gaps).toEqual([]);
});

test("The matte between photos is painted over them, within its gap", () => {
  const surface = new RecordingSurface();
  paint(surface, LAYOUT, { photo: "photo", logo: null });
  const whole = surface.calls.findIndex((call) => call.includes("photo"));
  expect(surface.calls.slice(whole + 1).some((call) => call.startsWith("fill"))).toBe(true);
  const over = new RecordingSurface();
  paintOverlay(over, LAYOUT, { logo: null, toCss: fontCss });
  expect(over.calls).toEqual(surface.calls.slice(whole + 1));
  const elsewhere = new RecordingSurface();
  paintOverlay(elsewhere, LAYOUT, { logo: null, toCss: fontCss, within: { x: 0, y: 0, width: 20, height: 20 } });
  expect(elsewhere.calls).toEqual([]);
});
