import { describe, expect, it } from "vitest";
import {
  changesOf,
  creditOf,
  FIRST_STEP,
  mayContinue,
  TEMPLATES,
  templateLabel,
  writeCredit,
  writeName,
  type WizardState,
} from "./wizard.ts";

const NOW = "2026-01-02T03:04:05.678Z";

describe("credit templates", () => {
  it("credit templates give exactly these texts", () => {
    expect(TEMPLATES.map((template) => templateLabel(template, " Ada  King "))).toEqual([
      "Photo by Ada  King",
      "@AdaKing",
      "© Ada  King",
      "Ada  King Photography",
      "Shot by Ada  King",
      "Captured by Ada  King",
    ]);
  });

  it("a template’s credit follows the name, a custom credit does not", () => {
    const chosen: WizardState = { ...FIRST_STEP, name: "Ada", template: "copyright" };
    expect(creditOf(chosen)).toBe("© Ada");
    expect(creditOf({ ...chosen, name: "Bo" })).toBe("© Bo");
    expect(creditOf({ ...chosen, name: " " })).toBe("");
    const own = writeCredit(chosen, "Ada & Bo ");
    expect(creditOf({ ...own, name: "Cy" })).toBe("Ada & Bo");
    expect(creditOf({ ...own, template: "shot-by" })).toBe("Shot by Ada");
    expect(creditOf({ ...own, template: "custom" })).toBe("Ada & Bo");
  });
});

it("The first template gives the credit as soon as a name is typed, until another one is chosen", () => {
  expect(creditOf(writeName(FIRST_STEP, "Ada"))).toBe("Photo by Ada");
  expect(creditOf(writeName({ ...FIRST_STEP, template: "copyright" }, "Ada"))).toBe("© Ada");
});

describe("Continue", () => {
  it.each<[string, Partial<WizardState>, boolean]>([
    ["without a craft", { step: 1 }, false],
    ["with a craft", { step: 1, choices: { craft: "artist" } }, true],
    ["without a credit", { step: 2, name: "Ada" }, false],
    ["with a blank custom text", { step: 2, template: "custom", ownCredit: "  " }, false],
    ["with a template and no name", { step: 2, template: "copyright" }, false],
    ["with a credit", { step: 2, template: "copyright", name: "Ada" }, true],
    ["without a location", { step: 3 }, true],
    ["without a use case", { step: 4 }, false],
    ["with a use case", { step: 4, choices: { primaryUseCase: "events" } }, true],
    ["without a platform", { step: 5 }, true],
    ["without a volume", { step: 6 }, true],
    ["without a style", { step: 7 }, true],
  ])("%s", (_when, state, expected) => {
    expect(mayContinue({ ...FIRST_STEP, ...state })).toBe(expected);
  });
});

describe("saving", () => {
  const state: WizardState = {
    ...FIRST_STEP,
    choices: { craft: "photographer", imageVolume: "50+" },
    name: "Ada",
    template: "photo-by",
    location: " Oslo ",
  };

  it("Finish saves the time and the user", () => {
    expect(changesOf(state, { now: NOW, finishedBy: "u-1" })).toEqual({
      onboarding: {
        craft: "photographer",
        imageVolume: "50+",
        creditFormat: "Photo by Ada",
        defaultLocation: "Oslo",
        completedAt: NOW,
        userId: "u-1",
      },
      preferences: { photoBy: "Photo by Ada", locationText: "Oslo" },
      onboardingCompletedAt: NOW,
    });
  });

  it("Skip setup saves neither, and no empty answers", () => {
    expect(changesOf(FIRST_STEP, { now: NOW, finishedBy: null })).toEqual({
      onboarding: {},
      preferences: {},
      onboardingCompletedAt: NOW,
    });
  });
});
