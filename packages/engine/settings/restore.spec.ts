import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anySettings, settingsWith } from "../testing.ts";
import { nullable, number, object } from "./kinds.ts";
import { isSameValue, readValue, restoreSettings } from "./restore.ts";
import { DEFAULT_SETTINGS, type Settings } from "./table.ts";

describe("restoreSettings", () => {
  test.each<readonly [string, unknown]>([
    ["undefined", undefined],
    ["null", null],
    ["a list", [1, 2]],
    ["a text", "{}"],
    ["an unknown field", { colour: "red" }],
    ["a number outside the finite ones", { outerBorderSize: Number.NaN, metadataFontSize: Number.POSITIVE_INFINITY }],
    ["a number as text", { logoSize: "70" }],
    ["a colour by name", { outerBorderColor: "red" }],
    ["an unknown choice", { metadataDisplay: "everything", socialPreset: "story" }],
    ["a flag as text", { showMetadata: "true" }],
    ["a logo without width", { customLogo: { id: "1", name: "a", width: 0, height: 3 } }],
    ["cameras' logos in no map", { logoByMake: ["keptLogo1"] }],
    ["a logo without name", { customLogo: { id: "1", width: 3, height: 3 } }],
    ["sides of a matte without the left one", { matteSides: { top: 1, right: 2, bottom: 3 } }],
    ["a font with a quote in its name", { localFont: { family: 'Fu"tura', postscriptName: "Futura" } }],
  ])("gives the defaults for %s", (_, stored) => {
    expect(restoreSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  test.each<readonly [string, Partial<Settings>]>([
    ["a number in its range", { outerBorderSize: 12.5 }],
    ["a known choice", { metadataDisplay: "lens", logoPosition: "center" }],
    ["a flag", { showMetadata: true }],
    ["a logo", { customLogo: { id: "1", name: "a.png", width: 40, height: 30 } }],
    ["a font of the computer", { localFont: { family: "Futura", postscriptName: "Futura-Book" } }],
  ])("takes %s as it is", (_, stored) => {
    expect(restoreSettings(stored)).toEqual(settingsWith(stored));
  });

  test.each<readonly [string, unknown, Partial<Settings>]>([
    ["a number beyond its range", { outerBorderSize: 31, logoSize: 1 }, { outerBorderSize: 30, logoSize: 10 }],
    ["a fraction of a quality", { quality: 92.4 }, { quality: 92 }],
    [
      "a side of the matte beyond its range",
      { matteSides: { top: 61, right: -1, bottom: 3, left: 4.5 } },
      { matteSides: { top: 60, right: 0, bottom: 3, left: 4.5 } },
    ],
    ["short and lower-case colours", { innerBorderColor: "#a1c" }, { innerBorderColor: "#AA11CC" }],
    [
      "makers as their cameras spell them",
      { logoByMake: { "NIKON CORPORATION": "keptLogo1", "Phase One": "keptLogo2" } },
      { logoByMake: { Nikon: "keptLogo1", "PHASE ONE": "keptLogo2" } },
    ],
    ["half a surrogate pair", { photoBy: "Ada \ud83d" }, { photoBy: "Ada \ufffd" }],
  ])("repairs %s", (_, stored, changes) => {
    expect(restoreSettings(stored)).toEqual(settingsWith(changes));
  });

  it("ignores fields of the prototype", () => {
    expect(restoreSettings(Object.create({ showMetadata: true }))).toEqual(DEFAULT_SETTINGS);
    expect(restoreSettings(JSON.parse('{"__proto__": {"showMetadata": true}}'))).toEqual(DEFAULT_SETTINGS);
  });

  it("cuts texts to 1,000 UTF-16 units", () => {
    expect(restoreSettings({ photoBy: "a".repeat(5000) }).photoBy).toHaveLength(1000);
  });

  it("takes anything, and its own result unchanged", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (stored) => {
        const restored = restoreSettings(stored);
        expect(restoreSettings(restored)).toEqual(restored);
      }),
    );
  });

  it("gives valid settings back after a round trip through JSON", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(restoreSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
      }),
    );
  });
});

const percent = number(0, 60);
const sides = nullable(object({ top: percent, right: percent, bottom: percent, left: percent }));

test.each([
  [
    "its fields and no others",
    { top: 1, right: 2, bottom: 3, left: 4, more: 5 },
    { top: 1, right: 2, bottom: 3, left: 4 },
  ],
  [
    "numbers moved into their range",
    { top: -1, right: 2, bottom: 99, left: 4 },
    { top: 0, right: 2, bottom: 60, left: 4 },
  ],
  ["null", null, null],
])("an object with sides is read as %s", (_, value, expected) => {
  expect(readValue(sides, value)).toEqual(expected);
});

test.each([
  ["a missing field", { top: 1, right: 2, bottom: 3 }],
  ["a field of another type", { top: 1, right: 2, bottom: 3, left: "4" }],
  ["a list", [1, 2, 3, 4]],
])("an object with sides is not read from %s", (_, value) => {
  expect(readValue(sides, value)).toBeUndefined();
});

test("two values are the same if their fields are", () => {
  expect(isSameValue({ top: 1, left: 2 }, { top: 1, left: 2 })).toBe(true);
  expect(isSameValue({ top: 1, left: 2 }, { top: 1, left: 3 })).toBe(false);
  expect(isSameValue(null, { top: 1 })).toBe(false);
  fc.assert(fc.property(fc.string(), fc.string(), (one, other) => isSameValue(one, other) === (one === other)));
});
