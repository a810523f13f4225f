import { BUILT_IN_LOOKS, builtInLook, frameOfLook, LOOK_VERSION } from "@matte/engine";
import { describe, expect, it } from "vitest";
import { PROFILE_LIMIT } from "./profile-limits.ts";
import { type ProfileContents, profileContents } from "./profiles.ts";

const JO: ProfileContents = {
  name: "Jo Weiss",
  credit: "Photo by Jo Weiss",
  rights: "© {year} Jo Weiss",
  location: "Lyon",
  exportName: "{subject}-jo",
  artist: "Jo Weiss",
  logo: "2",
  look: null,
};

const isValid = (changes: object): boolean => profileContents.safeParse({ ...JO, ...changes }).success;

describe("a profile", () => {
  it.each([
    {},
    { name: " Jo " },
    { credit: "", rights: "", location: "", exportName: "", artist: "", logo: null },
    { credit: "©".repeat(PROFILE_LIMIT.text) },
  ])("with %j is valid", (changes) => {
    expect(isValid(changes)).toBe(true);
  });

  it.each([
    { name: " " },
    { name: "a".repeat(PROFILE_LIMIT.name + 1) },
    { name: "a\nb" },
    { credit: "a\0b" },
    { credit: "a".repeat(PROFILE_LIMIT.text + 1) },
    { artist: "a".repeat(PROFILE_LIMIT.artist + 1) },
    { logo: "7" },
    { look: { version: 0, settings: {} } },
    { look: { version: LOOK_VERSION, settings: { outerBorderSize: 31 } } },
    { look: { version: LOOK_VERSION, settings: { localFont: null } } },
    { camera: "3001234" },
  ])("with %j is invalid", (changes) => {
    expect(isValid(changes)).toBe(false);
  });

  it("has room for the longest texts in any script and any built-in look", () => {
    const long = "語".repeat(PROFILE_LIMIT.text);
    for (const name of BUILT_IN_LOOKS) {
      const { localFont: _ofOneComputer, ...settings } = frameOfLook(builtInLook(name));
      const look = { version: LOOK_VERSION, settings };
      const whole = { ...JO, credit: long, rights: long, location: long, exportName: long, look };
      expect(isValid(whole)).toBe(true);
      expect(new TextEncoder().encode(JSON.stringify(whole)).length).toBeLessThan(PROFILE_LIMIT.bytes);
    }
  });
});
