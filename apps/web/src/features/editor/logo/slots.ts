import type { KeptLogoPlace } from "@matte/contracts/limits";
import type { KEPT_LOGOS } from "@matte/engine";
import type { LogoPlace } from "#domain/account/logo-server.ts";

/** A place for a logo: one for mattes in any colour, and one replacing it on dark mattes. */
export interface LogoSlot {
  readonly setting: "customLogo" | "customLogoOnDark";
}

export type KeptSlot = (typeof KEPT_LOGOS)[number];

export const LOGO: LogoSlot = { setting: "customLogo" };
export const LOGO_ON_DARK: LogoSlot = { setting: "customLogoOnDark" };

const KEPT: Readonly<Record<KeptLogoPlace, KeptSlot>> = {
  1: "keptLogo1",
  2: "keptLogo2",
  3: "keptLogo3",
  4: "keptLogo4",
  5: "keptLogo5",
  6: "keptLogo6",
};

/** Settings of the account's places. */
export const SETTING_OF_PLACE: Readonly<Record<LogoPlace, LogoSlot["setting"] | KeptSlot>> = {
  light: LOGO.setting,
  dark: LOGO_ON_DARK.setting,
  ...KEPT,
};

export const LOGO_PLACES = ["light", "dark", "1", "2", "3", "4", "5", "6"] as const satisfies readonly LogoPlace[];
