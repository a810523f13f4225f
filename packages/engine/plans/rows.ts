/** One row per plan: all differences between plans are here. */
import type { Price } from "./price.ts";

export interface Capabilities {
  /** Several photos at once, loaded and exported. */
  readonly batch: boolean;
  readonly innerStroke: boolean;
  readonly logo: boolean;
  readonly font: boolean;
  /** Camera, lens or EXIF alone. */
  readonly cameraChoice: boolean;
  /** All label styles. */
  readonly labelStyles: boolean;
  /** All caption finishes. */
  readonly textFinishes: boolean;
  /** All surfaces for the matte. */
  readonly surfaces: boolean;
  /** A mark on the photo. */
  readonly photoMark: boolean;
  /** Exports as PDF. */
  readonly pdf: boolean;
  /** Settings saved with the account, the same on every device. */
  readonly accountSettings: boolean;
  /** Named presets, saved with the account. */
  readonly presets: boolean;
  /** Profiles in addition to the account's. */
  readonly profiles: boolean;
  /** Fonts installed on the computer. */
  readonly localFonts: boolean;
  /** Exports carry the watermark; the only entry without an advantage. */
  readonly watermark: boolean;
}

export type Capability = Exclude<keyof Capabilities, "watermark">;

export interface PlanRow {
  /** Rank: each plan includes the plans with a lower order. */
  readonly order: number;
  readonly name: string;
  readonly capabilities: Capabilities;
  /** Ids for the lines on the pricing card, in their order. */
  readonly benefits: readonly string[];
  /** Ids for the lines in the upgrade dialog, if it sells this plan. */
  readonly highlights: readonly string[];
  readonly support: "standard" | "priority";
  /** Prices by offer name (SPEC §9), the preferred one first; none for a plan without charge. */
  readonly offers: Readonly<Record<string, Price>>;
}

const FREE: Capabilities = {
  batch: false,
  innerStroke: false,
  logo: false,
  font: false,
  cameraChoice: false,
  labelStyles: false,
  textFinishes: false,
  photoMark: false,
  pdf: false,
  surfaces: false,
  accountSettings: false,
  presets: false,
  profiles: false,
  localFonts: false,
  watermark: true,
};

const PRO: Capabilities = {
  ...FREE,
  batch: true,
  innerStroke: true,
  logo: true,
  font: true,
  cameraChoice: true,
  labelStyles: true,
  textFinishes: true,
  photoMark: true,
  pdf: true,
  surfaces: true,
  accountSettings: true,
  profiles: true,
  watermark: false,
};

export const PLAN_ROWS = {
  free: {
    order: 0,
    name: "Free",
    capabilities: FREE,
    benefits: ["border-control", "looks", "caption", "camera-data", "formats", "unframe", "watermark"],
    highlights: [],
    support: "standard",
    offers: {},
  },
  pro: {
    order: 1,
    name: "Pro",
    capabilities: PRO,
    benefits: ["batch", "no-watermark", "stroke-logo-fonts", "camera-choice", "settings-and-ios-app"],
    highlights: ["batch", "inner-stroke", "logo", "metadata", "fonts", "ios-app"],
    support: "standard",
    offers: { "pro-annual": { cents: 8388, months: 12 }, "pro-monthly": { cents: 1499, months: 1 } },
  },
  studio: {
    order: 2,
    name: "Studio",
    capabilities: { ...PRO, presets: true, localFonts: true },
    benefits: ["everything-in-pro", "local-fonts", "presets", "priority-support"],
    highlights: [],
    support: "priority",
    offers: { studio: { cents: 1499, months: 1 } },
  },
} as const satisfies Readonly<Record<string, PlanRow>>;
