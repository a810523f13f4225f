import { SOCIAL_PRESETS } from "@matte/engine";
import { describe, expect, it } from "vitest";
import { type Answers, orderedPresets, settingsOfAnswers } from "./answers.ts";

describe("settings of the wizard's answers", () => {
  it.each<[string, Answers, ReturnType<typeof settingsOfAnswers>]>([
    ["no answers change nothing", {}, {}],
    ["a credit turns the caption on", { creditFormat: "© Ada" }, { showMetadata: true }],
    ["a blank credit leaves the caption off", { creditFormat: "  " }, {}],
    ["the black style gives a black matte", { brandingStyle: "consistent-black" }, { outerBorderColor: "#000000" }],
    ["the stroke style gives a visible stroke", { brandingStyle: "consistent-stroke" }, { innerBorderSize: 4 }],
    ["a style that varies changes nothing", { brandingStyle: "varies" }, {}],
  ])("%s", (_title, answers, expected) => {
    expect(settingsOfAnswers(answers)).toEqual(expected);
  });
});

describe("the order of social presets", () => {
  it("without a platform, the presets keep their order", () => {
    expect(orderedPresets({})).toEqual(SOCIAL_PRESETS);
    expect(orderedPresets({ preferredPlatform: "website" })).toEqual(SOCIAL_PRESETS);
  });

  it.each([
    ["instagram", "portrait-4x5"],
    ["tiktok", "story-9x16"],
  ] as const)("for %s, %s is the first of all presets", (preferredPlatform, first) => {
    const presets = orderedPresets({ preferredPlatform });
    expect(presets[0]).toBe(first);
    expect(presets.toSorted()).toEqual(SOCIAL_PRESETS.toSorted());
  });
});
