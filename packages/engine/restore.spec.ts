import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { resetSettings } from "./reset.ts";
import { restoreSettings, STORED_FIELDS, storedSettings } from "./restore.ts";
import { DEFAULT_SETTINGS, type Settings } from "./settings.ts";
import { anySettings, settingsWith } from "./testing.ts";

describe("restoreSettings", () => {
  test.each<readonly [string, unknown, Partial<Settings>]>([
    ["nothing", undefined, {}],
    ["null", null, {}],
    ["a list", [1, 2], {}],
    ["a text", "{}", {}],
    ["an unknown field", { colour: "red" }, {}],
    ["a number in range", { outerBorderSize: 12.5 }, { outerBorderSize: 12.5 }],
    ["a number beyond its range", { outerBorderSize: 31, logoSize: 1 }, { outerBorderSize: 30, logoSize: 10 }],
    ["a number that is none", { outerBorderSize: Number.NaN, logoSize: "70" }, {}],
    ["infinity", { metadataFontSize: Number.POSITIVE_INFINITY }, {}],
    ["a fraction of a stroke pixel", { innerBorderSize: 2.4 }, { innerBorderSize: 2 }],
    ["short and lower-case colours", { innerBorderColor: "#a1c" }, { innerBorderColor: "#AA11CC" }],
    ["a colour that is none", { outerBorderColor: "red" }, {}],
    ["an unknown choice", { metadataDisplay: "everything", socialPreset: "story" }, {}],
    [
      "a known choice",
      { metadataDisplay: "lens", logoPosition: "center" },
      { metadataDisplay: "lens", logoPosition: "center" },
    ],
    ["a flag as text", { showMetadata: "true" }, {}],
    ["a flag", { showMetadata: true }, { showMetadata: true }],
    ["half a surrogate pair", { photoBy: "Ada \ud83d" }, { photoBy: "Ada \ufffd" }],
    ["a broken logo", { customLogo: { id: "1", name: "a", width: 0, height: 3 } }, {}],
  ])("%s", (_, stored, changes) => {
    expect(restoreSettings(stored)).toEqual(settingsWith(changes));
  });

  it("ignores fields of the prototype", () => {
    expect(restoreSettings(Object.create({ showMetadata: true }))).toEqual(DEFAULT_SETTINGS);
    expect(restoreSettings(JSON.parse('{"__proto__": {"showMetadata": true}}'))).toEqual(DEFAULT_SETTINGS);
  });

  it("bounds texts", () => {
    expect(restoreSettings({ photoBy: "a".repeat(5000) }).photoBy).toHaveLength(1000);
  });

  it("takes anything, and its own answer unchanged", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (stored) => {
        const restored = restoreSettings(stored);
        expect(restoreSettings(restored)).toEqual(restored);
      }),
    );
  });

  it("is idempotent over settings", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const restored = restoreSettings(settings);
        expect(restoreSettings(JSON.parse(JSON.stringify(restored)))).toEqual(restored);
      }),
    );
  });
});

describe("storedSettings", () => {
  it("keeps the seventeen fields of the specification and no others", () => {
    expect(Object.keys(storedSettings(DEFAULT_SETTINGS)).toSorted()).toEqual(
      [
        "innerBorderSize, innerBorderColor, outerBorderSize, outerBorderColor, showMetadata, printSubjectName",
        "locationText, subjectName, photoBy, additionalCredits, metadataDisplay, metadataFont, metadataFontSize",
        "logoSize, logoPosition, exportFormat, socialPreset",
      ]
        .join(", ")
        .split(", ")
        .toSorted(),
    );
    expect(STORED_FIELDS).toHaveLength(17);
  });

  it("comes back as it went", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const kept = storedSettings(settings);
        expect(storedSettings(restoreSettings(kept))).toEqual(kept);
      }),
    );
  });
});

describe("resetSettings", () => {
  const changed = settingsWith({
    showMetadata: true,
    printSubjectName: false,
    innerBorderSize: 9,
    outerBorderSize: 20,
    outerBorderColor: "#123456",
    innerBorderColor: "#654321",
    subjectName: "a",
    locationText: "b",
    photoBy: "c",
    additionalCredits: "d",
    metadataDisplay: "none",
    customLogo: { id: "1", name: "a.png", width: 4, height: 4 },
    socialPreset: "square-1x1",
    metadataFont: "Lora",
    metadataFontSize: 40,
    exportFormat: "png",
    logoSize: 100,
    logoPosition: "left",
  });

  it("sets what the specification names and leaves the rest", () => {
    expect(resetSettings(changed)).toEqual(
      settingsWith({
        printSubjectName: false,
        metadataFont: "Lora",
        metadataFontSize: 40,
        exportFormat: "png",
        logoSize: 100,
        logoPosition: "left",
      }),
    );
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(resetSettings(resetSettings(settings))).toEqual(resetSettings(settings));
      }),
    );
  });
});
