import { DEFAULT_SETTINGS, storedSettings } from "@matte/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choicesBetween, laterOf, NEVER, unknownTo, valuesOf, withoutSent, type Chosen } from "./settings-merge.ts";

const at = (time: number): string => new Date(time).toISOString();
const size = (value: number, time: number): Chosen => ({ outerBorderSize: { value, changedAt: at(time) } });
const base = storedSettings(DEFAULT_SETTINGS);

const chosen: fc.Arbitrary<Chosen> = fc.record(
  {
    outerBorderSize: fc.record({ value: fc.nat({ max: 3 }), changedAt: fc.nat({ max: 3 }).map(at) }),
    photoBy: fc.record({ value: fc.constantFrom("a", "b"), changedAt: fc.nat({ max: 3 }).map(at) }),
    showMetadata: fc.record({ value: fc.boolean(), changedAt: fc.nat({ max: 3 }).map(at) }),
  },
  { requiredKeys: [] },
);

describe("merging choices of several devices", () => {
  it.each([
    ["the later one", size(4, 10), size(8, 20), size(8, 20)],
    ["the later one, whichever comes first", size(8, 20), size(4, 10), size(8, 20)],
    ["the only one", {}, size(4, 10), size(4, 10)],
  ])("takes %s", (_what, a, b, result) => {
    expect(laterOf(a, b)).toEqual(result);
  });

  it("gives the same result in every order", () => {
    fc.assert(
      fc.property(chosen, chosen, chosen, (a, b, c) => {
        expect(laterOf(a, b)).toEqual(laterOf(b, a));
        expect(laterOf(laterOf(a, b), c)).toEqual(laterOf(a, laterOf(b, c)));
        expect(laterOf(a, a)).toEqual(a);
      }),
    );
  });

  it("dates differences between two states at the present", () => {
    const after = { ...base, outerBorderSize: 4, photoBy: "© Ada" };
    expect(choicesBetween(base, after, {}, 1000)).toEqual({
      ...size(4, 1000),
      photoBy: { value: "© Ada", changedAt: at(1000) },
    });
    expect(choicesBetween(base, base, {}, 1000)).toEqual({});
  });

  it("dates a choice after all known ones, although the clock is slow", () => {
    expect(choicesBetween(base, { ...base, outerBorderSize: 4 }, size(8, 5000), 1000)).toEqual(size(4, 5001));
  });

  it("prefers any real choice to a value that a device only happened to have", () => {
    const had = unknownTo({ photoBy: { value: "x", changedAt: at(1) } }, base);
    expect(had.photoBy).toBeUndefined();
    expect(had.outerBorderSize).toEqual({ value: 8, changedAt: NEVER });
    expect(laterOf(had, size(1, 1)).outerBorderSize?.value).toBe(1);
  });

  it("keeps choices that were made while others were being sent", () => {
    const unsent = { ...size(4, 20), photoBy: { value: "a", changedAt: at(10) } };
    expect(withoutSent(unsent, { ...size(8, 10), photoBy: { value: "a", changedAt: at(10) } })).toEqual(size(4, 20));
  });

  it("gives values without times", () => {
    expect(valuesOf(size(4, 20))).toEqual({ outerBorderSize: 4 });
  });
});
