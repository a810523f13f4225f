import type { LogoMatte } from "@matte/contracts/limits";

/** A place for a logo: one for mattes in any colour, and one replacing it on dark mattes. */
export interface LogoSlot {
  readonly setting: "customLogo" | "customLogoOnDark";
}

export const LOGO: LogoSlot = { setting: "customLogo" };
export const LOGO_ON_DARK: LogoSlot = { setting: "customLogoOnDark" };
export const LOGO_SLOTS: Readonly<Record<LogoMatte, LogoSlot>> = { light: LOGO, dark: LOGO_ON_DARK };
