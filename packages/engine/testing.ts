/** Shared by the specs: a text measure without a canvas, and arbitrary settings. */
import fc from "fast-check";
import { type CameraData, cameraDataFrom, cameraTags } from "./caption/camera-data.ts";
import { hexColour, type HexColour } from "./colour.ts";
import type { Box } from "./layout/geometry.ts";
import type { Font, MeasureText } from "./layout/types.ts";
import type { Kind } from "./settings/kinds.ts";
import { DEFAULT_SETTINGS, SETTING_ROWS, type Settings } from "./settings/table.ts";

/** Widths between 0.3 and 1.1 em a code point, different for each, in proportion to the size as in a real font. */
export const measureByCodePoint: MeasureText = (text: string, font: Font) =>
  [...text].reduce((sum, char) => sum + (0.3 + ((char.codePointAt(0) ?? 0) % 9) / 10) * font.size, 0) +
  (font.tracking ?? 0) * font.size * Math.max(0, [...text].length - 1);

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

/** Any value for a kind. */
export function anyValue(kind: Kind): fc.Arbitrary<unknown> {
  switch (kind.type) {
    case "flag":
      return fc.boolean();
    case "number":
      return anyNumber(kind);
    case "choice":
      return fc.constantFrom(...kind.choices);
    case "colour":
      return colour;
    case "text":
      return anyText(kind);
    case "pattern":
      return fc.constantFrom(...kind.examples);
    case "nullable":
      return fc.option(anyValue(kind.of));
    case "object":
      return fc.record(mapValues(kind.fields, anyValue));
    case "map":
      return fc.dictionary(fc.stringMatching(/^[A-Z][A-Z ]{0,20}$/).map(kind.nameOf), anyValue(kind.of), {
        maxKeys: 4,
        noNullPrototype: true,
      });
  }
}

function anyText({ multiline, limit }: Kind & { type: "text" }): fc.Arbitrary<string> {
  const typed = multiline ? fc.array(text, { maxLength: 6 }).map((lines) => lines.join("\n")) : text;
  return typed.map((long) => long.slice(0, limit).toWellFormed());
}

function anyNumber({ min, max, whole }: Kind & { type: "number" }): fc.Arbitrary<number> {
  const integer = fc.integer({ min: Math.ceil(min), max });
  // Stored settings are JSON, which has no -0.
  const double = fc.double({ min, max, noNaN: true }).map((value) => value + 0);
  return whole ? integer : fc.oneof(integer, double);
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

export const anySettings = fc.record(mapValues(SETTING_ROWS, ({ kind }) => anyValue(kind))) as fc.Arbitrary<Settings>;

export const anySubject = text;

/** A plausible value for any tag: readers ignore names in place of numbers, and numbers in place of names. */
const anyTag = fc.oneof(
  fc.constantFrom("X-T5", "Canon EOS R6 Mark II", "RF24-105mm F4 L IS USM", 1 / 32_000, 409_600),
  fc.double({ min: 0.7, max: 1000, noNaN: true }),
);

export const anyCamera: fc.Arbitrary<CameraData> = fc
  .record(
    mapValues(cameraTags(), () => anyTag),
    { requiredKeys: [] },
  )
  .map(cameraDataFrom);

/** True if two boxes overlap by more than rounding. */
export function overlap(one: Box, other: Box): boolean {
  const slack = 1e-6 * Math.max(1, one.x + one.width, one.y + one.height);
  return (
    one.x + slack < other.x + other.width &&
    other.x + slack < one.x + one.width &&
    one.y + slack < other.y + other.height &&
    other.y + slack < one.y + one.height
  );
}
