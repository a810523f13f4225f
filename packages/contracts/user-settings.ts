import {
  EXPORT_FORMATS,
  LOGO_POSITIONS,
  METADATA_DISPLAYS,
  METADATA_FONTS,
  RANGES,
  SOCIAL_PRESETS,
  TEXT_LIMIT,
  type StoredSettings,
} from "@matte/engine";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";

/** 20 percent of the widest photo that a JPEG can hold, in pixels. */
const WIDEST_STROKE = 13_107;

const text = z.string().check(z.maxLength(TEXT_LIMIT));
const colour = z.string().check(z.regex(/^#[\dA-F]{6}$/));

function within({ min, max }: { readonly min: number; readonly max: number }) {
  return z.number().check(z.gte(min), z.lte(max));
}

/** A choice and when it was made: of two, the later one stands. */
function chosen<Value extends z.ZodMiniType>(value: Value) {
  return z.optional(z.strictObject({ value, changedAt: instant }));
}

/** The settings that are kept with the account: those that SPEC §3 names for local storage. */
const FIELDS = {
  innerBorderSize: chosen(z.int().check(z.gte(0), z.lte(WIDEST_STROKE))),
  innerBorderColor: chosen(colour),
  outerBorderSize: chosen(within(RANGES.outerBorderSize)),
  outerBorderColor: chosen(colour),
  showMetadata: chosen(z.boolean()),
  printSubjectName: chosen(z.boolean()),
  locationText: chosen(text),
  subjectName: chosen(text),
  photoBy: chosen(text),
  additionalCredits: chosen(text),
  metadataDisplay: chosen(z.enum(METADATA_DISPLAYS)),
  metadataFont: chosen(z.enum(METADATA_FONTS)),
  metadataFontSize: chosen(within(RANGES.metadataFontSize)),
  logoSize: chosen(within(RANGES.logoSize)),
  logoPosition: chosen(z.enum(LOGO_POSITIONS)),
  exportFormat: chosen(z.enum(EXPORT_FORMATS)),
  socialPreset: chosen(z.enum(SOCIAL_PRESETS)),
} as const satisfies Record<keyof StoredSettings, z.ZodMiniType>;

/**
 * `PUT /api/users/:uid/settings` brings the fields that this device has changed; `GET` gives all that are kept. Both
 * answer with all fields as they stand.
 */
export const userSettings = z.strictObject({ settings: z.strictObject(FIELDS) });
export type UserSettings = z.infer<typeof userSettings>;
