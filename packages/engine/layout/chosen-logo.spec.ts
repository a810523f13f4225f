import { describe, expect, test } from "vitest";
import { settingsWith } from "../testing.ts";
import { logoForMatte, withOwnLogo } from "./chosen-logo.ts";

const LOGO = { id: "own", name: "own.png", width: 40, height: 10 };
const ON_DARK = { ...LOGO, id: "dark" };
const SIGNATURE = { id: "signature", name: "Signature", width: 30, height: 10, colours: "text" } as const;
const SETTINGS = settingsWith({
  customLogo: LOGO,
  customLogoOnDark: ON_DARK,
  keptLogo3: SIGNATURE,
  logoByMake: { Sony: "keptLogo3", Nikon: "keptLogo4", "PHASE ONE": "keptLogo3" },
});

describe("the logo for a camera", () => {
  test.each(["#FFFFFF", "#000000"] as const)("a camera's own logo is on a matte in %s, with its colours", (matte) => {
    const settings = withOwnLogo({ ...SETTINGS, outerBorderColor: matte }, "SONY");
    expect(logoForMatte(settings)).toEqual({ id: "signature", name: "Signature", width: 30, height: 10 });
    expect(settings.logoColours).toBe("text");
  });

  test.each(["SONY", "Sony Corporation", "sony", "Phase One", " PHASE ONE "])(
    "a camera by %s has its maker's logo",
    (make) => {
      expect(withOwnLogo(SETTINGS, make).customLogo?.id).toBe("signature");
    },
  );

  test.each([undefined, "FUJIFILM", "NIKON", "constructor", "__proto__"])(
    "photos by %s, without a kept logo, have the chosen one",
    (make) => {
      expect(withOwnLogo(SETTINGS, make)).toBe(SETTINGS);
    },
  );
});

describe("the logo of a profile", () => {
  test("is on its photos instead of the chosen one and their camera's", () => {
    const settings = withOwnLogo(
      { ...SETTINGS, keptLogo1: { ...SIGNATURE, id: "jo" }, profileLogo: "keptLogo1" },
      "SONY",
    );
    expect(logoForMatte(settings)?.id).toBe("jo");
  });

  test("is none for a profile without a logo", () => {
    expect(logoForMatte(withOwnLogo({ ...SETTINGS, profileLogo: "none" }, "SONY"))).toBeNull();
  });

  test("is the chosen one after the profile's was removed from the library", () => {
    expect(withOwnLogo({ ...SETTINGS, profileLogo: "keptLogo6" }, "SONY").customLogo).toEqual(LOGO);
  });
});
