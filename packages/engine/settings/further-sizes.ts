/** Sizes exported in one run in addition to the selected one: `Also export`. */
import type { Settings, SocialPreset } from "./table.ts";

type SizeSettings = Partial<Pick<Settings, "socialPreset" | "exportSize" | "exportLongSide">>;

const SIZES = {
  "portrait-4x5": { socialPreset: "portrait-4x5" },
  "instagram-3x4": { socialPreset: "instagram-3x4" },
  "story-9x16": { socialPreset: "story-9x16" },
  "square-1x1": { socialPreset: "square-1x1" },
  "landscape-16x9": { socialPreset: "landscape-16x9" },
  "web-2048": { socialPreset: "original", exportSize: "long", exportLongSide: 2048 },
} as const satisfies Readonly<Record<string, SizeSettings>>;

/** Names a folder in the ZIP. */
export type FurtherSize = keyof typeof SIZES;

export const FURTHER_SIZES = Object.keys(SIZES) as readonly FurtherSize[];

/** The settings at a further size. */
export function settingsAtSize(settings: Settings, size: FurtherSize): Settings {
  return { ...settings, ...SIZES[size] };
}

/** True if the settings have this size already. */
export function hasSize(settings: Settings, size: FurtherSize): boolean {
  const wanted: SizeSettings = SIZES[size];
  if (settings.socialPreset !== wanted.socialPreset) return false;
  return (
    wanted.exportLongSide === undefined ||
    (settings.exportSize === "long" && settings.exportLongSide === wanted.exportLongSide)
  );
}

const PRESET_NAMES: Readonly<Record<SocialPreset, string>> = {
  original: "",
  "portrait-4x5": "4x5",
  "instagram-post-safe": "4x5-safe",
  "instagram-3x4": "3x4",
  "story-9x16": "story",
  "square-1x1": "1x1",
  "landscape-16x9": "16x9",
  "tv-3840x2160": "tv",
  carousel: "carousel",
};

/** Names an export's size, for file names; empty at full size. */
export function sizeName({ socialPreset, exportSize, exportLongSide }: Settings): string {
  return socialPreset === "original" && exportSize === "long" ? String(exportLongSide) : PRESET_NAMES[socialPreset];
}
