import type { Settings } from "./settings.ts";

/** What Reset settings sets (SPEC §4). Font, font size, export format, logo size and logo position stay as they are. */
const RESET = {
  showMetadata: false,
  innerBorderSize: 1,
  outerBorderSize: 8,
  outerBorderColor: "#FFFFFF",
  innerBorderColor: "#000000",
  subjectName: "",
  locationText: "",
  photoBy: "",
  additionalCredits: "",
  metadataDisplay: "all",
  customLogo: null,
  customLogoOnDark: null,
  socialPreset: "original",
} as const satisfies Partial<Settings>;

export function resetSettings(settings: Settings): Settings {
  return { ...settings, ...RESET };
}
