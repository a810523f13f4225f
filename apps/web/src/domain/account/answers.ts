/** Applies the wizard's answers to an editor without saved work. */
import type { Onboarding } from "@matte/contracts";
import { SOCIAL_PRESETS, type Settings, type SocialPreset } from "@matte/engine";

export type Answers = Pick<Onboarding, "creditFormat" | "preferredPlatform" | "brandingStyle">;

const STYLES: Readonly<Record<NonNullable<Answers["brandingStyle"]>, Partial<Settings>>> = {
  "consistent-white": { outerBorderColor: "#FFFFFF" },
  "consistent-black": { outerBorderColor: "#000000" },
  "consistent-stroke": { innerBorderSize: 4 },
  "custom-logo": {},
  varies: {},
};

/** A credit is meant to be printed and turns the caption on. */
export function settingsOfAnswers({ creditFormat = "", brandingStyle }: Answers): Partial<Settings> {
  return {
    ...(creditFormat.trim() === "" ? {} : { showMetadata: true }),
    ...(brandingStyle === undefined ? {} : STYLES[brandingStyle]),
  };
}

const SIZE_OF_PLATFORM: Partial<Record<NonNullable<Answers["preferredPlatform"]>, SocialPreset>> = {
  instagram: "portrait-4x5",
  tiktok: "story-9x16",
};

/** All social presets, starting with the user's platform. */
export function orderedPresets({ preferredPlatform }: Answers): readonly SocialPreset[] {
  const first = preferredPlatform && SIZE_OF_PLATFORM[preferredPlatform];
  return first === undefined ? SOCIAL_PRESETS : [first, ...SOCIAL_PRESETS.filter((preset) => preset !== first)];
}
