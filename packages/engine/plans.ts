/** What each plan may do, and what its settings come to. */
import { DEFAULT_SETTINGS, type MetadataDisplay, type Settings } from "./settings.ts";

export const PLANS = ["free", "pro", "studio"] as const;
export type Plan = (typeof PLANS)[number];

export interface Capabilities {
  /** Several photos at once, loaded and exported. */
  readonly batch: boolean;
  readonly watermark: boolean;
  readonly innerStroke: boolean;
  readonly logo: boolean;
  readonly font: boolean;
  /** Camera, lens or EXIF alone. */
  readonly cameraChoice: boolean;
  /** Named presets, saved with the account. */
  readonly presets: boolean;
  /** The computer's own fonts. */
  readonly localFonts: boolean;
}

const PRO: Capabilities = {
  batch: true,
  watermark: false,
  innerStroke: true,
  logo: true,
  font: true,
  cameraChoice: true,
  presets: false,
  localFonts: false,
};

const CAPABILITIES: Readonly<Record<Plan, Capabilities>> = {
  free: {
    batch: false,
    watermark: true,
    innerStroke: false,
    logo: false,
    font: false,
    cameraChoice: false,
    presets: false,
    localFonts: false,
  },
  pro: PRO,
  studio: { ...PRO, presets: true, localFonts: true },
};

export function capabilities(plan: Plan): Capabilities {
  return CAPABILITIES[plan];
}

/** The choices of metadata display that need no paid plan. */
export const FREE_METADATA_DISPLAYS: readonly MetadataDisplay[] = ["all", "none"];

/**
 * The settings a plan really has: whatever it may not choose stands at its default. The painter's input and the locked
 * controls both go through here; what is stored does not, so that nothing is lost when a plan ends and comes back.
 */
export function settingsForPlan(settings: Settings, plan: Plan): Settings {
  if (plan !== "free") return capabilities(plan).localFonts ? settings : { ...settings, localFont: null };
  const {
    innerBorderSize,
    innerBorderColor,
    customLogo,
    customLogoOnDark,
    localFont,
    logoPosition,
    logoSize,
    metadataFont,
  } = DEFAULT_SETTINGS;
  const metadataDisplay = FREE_METADATA_DISPLAYS.includes(settings.metadataDisplay)
    ? settings.metadataDisplay
    : DEFAULT_SETTINGS.metadataDisplay;
  return {
    ...settings,
    innerBorderSize,
    innerBorderColor,
    customLogo,
    customLogoOnDark,
    localFont,
    logoPosition,
    logoSize,
    metadataFont,
    metadataDisplay,
  };
}
