import { describe, expect, test } from "vitest";
import { settingsWith } from "../testing.ts";
import { logoForMatte, withLogoOfMake } from "./chosen-logo.ts";

const LOGO = { id: "own", name: "own.png", width: 40, height: 10 };
const ON_DARK = { ...LOGO, id: "dark" };
const SIGNATURE = { id: "signature", name: "Signature", width: 30, height: 10, colours: "text" } as const;
const SETTINGS = settingsWith({
  customLogo: LOGO,
  customLogoOnDark: ON_DARK,
  keptLogo3: SIGNATURE,
  logoByMake: { SONY: "keptLogo3", NIKON: "keptLogo4" },
});

describe("the logo for a camera", () => {
  test.each(["#FFFFFF", "#000000"] as const)("a camera's own logo is on a matte in %s, with its colours", (matte) => {
    const settings = withLogoOfMake({ ...SETTINGS, outerBorderColor: matte }, "SONY");
    expect(logoForMatte(settings)).toEqual({ id: "signature", name: "Signature", width: 30, height: 10 });
    expect(settings.logoColours).toBe("text");
  });

  test.each([undefined, "FUJIFILM", "NIKON", "constructor", "__proto__"])(
    "photos by %s, without a kept logo, have the chosen one",
    (make) => {
      expect(withLogoOfMake(SETTINGS, make)).toBe(SETTINGS);
    },
  );
});
