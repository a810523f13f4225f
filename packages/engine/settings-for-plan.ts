import { capabilities, type Plan } from "./plans/index.ts";
import type { Capability } from "./plans/rows.ts";
import { DEFAULT_SETTINGS, type MetadataDisplay, type Settings } from "./settings.ts";

/** The capability that unlocks a setting. */
const NEEDS: Partial<Record<keyof Settings, Capability>> = {
  innerBorderSize: "innerStroke",
  innerBorderColor: "innerStroke",
  customLogo: "logo",
  customLogoOnDark: "logo",
  logoPosition: "logo",
  logoSize: "logo",
  metadataFont: "font",
  localFont: "localFonts",
};

/** The choices of metadata display that need no paid plan. */
export const FREE_METADATA_DISPLAYS: readonly MetadataDisplay[] = ["all", "none"];

/**
 * The settings that a plan has: locked ones are at their default. The painter's input and the locked controls both use them;
 * what is stored does not, so that nothing is lost when a plan ends and comes back.
 */
export function settingsForPlan(settings: Settings, plan: Plan): Settings {
  const unlocked = capabilities(plan);
  const locked = Object.entries(NEEDS).flatMap(([field, needs]) => (unlocked[needs] ? [] : [field]));
  if (!unlocked.cameraChoice && !FREE_METADATA_DISPLAYS.includes(settings.metadataDisplay))
    locked.push("metadataDisplay");
  const defaults: readonly [string, unknown][] = Object.entries(DEFAULT_SETTINGS);
  return { ...settings, ...Object.fromEntries(defaults.filter(([field]) => locked.includes(field))) };
}
