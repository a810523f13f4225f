import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anySettings, settingsWith } from "../testing.ts";
import { isChoiceLocked, isLocked, settingsForPlan } from "./locks.ts";

const chosen = settingsWith({
  innerBorderSize: 12,
  innerBorderColor: "#FF0000",
  strokeUnit: "permille",
  secondStrokeSize: 3,
  secondStrokeGap: 2,
  secondStrokeColor: "#0000FF",
  bevelSize: 4,
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
  it("has the paid settings at their defaults on Free, and leaves the others", () => {
    expect(settingsForPlan(chosen, "free")).toEqual(settingsWith({ outerBorderSize: 16, photoBy: "© Ada" }));
  });

  it("locks only the computer’s fonts on Pro, and nothing on Studio", () => {
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
  ] as const)("turns the metadata display %s into %s on Free", (metadataDisplay, expected) => {
    expect(settingsForPlan(settingsWith({ metadataDisplay }), "free").metadataDisplay).toBe(expected);
  });
});

test.each([
  ["innerBorderColor", "free", true],
  ["innerBorderColor", "pro", false],
  ["localFont", "pro", true],
  ["localFont", "studio", false],
  ["outerBorderSize", "free", false],
  ["metadataDisplay", "free", false],
] as const)("the control of %s on the plan %s: locked is %s", (field, plan, expected) => {
  expect(isLocked(field, plan)).toBe(expected);
});

test("on Free the metadata displays camera, lens and EXIF are locked, all and none are not", () => {
  const displays = ["all", "camera", "lens", "exif", "none"] as const;
  const locked = displays.filter((display) => isChoiceLocked("metadataDisplay", display, "free"));
  expect(locked).toEqual(["camera", "lens", "exif"]);
  expect(displays.some((display) => isChoiceLocked("metadataDisplay", display, "pro"))).toBe(false);
});
