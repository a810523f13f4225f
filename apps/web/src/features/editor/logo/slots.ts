import type { LogoMatte } from "@matte/contracts/limits";

/** The two places for a logo. */
export interface LogoSlot {
  readonly matte: LogoMatte;
  readonly setting: "customLogo" | "customLogoOnDark";
  readonly label: string;
  readonly remove: string;
}

export const LOGO: LogoSlot = { matte: "light", setting: "customLogo", label: "Logo", remove: "Remove logo" };
export const LOGO_ON_DARK: LogoSlot = {
  matte: "dark",
  setting: "customLogoOnDark",
  label: "Logo for dark mattes",
  remove: "Remove logo for dark mattes",
};
export const LOGO_SLOTS: readonly LogoSlot[] = [LOGO, LOGO_ON_DARK];
