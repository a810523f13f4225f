import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anySettings, settingsWith } from "../testing.ts";
import { restoreSettings } from "./restore.ts";
import {
  fieldsAffecting,
  hasPreset,
  PRESET_FIELDS,
  presetSettings,
  resetSettings,
  savedSettings,
  settingsOfPreset,
  STORED_FIELDS,
  storedSettings,
} from "./subsets.ts";
import { DEFAULT_SETTINGS } from "./table.ts";

/** SPEC §3. */
const STORED = [
  "innerBorderSize, innerBorderColor, outerBorderSize, outerBorderColor, showMetadata, printSubjectName",
  "locationText, subjectName, photoBy, additionalCredits, metadataDisplay, metadataFont, metadataFontSize",
  "logoSize, logoPosition, exportFormat, socialPreset",
]
  .join(", ")
  .split(", ");

describe("storedSettings", () => {
  it("saves the fields of the specification", () => {
    expect(Object.keys(storedSettings(DEFAULT_SETTINGS))).toEqual(STORED_FIELDS);
    expect(STORED_FIELDS).toEqual(expect.arrayContaining(STORED));
  });

  it("saves neither logos and fonts of the computer nor choices for one visit", () => {
    const switches = ["keepOriginalJpeg", "keepHdr", "rememberFrame", "keepWayBack", "keepLocation"];
    const unsaved = ["customLogo", "customLogoOnDark", "localFont", ...switches];
    expect(STORED_FIELDS.filter((field) => unsaved.includes(field))).toEqual([]);
  });

  it("saves what restoreSettings restores", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const stored = storedSettings(settings);
        expect(storedSettings(restoreSettings(stored))).toEqual(stored);
      }),
    );
  });
});

describe("resetSettings", () => {
  const kept = {
    printSubjectName: false,
    metadataFont: "Lora",
    metadataFontSize: 40,
    exportFormat: "png",
    logoSize: 100,
    logoPosition: "left",
    keepOriginalJpeg: false,
    keepLocation: true,
  } as const;
  const changed = settingsWith({
    ...kept,
    showMetadata: true,
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
    quality: 70,
    exportSize: "long",
    exportLongSide: 300,
    fileSizeKb: 2000,
    growForLogo: true,
    captionLayout: "line",
  });

  it("resets the settings that the specification names and no others", () => {
    expect(resetSettings(changed)).toEqual(settingsWith(kept));
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(resetSettings(resetSettings(settings))).toEqual(resetSettings(settings));
      }),
    );
  });
});

describe("a preset", () => {
  it("has the settings that the specification stores but the subject, and the computer’s font", () => {
    const shared = STORED.filter((field) => field !== "subjectName");
    expect(PRESET_FIELDS).toEqual(expect.arrayContaining([...shared, "localFont", "captionLayout", "growForLogo"]));
    expect(PRESET_FIELDS).not.toContain("subjectName");
  });

  it("loads what it saved", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const preset = presetSettings(settings);
        const loaded = { ...DEFAULT_SETTINGS, ...settingsOfPreset(preset) };
        expect(presetSettings(loaded)).toEqual(preset);
        expect(hasPreset(loaded, preset)).toBe(true);
      }),
    );
  });

  it("is changed by its texts and its frame, and not by the subject", () => {
    const preset = presetSettings(DEFAULT_SETTINGS);
    expect(hasPreset(settingsWith({ photoBy: "© Ada" }), preset)).toBe(false);
    expect(hasPreset(settingsWith({ bottomWeight: 1 }), preset)).toBe(false);
    expect(hasPreset(settingsWith({ subjectName: "Dunes" }), preset)).toBe(true);
  });

  it("sets an optional setting that it lacks to its default", () => {
    const { localFont: _none, ...older } = presetSettings(DEFAULT_SETTINGS);
    expect(settingsOfPreset(older)).toHaveProperty("localFont", null);
    expect(settingsOfPreset({ ...older, localFont: undefined })).toHaveProperty("localFont", null);
  });
});

test("the fields that affect the flat areas are their colours and the stroke’s width", () => {
  const fields = fieldsAffecting("paint");
  expect(fields).toEqual(expect.arrayContaining(["innerBorderColor", "innerBorderSize", "outerBorderColor"]));
  expect(fields).not.toContain("outerBorderSize");
});

test("the subject as typed last affects no export, because each photo has its own", () => {
  expect(fieldsAffecting("layout", "paint", "export")).not.toContain("subjectName");
});

describe("savedSettings", () => {
  it("has later settings only where they differ from their defaults", () => {
    const settings = { ...DEFAULT_SETTINGS, shape: "1:1", outerBorderSize: 8 } as const;
    const saved = savedSettings(settings);
    expect(saved).toMatchObject({ shape: "1:1", outerBorderSize: 8 });
    expect(Object.keys(saved)).not.toContain("measuredBy");
    expect(restoreSettings(saved)).toEqual(settings);
  });
});
