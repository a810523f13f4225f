import type { SocialPreset } from "@matte/engine";

export const PRESET_NAMES: Readonly<Record<SocialPreset, string>> = {
  original: "Original size",
  "portrait-4x5": "Portrait 4:5",
  "instagram-post-safe": "Instagram post, safe area",
  "story-9x16": "Story, Reel cover, TikTok 9:16",
  "square-1x1": "Square 1:1",
};
