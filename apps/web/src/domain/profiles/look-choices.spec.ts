import { BUILT_IN_LOOKS, builtInLook, DEFAULT_SETTINGS, LOOK_VERSION, lookOf } from "@matte/engine";
import { describe, expect, it } from "vitest";
import { lookChoices, lookName } from "./look-choices.ts";

const ODD = lookOf({ ...DEFAULT_SETTINGS, outerBorderSize: 23, photoBy: "Ada" }, true);

describe("looks of a profile", () => {
  it.each(BUILT_IN_LOOKS)("that are %s are found again by their settings", (name) => {
    const stored = lookChoices(null, null).lookOf(name);
    expect(lookChoices(stored, null).initial).toBe(name);
  });

  it("that are none of ours stay as they are, without texts", () => {
    const choices = lookChoices(ODD, null);
    expect(choices.initial).toBe("stored");
    expect(choices.lookOf("stored")).toMatchObject({ version: LOOK_VERSION, settings: { outerBorderSize: 23 } });
    expect(JSON.stringify(choices.lookOf("stored"))).not.toContain("Ada");
    expect(lookName(ODD)).toBe("Own");
  });

  it("are the shown photo’s only where there is one", () => {
    expect(lookChoices(null, ODD).lookOf("present")).toMatchObject({ settings: { outerBorderSize: 23 } });
    expect(lookChoices(null, null).options.map(({ value }) => value)).not.toContain("present");
  });

  it.each([null, { version: 999, settings: {} }, 7])("leave the photos’ alone for %j", (stored) => {
    const choices = lookChoices(stored, null);
    expect(choices.initial).toBe("keep");
    expect(choices.lookOf("keep")).toBeNull();
    expect(lookName(stored)).toBeNull();
  });

  it("have the names of ours", () => {
    expect(lookName(builtInLook("noir"))).toBe("Noir");
  });
});
