/** The account's logo for a frame. */
import { inkOnMatte } from "../caption/ink.ts";
import type { Logo, Settings } from "../settings/table.ts";

/** The logo for the matte's lightness, or the only one. */
export function logoForMatte(settings: Settings): Logo | null {
  const { customLogo, customLogoOnDark } = settings;
  if (customLogo === null || customLogoOnDark === null) return customLogo ?? customLogoOnDark;
  const isDark = inkOnMatte(settings, null).ink === "#FFFFFF";
  return isDark ? customLogoOnDark : customLogo;
}

/** Settings for a camera's photos: its logo, if one is kept for it, takes the place of the chosen ones. */
export function withLogoOfMake(settings: Settings, make: string | undefined): Settings {
  const slot = make === undefined || !Object.hasOwn(settings.logoByMake, make) ? undefined : settings.logoByMake[make];
  const kept = slot === undefined ? null : settings[slot];
  if (kept === null) return settings;
  const { colours, ...logo } = kept;
  return { ...settings, customLogo: logo, customLogoOnDark: null, logoColours: colours };
}
