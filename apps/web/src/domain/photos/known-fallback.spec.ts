import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { expect, test } from "vitest";
import { type Drawn, isKnown, currentFallbackReason } from "./known-fallback.ts";
import type { FallbackReason } from "./types.ts";

const DRAWN: Drawn = {
  settings: { ...DEFAULT_SETTINGS, showMetadata: true },
  subject: "Quay",
  watermark: false,
  camera: { camera: "X-T5" },
  part: undefined,
};

const drawnWith = (changes: Partial<Settings>, more: Partial<Drawn> = {}): Drawn => ({
  ...DRAWN,
  ...more,
  settings: { ...DRAWN.settings, ...changes },
});

const COLOUR = drawnWith({ outerBorderColor: "#112233" });
const CAPTION = drawnWith({ photoBy: "Ada" });
const FONT_SIZE = drawnWith({ metadataFontSize: 40 });
const SUBJECT = drawnWith({}, { subject: "Harbour" });
const CAMERA = drawnWith({}, { camera: { camera: "Leica M6" } });
const PLAN = drawnWith({}, { watermark: true });
const MATTE_SIZE = drawnWith({ outerBorderSize: 20 });
const box = { x: 0, y: 0, width: 40, height: 60 };
const CROP = drawnWith({}, { part: { orientation: 1, stored: { width: 90, height: 60 }, box, straighten: 0 } });
const GPS = drawnWith({ keepLocation: true });

test.each<[FallbackReason, same: readonly Drawn[], changed: readonly Drawn[]]>([
  ["damaged", [CROP, COLOUR, CAPTION, FONT_SIZE, SUBJECT, PLAN, MATTE_SIZE, GPS], []],
  ["profile", [COLOUR, CAPTION, FONT_SIZE, SUBJECT, PLAN, MATTE_SIZE, GPS], []],
  [
    "matte-colour",
    [CAPTION, FONT_SIZE, SUBJECT, CAMERA, PLAN, MATTE_SIZE, GPS],
    [COLOUR, drawnWith({ innerBorderColor: "#FFFFFF" }), drawnWith({ innerBorderSize: 0 })],
  ],
  ["overlay-quality", [GPS], [CROP, COLOUR, CAPTION, FONT_SIZE, SUBJECT, CAMERA, PLAN, MATTE_SIZE]],
  ["grey-photo", [GPS], [COLOUR, CAPTION, SUBJECT, PLAN]],
  ["too-large", [GPS], [CROP, MATTE_SIZE, CAPTION]],
])("%s applies until its cause changes", (fallbackReason, same, changed) => {
  const known = { fallbackReason, drawn: DRAWN };
  for (const now of [{ ...DRAWN }, ...same]) expect(currentFallbackReason(known, now)).toBe(fallbackReason);
  for (const now of changed) expect(currentFallbackReason(known, now)).toBeNull();
});

test("kept data is known until the drawing changes", () => {
  const known = { fallbackReason: null, drawn: DRAWN };
  expect(currentFallbackReason(known, DRAWN)).toBeNull();
  for (const now of [{ ...DRAWN }, GPS]) expect(isKnown(known, now)).toBe(true);
  for (const now of [CROP, COLOUR, CAPTION, SUBJECT, PLAN]) expect(isKnown(known, now)).toBe(false);
  expect(isKnown({ fallbackReason: "damaged", drawn: DRAWN }, CAPTION)).toBe(true);
  expect(isKnown(undefined, DRAWN)).toBe(false);
});

test("an unknown photo has no fallback reason", () => {
  expect(currentFallbackReason(undefined, DRAWN)).toBeNull();
});
