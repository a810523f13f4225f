import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySettings, settingsWith } from "../testing.ts";
import { DEFAULT_SETTINGS, SETTING_FIELDS, settingsOf, type Settings } from "../settings/table.ts";
import {
  BUILT_IN_LOOKS,
  builtInLook,
  FRAME_FIELDS,
  hasLook,
  hasLookTexts,
  leftOutOfLook,
  lookOf,
  readLook,
  settingsFromLook,
  settingsWithLook,
  withoutPlaceTexts,
  type LookSettings,
} from "./index.ts";
import { LOOK_VERSION } from "./migrations.ts";

function golden(version: number): unknown {
  return JSON.parse(readFileSync(new URL(`golden/version-${version}.json`, import.meta.url), "utf8"));
}

/** Settings in each version's golden file, without ignored ones. */
const READ: readonly LookSettings[] = [
  {
    innerBorderSize: 2,
    innerBorderColor: "#5B4E3F",
    outerBorderSize: 12,
    outerBorderColor: "#D8D2C6",
    showMetadata: true,
    printSubjectName: false,
    metadataDisplay: "none",
    metadataFont: "Lora",
    metadataFontSize: 30,
    exportFormat: "png",
    socialPreset: "original",
  },
  {
    measuredBy: "mean",
    outerBorderSize: 30,
    outerBorderColor: "#D8D2C6",
    matteSides: { top: 4, right: 4, bottom: 12, left: 4 },
    strokeUnit: "permille",
    innerBorderSize: 2,
    quality: 90,
  },
];

describe("readLook", () => {
  it("has a golden file for each version", () => {
    expect(READ).toHaveLength(LOOK_VERSION + 1);
  });

  it.each(READ.map((settings, version) => [version, settings] as const))(
    "reads version %i without texts, logos and unknown fields",
    (version, settings) => {
      expect(readLook(golden(version))).toEqual({ type: "look", look: { version: LOOK_VERSION, settings } });
    },
  );

  it("ignores place names, which would reveal where a photo was taken", () => {
    const look = { version: 1, settings: { placeNames: true } };
    expect(readLook(look)).toEqual({ type: "look", look: { version: 1, settings: {} } });
  });

  it("names the version of a newer look", () => {
    expect(readLook({ version: 7, settings: {} })).toEqual({ type: "unknown-version", version: 7 });
  });

  it("keeps the caption of a look from before label styles plain", () => {
    const read = readLook(golden(1));
    expect(read.type === "look" && settingsFromLook(read.look)).toMatchObject({
      labelStyle: "plain",
      labelFont: "style",
    });
  });

  it.each([
    null,
    4,
    "look",
    [],
    {},
    { settings: 3 },
    { version: 1 },
    { version: "1", settings: {} },
    { version: -1, settings: {} },
  ])("rejects %j", (value) => {
    expect(readLook(value)).toEqual({ type: "invalid" });
  });

  it("never throws, and reads what it returned", () => {
    const anyLook = fc.record({ version: fc.constantFrom(0, 1, 2), settings: fc.oneof(anySettings, fc.object()) });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyLook), (value) => {
        const read = readLook(value);
        if (read.type === "look") expect(readLook(read.look)).toEqual(read);
      }),
    );
  });
});

describe("a look", () => {
  it("gives settings its frame, and leaves texts, logo and switches for one visit alone", () => {
    fc.assert(
      fc.property(anySettings, anySettings, (sender, receiver) => {
        const look = lookOf(sender);
        const result = settingsWithLook(receiver, look);
        expect(hasLook(result, look)).toBe(true);
        const { subjectName, locationText, photoBy, additionalCredits, customLogo, logoSize, keepLocation } = receiver;
        const kept = { subjectName, locationText, photoBy, additionalCredits, customLogo, logoSize, keepLocation };
        expect(result).toMatchObject(kept);
        const { matteSides, shape, innerBorderColor, metadataFont } = sender;
        expect(result).toMatchObject({ matteSides, shape, innerBorderColor, metadataFont });
      }),
    );
  });

  it("replaces all of an earlier frame, and keeps the file’s format and the caption", () => {
    const localFont = { family: "Futura", postscriptName: "Futura-Medium" };
    const before = settingsWith({ bevelSize: 9, shape: "1:1", localFont, exportFormat: "png", showMetadata: true });
    const settings = { outerBorderSize: 3, exportFormat: "jpeg", metadataDisplay: "none" } as const;
    const after = settingsWithLook(before, { version: 1, settings });
    expect(after).toEqual(settingsWith({ outerBorderSize: 3, exportFormat: "png", showMetadata: true }));
  });

  it("gives a program without a panel everything that it carries", () => {
    const settings = { outerBorderSize: 3, exportFormat: "png", showMetadata: true } as const;
    const whole = settingsFromLook({ version: 1, settings, texts: { photoBy: "Ada" } });
    expect(whole).toEqual(settingsWith({ ...settings, photoBy: "Ada" }));
  });

  const anyLook = fc.oneof(
    fc.constantFrom(...BUILT_IN_LOOKS).map((name) => builtInLook(name)),
    anySettings.map((settings) => lookOf(settings)),
  );

  it("equals the last one alone after any others, and changes no text, switch, camera data or output", () => {
    const unframed = SETTING_FIELDS.filter((field) => !(FRAME_FIELDS as readonly string[]).includes(field));
    const others = (settings: Settings) => settingsOf(unframed, (field) => settings[field]);
    expect(unframed).toEqual(
      expect.arrayContaining(["showMetadata", "printSubjectName", "metadataDisplay", "printDate", "socialPreset"]),
    );
    fc.assert(
      fc.property(anySettings, fc.array(anyLook, { minLength: 1, maxLength: 6 }), (before, looks) => {
        const after = looks.reduce(settingsWithLook, before);
        expect(after).toEqual(settingsWithLook(before, looks.at(-1)!));
        expect(others(after)).toEqual(others(before));
      }),
    );
  });

  it("contains the texts when they are asked for, and gives them to other settings", () => {
    const sender = settingsWith({ photoBy: "© Ada", locationText: "Lisbon", bottomWeight: 17 });
    const look = lookOf(sender, true);
    expect(look.texts).toEqual({ photoBy: "© Ada", locationText: "Lisbon" });
    expect(readLook(look)).toEqual({ type: "look", look });
    const receiver = settingsWithLook(settingsWith({ photoBy: "© Ines", additionalCredits: "Kai" }), look);
    expect(receiver).toMatchObject({ photoBy: "© Ada", locationText: "Lisbon", additionalCredits: "Kai" });
    expect(hasLook(receiver, look)).toBe(true);
    expect(hasLook(settingsWithLook(DEFAULT_SETTINGS, { ...look, texts: {} }), look)).toBe(false);
  });

  it("says whether there are texts to ask for", () => {
    expect(hasLookTexts(DEFAULT_SETTINGS)).toBe(false);
    expect(hasLookTexts(settingsWith({ subjectName: "Dunes" }))).toBe(false);
    expect(hasLookTexts(settingsWith({ additionalCredits: "Kai" }))).toBe(true);
  });

  it("never has a subject or a logo, also with texts", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const { texts = {} } = lookOf(settings, true);
        expect(texts).not.toHaveProperty("subjectName");
        expect(JSON.stringify(lookOf(settings, true))).not.toContain("customLogo");
      }),
    );
  });

  it.each([
    ["gallery", []],
    ["museum", ["stroke-added", "bevel"]],
    ["hairline", ["stroke-added", "second-stroke"]],
    ["noir", ["stroke-replaced"]],
    ["square", ["stroke-added"]],
    ["double", ["stroke-replaced", "second-stroke", "label"]],
    ["poster", ["stroke-added"]],
    ["bevel", ["stroke-added", "bevel", "surface"]],
    ["journal", ["stroke-added", "label"]],
    ["data", ["stroke-added"]],
    ["card", ["stroke-added"]],
    ["ambient", ["stroke-added"]],
    ["contact", ["stroke-added", "label"]],
    ["window", ["stroke-added", "bevel", "inner-mat"]],
    ["washi", ["stroke-replaced", "surface", "label"]],
  ] as const)("%s differs on Free by %j, and by nothing on Pro", (name, parts) => {
    expect(leftOutOfLook(builtInLook(name), "free")).toEqual(parts);
    expect(leftOutOfLook(builtInLook(name), "pro")).toEqual([]);
  });

  it("is one board on Free in place of an inner mat, and says so", () => {
    const look = { version: 1, settings: { innerMatSize: 2 } } as const;
    expect([leftOutOfLook(look, "free"), leftOutOfLook(look, "pro")]).toEqual([["inner-mat"], []]);
  });

  it.each(["letterpress", "gold", "silver"] as const)("is flat on Free in place of %s, and says so", (textFinish) => {
    const look = { version: 1, settings: { textFinish } } as const;
    expect([leftOutOfLook(look, "free"), leftOutOfLook(look, "pro")]).toEqual([["finish"], []]);
  });

  it("contains no text that was typed", () => {
    const secret = "Ada Lovelace";
    const typed = settingsWith({
      subjectName: secret,
      locationText: secret,
      photoBy: secret,
      additionalCredits: secret,
    });
    expect(lookOf(typed)).toEqual({ version: 1, settings: {} });
  });

  it.each(["{city}", "By Ada, {City:long}{ LOCATION }", "{title|country}", "({state})"])(
    "of a stranger loses the text %j, which prints the place of a photo",
    (additionalCredits) => {
      const texts = { photoBy: "© {creator} {date:YYYY}", additionalCredits, locationText: "{{city}}" };
      const look = { version: 1, settings: {}, texts } as const;
      expect(withoutPlaceTexts(look).texts).toEqual({ photoBy: texts.photoBy, locationText: texts.locationText });
      expect(withoutPlaceTexts({ ...look, texts: { additionalCredits } })).toEqual({ version: 1, settings: {} });
    },
  );

  it("is changed by any setting of the frame and by no text", () => {
    const look = lookOf(DEFAULT_SETTINGS);
    expect(hasLook(settingsWith({ photoBy: "Ada" }), look)).toBe(true);
    expect(hasLook(settingsWith({ bottomWeight: 1 }), look)).toBe(false);
  });
});
