/** Options of the questions, with their labels. */
import type { Onboarding } from "@matte/contracts";

type Value<Question extends keyof Onboarding> = NonNullable<Onboarding[Question]>;
export type Options<Of extends string> = readonly (readonly [value: Of, words: string])[];

export const CRAFTS: Options<Value<"craft">> = [
  ["photographer", "Photographer"],
  ["artist", "Artist"],
  ["content-creator", "Content creator"],
  ["educator", "Educator"],
  ["gallery", "Gallery"],
  ["business", "Business"],
  ["other", "Other"],
];

export const USE_CASES: Options<Value<"primaryUseCase">> = [
  ["social-media", "Social media"],
  ["portfolio", "Portfolio"],
  ["print-sales", "Print sales"],
  ["gallery", "Gallery"],
  ["education", "Education"],
  ["product", "Product"],
  ["events", "Events"],
  ["client", "Client"],
];

export const PLATFORMS: Options<Value<"preferredPlatform">> = [
  ["instagram", "Instagram"],
  ["tiktok", "TikTok"],
  ["twitter", "Twitter"],
  ["facebook", "Facebook"],
  ["pinterest", "Pinterest"],
  ["behance", "Behance"],
  ["linkedin", "LinkedIn"],
  ["website", "Website"],
];

export const VOLUMES: Options<Value<"imageVolume">> = [
  ["1-5", "1-5"],
  ["5-20", "5-20"],
  ["20-50", "20-50"],
  ["50+", "50+"],
];

export const STYLES: Options<Value<"brandingStyle">> = [
  ["consistent-white", "Consistent white"],
  ["consistent-black", "Consistent black"],
  ["consistent-stroke", "Consistent stroke"],
  ["custom-logo", "Custom logo"],
  ["varies", "Varies"],
];
