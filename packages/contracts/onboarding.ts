/** Answers to a new user's seven questions. The values are stored; the page has their texts. */
import { TEXT_LIMIT } from "@matte/engine";
import { z } from "./schema.ts";

export const CRAFTS = [
  "photographer",
  "artist",
  "content-creator",
  "educator",
  "gallery",
  "business",
  "other",
] as const;
export const PRIMARY_USE_CASES = [
  "social-media",
  "portfolio",
  "print-sales",
  "gallery",
  "education",
  "product",
  "events",
  "client",
] as const;
export const PREFERRED_PLATFORMS = [
  "instagram",
  "tiktok",
  "twitter",
  "facebook",
  "pinterest",
  "behance",
  "linkedin",
  "website",
] as const;
export const IMAGE_VOLUMES = ["1-5", "5-20", "20-50", "50+"] as const;
export const BRANDING_STYLES = [
  "consistent-white",
  "consistent-black",
  "consistent-stroke",
  "custom-logo",
  "varies",
] as const;

/** One line of free text. */
const line = z.string().check(z.maxLength(TEXT_LIMIT));
/** Instant in ISO 8601, UTC, as written by `Date.prototype.toISOString`. */
export const instant = z.iso.datetime();

/** Answers so far. Skipping the rest leaves out the other questions, `completedAt` and `userId`. */
export const onboarding = z.strictObject({
  craft: z.optional(z.enum(CRAFTS)),
  /** The printed credit, such as `© Ada`. */
  creditFormat: z.optional(line),
  defaultLocation: z.optional(line),
  primaryUseCase: z.optional(z.enum(PRIMARY_USE_CASES)),
  preferredPlatform: z.optional(z.enum(PREFERRED_PLATFORMS)),
  imageVolume: z.optional(z.enum(IMAGE_VOLUMES)),
  brandingStyle: z.optional(z.enum(BRANDING_STYLES)),
  completedAt: z.optional(instant),
  /** The user's uid, with `completedAt`. */
  userId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type Onboarding = z.infer<typeof onboarding>;

/** Initial values for the editor's fields, and what the server keeps. */
export const preferences = z.strictObject({
  /** Photo credit. */
  photoBy: z.optional(line),
  locationText: z.optional(line),
  /** False to store no pictures for the account; absent counts as true. */
  storeCopies: z.optional(z.boolean()),
});
export type UserPreferences = z.infer<typeof preferences>;
