import { describe, expect, it } from "vitest";
import { changesOfDraft, isEdited, shownAnswer } from "./answers.ts";

const NOW = "2026-01-02T03:04:05.678Z";
const LATER = "2026-03-01T00:00:00.000Z";
const completed = {
  onboarding: { craft: "artist", creditFormat: "© Ada", defaultLocation: "Oslo", completedAt: NOW, userId: "u-1" },
  preferences: { photoBy: "© Ada", locationText: "Oslo" },
  onboardingCompletedAt: NOW,
} as const;
const unanswered = { onboarding: null, preferences: null, onboardingCompletedAt: null };

describe("the answers to edit", () => {
  it("shown answers are the saved ones with the edits", () => {
    expect(shownAnswer(completed, {}, "craft")).toBe("artist");
    expect(shownAnswer(completed, { craft: "educator" }, "craft")).toBe("educator");
    expect(shownAnswer(completed, { defaultLocation: "" }, "defaultLocation")).toBe("");
    expect(shownAnswer(unanswered, {}, "imageVolume")).toBe("");
  });

  it.each([
    ["nothing", completed, {}, false],
    ["the same again", completed, { craft: "artist" }, false],
    ["another", completed, { craft: "other" }, true],
    ["a removed answer", completed, { defaultLocation: "" }, true],
    ["nothing where there was nothing", unanswered, { defaultLocation: "" }, false],
  ] as const)("an edit is recognised with %s", (_what, document, draft, edited) => {
    expect(isEdited(document, draft)).toBe(edited);
  });
});

describe("saving", () => {
  it("saving writes the edits into the answers, and credit and location into the preferences", () => {
    expect(changesOfDraft(completed, { creditFormat: " Photo by Ada ", imageVolume: "50+" }, LATER)).toEqual({
      onboarding: { ...completed.onboarding, creditFormat: "Photo by Ada", imageVolume: "50+" },
      preferences: { photoBy: "Photo by Ada", locationText: "Oslo" },
    });
  });

  it("saving omits removed answers", () => {
    expect(changesOfDraft(completed, { craft: "", defaultLocation: "  " }, LATER)).toEqual({
      onboarding: { creditFormat: "© Ada", completedAt: NOW, userId: "u-1" },
      preferences: { photoBy: "© Ada" },
    });
  });

  it("saving completes an unfinished set-up", () => {
    expect(changesOfDraft(unanswered, { craft: "gallery" }, LATER)).toEqual({
      onboarding: { craft: "gallery" },
      preferences: {},
      onboardingCompletedAt: LATER,
    });
  });
});
