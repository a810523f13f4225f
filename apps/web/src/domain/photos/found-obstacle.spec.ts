import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { expect, test } from "vitest";
import { type Drawn, isKnown, standingObstacle } from "./found-obstacle.ts";
import type { FallbackReason } from "./types.ts";

const DRAWN: Drawn = { settings: { ...DEFAULT_SETTINGS, showMetadata: true }, subject: "Quay", watermark: false };

const drawnWith = (changes: Partial<Settings>, more: Partial<Drawn> = {}): Drawn => ({
  ...DRAWN,
  ...more,
  settings: { ...DRAWN.settings, ...changes },
});

const COLOUR = drawnWith({ outerBorderColor: "#112233" });
const CAPTION = drawnWith({ photoBy: "Ada" });
const FONT_SIZE = drawnWith({ metadataFontSize: 40 });
const SUBJECT = drawnWith({}, { subject: "Harbour" });
const PLAN = drawnWith({}, { watermark: true });
const MATTE_SIZE = drawnWith({ outerBorderSize: 20 });
const GPS = drawnWith({ keepLocation: true });

test.each<[FallbackReason, stands: readonly Drawn[], lifted: readonly Drawn[]]>([
  ["damaged", [COLOUR, CAPTION, FONT_SIZE, SUBJECT, PLAN, MATTE_SIZE, GPS], []],
  ["profile", [COLOUR, CAPTION, FONT_SIZE, SUBJECT, PLAN, MATTE_SIZE, GPS], []],
  [
    "matte-colour",
    [CAPTION, FONT_SIZE, SUBJECT, PLAN, MATTE_SIZE, GPS],
    [COLOUR, drawnWith({ innerBorderColor: "#FFFFFF" }), drawnWith({ innerBorderSize: 0 })],
  ],
  ["overlay-quality", [GPS], [COLOUR, CAPTION, FONT_SIZE, SUBJECT, PLAN, MATTE_SIZE]],
  ["grey-photo", [GPS], [COLOUR, CAPTION, SUBJECT, PLAN]],
  ["too-large", [GPS], [MATTE_SIZE, CAPTION]],
])("%s stands as long as what it came from", (fallbackReason, stands, lifted) => {
  const found = { fallbackReason, drawn: DRAWN };
  for (const now of [{ ...DRAWN }, ...stands]) expect(standingObstacle(found, now)).toBe(fallbackReason);
  for (const now of lifted) expect(standingObstacle(found, now)).toBeNull();
});

test("that nothing was found holds as long as the same is drawn", () => {
  const found = { fallbackReason: null, drawn: DRAWN };
  expect(standingObstacle(found, DRAWN)).toBeNull();
  for (const now of [{ ...DRAWN }, GPS]) expect(isKnown(found, now)).toBe(true);
  for (const now of [COLOUR, CAPTION, SUBJECT, PLAN]) expect(isKnown(found, now)).toBe(false);
  expect(isKnown({ fallbackReason: "damaged", drawn: DRAWN }, CAPTION)).toBe(true);
  expect(isKnown(undefined, DRAWN)).toBe(false);
});

test("nothing stands where nothing was found", () => {
  expect(standingObstacle(undefined, DRAWN)).toBeNull();
});
