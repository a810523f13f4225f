import { expect, test } from "vitest";
import { logoForMatte } from "./chosen-logo.ts";
import type { HexColour } from "../colour.ts";
import type { Logo } from "../settings/table.ts";
import { settingsWith } from "../testing.ts";

const black: Logo = { id: "black", name: "black.svg", width: 2, height: 1 };
const white: Logo = { id: "white", name: "white.svg", width: 2, height: 1 };

test.each<[HexColour, Logo | null, Logo | null, string | undefined]>([
  ["#FFFFFF", black, white, "black"],
  ["#D8D2C6", black, white, "black"],
  ["#000000", black, white, "white"],
  ["#303030", black, white, "white"],
  ["#000000", black, null, "black"],
  ["#FFFFFF", null, white, "white"],
  ["#000000", null, null, undefined],
])(
  "on the matte %s, of the logos %j and %j the right one is chosen",
  (outerBorderColor, customLogo, customLogoOnDark, expected) => {
    expect(logoForMatte(settingsWith({ outerBorderColor, customLogo, customLogoOnDark }))?.id).toBe(expected);
  },
);
