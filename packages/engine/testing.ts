/** Shared by the engine's specs: a text measure without a canvas, and arbitrary settings. */
import fc from "fast-check";
import type { CameraData } from "./caption/camera.ts";
import type { Box } from "./layout/geometry.ts";
import type { Font, MeasureText } from "./layout/types.ts";
import { hexColour } from "./colour.ts";
import {
  DEFAULT_SETTINGS,
  EXPORT_FORMATS,
  LOGO_POSITIONS,
  METADATA_DISPLAYS,
  METADATA_FONTS,
  SOCIAL_PRESETS,
  type HexColour,
  type Settings,
} from "./settings.ts";

/** Widths between 0.3 and 1.1 em a code point, different for each, in proportion to the size as in a real font. */
export const measureByCodePoint: MeasureText = (text: string, font: Font) =>
  [...text].reduce((sum, char) => sum + (0.3 + ((char.codePointAt(0) ?? 0) % 9) / 10) * font.size, 0);

export function settingsWith(changes: Partial<Settings>): Settings {
  return { ...DEFAULT_SETTINGS, ...changes };
}

const colour: fc.Arbitrary<HexColour> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => hexColour(`#${value.toString(16).padStart(6, "0")}`) ?? "#000000");

const PHRASES = [
  "",
  "Ada",
  "Vessels, Morning",
  "שלום עולם",
  "東京の夜景 桜並木",
  "👩‍👩‍👧‍👦 Family 🇳🇴",
  "e\u0301galite\u0301",
  "مرحبا",
];
const text = fc.oneof(fc.constantFrom(...PHRASES), fc.string({ unit: "grapheme", maxLength: 120 }));

const logo = fc.record({
  id: fc.constant("logo"),
  name: fc.constant("logo.png"),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});

export const anySettings: fc.Arbitrary<Settings> = fc.record({
  innerBorderSize: fc.integer({ min: 0, max: 4000 }),
  innerBorderColor: colour,
  outerBorderSize: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.double({ min: 0, max: 30, noNaN: true })),
  outerBorderColor: colour,
  showMetadata: fc.boolean(),
  printSubjectName: fc.boolean(),
  customLogo: fc.option(logo),
  customLogoOnDark: fc.option(logo),
  logoPosition: fc.constantFrom(...LOGO_POSITIONS),
  logoSize: fc.integer({ min: 10, max: 120 }),
  metadataFontSize: fc.integer({ min: 15, max: 50 }),
  metadataFont: fc.constantFrom(...METADATA_FONTS),
  localFont: fc.option(fc.constant({ family: "Futura", postscriptName: "Futura-Book" })),
  metadataDisplay: fc.constantFrom(...METADATA_DISPLAYS),
  locationText: text,
  subjectName: text,
  photoBy: text,
  additionalCredits: fc.array(text, { maxLength: 6 }).map((lines) => lines.join("\n")),
  exportFormat: fc.constantFrom(...EXPORT_FORMATS),
  socialPreset: fc.constantFrom(...SOCIAL_PRESETS),
  keepOriginalJpeg: fc.boolean(),
  keepLocation: fc.boolean(),
});

export const anySubject = text;

export const anyCamera: fc.Arbitrary<CameraData> = fc.record(
  {
    camera: fc.constantFrom("X-T5", "Canon EOS R6 Mark II"),
    lens: fc.constantFrom("XF35mmF1.4 R", "RF24-105mm F4 L IS USM"),
    exposureTime: fc.double({ min: 1 / 32_000, max: 600, noNaN: true }),
    aperture: fc.double({ min: 0.7, max: 64, noNaN: true }),
    iso: fc.integer({ min: 25, max: 409_600 }),
    focalLength: fc.double({ min: 4, max: 1200, noNaN: true }),
  },
  { requiredKeys: [] },
);

/** Whether two boxes share more than rounding. */
export function overlap(one: Box, other: Box): boolean {
  const slack = 1e-6 * Math.max(1, one.x + one.width, one.y + one.height);
  return (
    one.x + slack < other.x + other.width &&
    other.x + slack < one.x + one.width &&
    one.y + slack < other.y + other.height &&
    other.y + slack < one.y + one.height
  );
}
