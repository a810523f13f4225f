import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { capabilities, settingsForPlan } from "./plans.ts";
import { METADATA_DISPLAYS } from "./settings.ts";
import { anySettings, settingsWith } from "./testing.ts";

const chosen = settingsWith({
  innerBorderSize: 12,
  innerBorderColor: "#FF0000",
  customLogo: { id: "1", name: "logo.svg", width: 10, height: 10 },
  customLogoOnDark: { id: "2", name: "white.svg", width: 10, height: 10 },
  localFont: { family: "Futura", postscriptName: "Futura-Book" },
  logoPosition: "left",
  logoSize: 90,
  metadataFont: "Lora",
  outerBorderSize: 16,
  photoBy: "© Ada",
});

describe("settingsForPlan", () => {
  it("holds everything paid at its default on Free, and leaves the rest", () => {
    expect(settingsForPlan(chosen, "free")).toEqual(settingsWith({ outerBorderSize: 16, photoBy: "© Ada" }));
  });

  it("takes only the computer's fonts from Pro, and nothing from Studio", () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(settingsForPlan(settings, "pro")).toEqual({ ...settings, localFont: null });
        expect(settingsForPlan(settings, "studio")).toEqual(settings);
      }),
    );
  });

  test.each([
    ["all", "all"],
    ["camera", "all"],
    ["lens", "all"],
    ["exif", "all"],
    ["none", "none"],
  ] as const)("metadata display %s becomes %s on Free", (metadataDisplay, expected) => {
    expect(METADATA_DISPLAYS).toContain(metadataDisplay);
    expect(settingsForPlan(settingsWith({ metadataDisplay }), "free").metadataDisplay).toBe(expected);
  });
});

test.each([
  ["free", { batch: false, watermark: true, presets: false }],
  ["pro", { batch: true, watermark: false, presets: false }],
  ["studio", { batch: true, watermark: false, presets: true }],
] as const)("capabilities of %s", (plan, expected) => {
  expect(capabilities(plan)).toMatchObject(expected);
});
