import { DEFAULT_SETTINGS } from "@matte/engine";
import { describe, expect, it } from "vitest";
import { limitSide, settingsWithSide, shownSides } from "./sides.ts";

const even = { ...DEFAULT_SETTINGS, outerBorderSize: 8 };
const each = { ...even, matteSides: { top: 5, right: 6, bottom: 7, left: 8 } };

describe("shownSides", () => {
  it.each([
    ["equal ones", even, { top: 8, right: 8, bottom: 8, left: 8 }],
    ["a heavier bottom", { ...even, bottomWeight: 25 }, { top: 8, right: 8, bottom: 10, left: 8 }],
    ["the bottom to half a percent", { ...even, bottomWeight: 17 }, { top: 8, right: 8, bottom: 9.5, left: 8 }],
    ["each side’s own", each, each.matteSides],
  ])("gives %s", (_what, settings, expected) => expect(shownSides(settings)).toEqual(expected));
});

describe("settingsWithSide", () => {
  it.each([
    ["turns a lower bottom into its weight", even, "bottom", 10, { bottomWeight: 25 }],
    ["makes the bottom twice as heavy", even, "bottom", 16, { bottomWeight: 100 }],
    [
      "sets each side for a bottom that is heavier still",
      even,
      "bottom",
      20,
      { matteMm: null, matteSides: { top: 8, right: 8, bottom: 20, left: 8 } },
    ],
    [
      "sets each side for a bottom that is lighter than the others",
      even,
      "bottom",
      3,
      { matteMm: null, matteSides: { top: 8, right: 8, bottom: 3, left: 8 } },
    ],
    [
      "begins with equal sides",
      even,
      "top",
      12,
      { matteMm: null, matteSides: { top: 12, right: 8, bottom: 8, left: 8 } },
    ],
    ["changes one side of four", each, "bottom", 20, { matteMm: null, matteSides: { ...each.matteSides, bottom: 20 } }],
    ["keeps sides in their range", each, "left", 99, { matteMm: null, matteSides: { ...each.matteSides, left: 60 } }],
    ["rounds to half a percent", each, "left", 7.3, { matteMm: null, matteSides: { ...each.matteSides, left: 7.5 } }],
    [
      "sets the side where weight has no effect",
      { ...even, outerBorderSize: 0 },
      "bottom",
      4,
      { matteMm: null, matteSides: { top: 0, right: 0, bottom: 4, left: 0 } },
    ],
  ] as const)("%s", (_what, settings, side, percent, expected) =>
    expect(settingsWithSide(settings, side, percent)).toEqual(expected),
  );
});

describe("limitSide", () => {
  it.each([
    ["keeps the bottom as heavy as the others", even, "bottom", 3, 8],
    ["keeps the bottom at most twice as heavy", even, "bottom", 40, 16],
    ["leaves the bottom free where each side is set", each, "bottom", 3, 3],
    ["leaves other sides free", even, "top", 40, 40],
  ] as const)("%s", (_what, settings, side, percent, expected) =>
    expect(limitSide(settings, side, percent)).toBe(expected),
  );
});
