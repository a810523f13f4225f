/** Facts that hold for each row: a new row is covered without a new test. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyValue } from "../testing.ts";
import type { Kind } from "./kinds.ts";
import { readValue, restoreSettings } from "./restore.ts";
import { DEFAULT_SETTINGS, RANGES, rowOf, SETTING_FIELDS } from "./table.ts";

const ROWS = SETTING_FIELDS.map((field) => ({ field, ...rowOf(field) }));

/** Values that no kind of this type takes as they are. */
function invalidValues(kind: Kind): readonly unknown[] {
  switch (kind.type) {
    case "flag":
      return ["true", 1];
    case "number":
      return [kind.min - 1, kind.max + 1, Number.NaN, Number.NEGATIVE_INFINITY, String(kind.min)];
    case "choice":
      return ["", "unknown", 0];
    case "colour":
      return ["red", "#12345", 0x123456];
    case "text":
      return ["x".repeat(kind.limit + 1), 7, "\ud83d"];
    case "pattern":
      return ["", 'a"b', "x".repeat(1000)];
    case "nullable":
      return invalidValues(kind.of);
    case "object":
      return [{}, [], "object", ...invalidFields(kind.fields)];
    case "map":
      return ["map", [], ...invalidValues(kind.of).map((value) => ({ NIKON: value }))];
  }
}

/** Objects valid but for one field. */
function invalidFields(fields: Readonly<Record<string, Kind>>): readonly unknown[] {
  const valid = Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, sample(kind)]));
  return Object.entries(fields).flatMap(([field, kind]) =>
    invalidValues(kind).map((value) => ({ ...valid, [field]: value })),
  );
}

function sample(kind: Kind): unknown {
  return fc.sample(anyValue(kind), { numRuns: 1, seed: 1 })[0];
}

describe.each(ROWS)("the setting $field", ({ field, kind, default: initial, traits }) => {
  test(`${field} restores its default`, () => {
    expect(readValue(kind, initial)).toEqual(initial);
    expect(restoreSettings({ [field]: initial })[field]).toEqual(DEFAULT_SETTINGS[field]);
  });

  test(`${field} restores every value of its kind`, () => {
    fc.assert(
      fc.property(anyValue(kind), (value) => {
        expect(restoreSettings({ [field]: value })[field]).toEqual(value);
      }),
    );
  });

  test(`${field} never keeps an invalid value`, () => {
    for (const value of invalidValues(kind)) {
      const restored = restoreSettings({ [field]: value })[field];
      expect(restored).not.toEqual(value);
      expect(readValue(kind, restored)).toEqual(restored);
    }
  });

  test(`${field} unlocks only choices that it has, and never its default`, () => {
    const choices = kind.type === "choice" ? kind.choices : [];
    const locked = Object.keys(traits.choicesNeed ?? {});
    expect(choices).toEqual(expect.arrayContaining(locked));
    expect(locked).not.toContain(initial);
  });

  test(`${field} is required in presets only if it is stored`, () => {
    expect(traits.preset === "required" && traits.stored !== true).toBe(false);
  });
});

test("every number has its range, and nothing else has one", () => {
  const numbers = ROWS.filter(({ kind }) => kind.type === "number").map(({ field }) => field);
  expect(Object.keys(RANGES)).toEqual(numbers);
  expect(RANGES.logoSize).toEqual({ min: 10, max: 120, step: 1 });
});

test("the defaults of the geometry add nothing to the frame", () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    measuredBy: "width",
    bottomWeight: 0,
    matteSides: null,
    shape: "photo",
    strokeUnit: "px",
    secondStrokeSize: 0,
    secondStrokeGap: 1,
    secondStrokeColor: "#000000",
    bevelSize: 0,
    cornerRadius: 0,
    surface: "none",
    surfaceDepth: 40,
    printSize: "none",
    printWidth: 300,
  });
});

test("the defaults are those of the specification", () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    innerBorderSize: 1,
    innerBorderColor: "#000000",
    outerBorderSize: 8,
    outerBorderColor: "#FFFFFF",
    showMetadata: false,
    printSubjectName: true,
    customLogo: null,
    customLogoOnDark: null,
    logoPosition: "right",
    logoSize: 50,
    growForLogo: false,
    captionLayout: "columns",
    metadataFontSize: 25,
    metadataFont: "Inter",
    localFont: null,
    metadataDisplay: "all",
    locationText: "",
    subjectName: "",
    photoBy: "",
    additionalCredits: "",
    exportFormat: "jpeg",
    socialPreset: "original",
    quality: 95,
    exportSize: "full",
    fileSizeKb: null,
    keepOriginalJpeg: true,
    keepHdr: true,
    rememberFrame: true,
    keepWayBack: false,
    keepLocation: false,
    tidyCameraNames: true,
    equivalentFocalLength: null,
    printFilmStyle: false,
    cameraText: "",
    lensText: "",
    filmText: "",
    printDate: false,
    dateFormat: "2024-06-01",
    customDateFormat: "",
    exportName: "",
    captionLanguage: "auto",
    placeNames: false,
  });
});
