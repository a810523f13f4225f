/** The account's logo for a frame. */
import { makerOf } from "../caption/camera-names/brands.ts";
import { inkOnMatte } from "../caption/ink.ts";
import type { Logo, Settings } from "../settings/table.ts";

/** The logo for the matte's lightness, or the only one. */
export function logoForMatte(settings: Settings): Logo | null {
  const { customLogo, customLogoOnDark } = settings;
  if (customLogo === null || customLogoOnDark === null) return customLogo ?? customLogoOnDark;
  const isDark = inkOnMatte(settings, null).ink === "#FFFFFF";
  return isDark ? customLogoOnDark : customLogo;
}

/** Settings for a photo: the logo of its profile, or the one kept for its camera, takes the place of the chosen ones. */
export function withOwnLogo(settings: Settings, make: string | undefined): Settings {
  const slot = settings.profileLogo === "chosen" ? slotOfMake(settings, make) : settings.profileLogo;
  if (slot === "none") return { ...settings, customLogo: null, customLogoOnDark: null };
  const kept = slot === undefined ? null : settings[slot];
  if (kept === null) return settings;
  const { colours, ...logo } = kept;
  return { ...settings, customLogo: logo, customLogoOnDark: null, logoColours: colours };
}

function slotOfMake({ logoByMake }: Settings, make: string | undefined) {
  if (make === undefined) return undefined;
  const maker = makerOf(make);
  return Object.hasOwn(logoByMake, maker) ? logoByMake[maker] : undefined;
}
