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
export const STORED_VALUES = {
  innerBorderSize: z.int().check(z.gte(0), z.lte(WIDEST_STROKE)),
  innerBorderColor: colour,
  outerBorderSize: within(RANGES.outerBorderSize),
  outerBorderColor: colour,
  showMetadata: z.boolean(),
  printSubjectName: z.boolean(),
  locationText: text,
  subjectName: text,
  photoBy: text,
  additionalCredits: text,
  metadataDisplay: z.enum(METADATA_DISPLAYS),
  metadataFont: z.enum(METADATA_FONTS),
  metadataFontSize: within(RANGES.metadataFontSize),
  logoSize: within(RANGES.logoSize),
  logoPosition: z.enum(LOGO_POSITIONS),
  exportFormat: z.enum(EXPORT_FORMATS),
  socialPreset: z.enum(SOCIAL_PRESETS),
} as const satisfies Record<keyof StoredSettings, z.ZodMiniType>;

const FIELDS = {
  innerBorderSize: chosen(STORED_VALUES.innerBorderSize),
  innerBorderColor: chosen(STORED_VALUES.innerBorderColor),
  outerBorderSize: chosen(STORED_VALUES.outerBorderSize),
  outerBorderColor: chosen(STORED_VALUES.outerBorderColor),
  showMetadata: chosen(STORED_VALUES.showMetadata),
  printSubjectName: chosen(STORED_VALUES.printSubjectName),
  locationText: chosen(STORED_VALUES.locationText),
  subjectName: chosen(STORED_VALUES.subjectName),
  photoBy: chosen(STORED_VALUES.photoBy),
  additionalCredits: chosen(STORED_VALUES.additionalCredits),
  metadataDisplay: chosen(STORED_VALUES.metadataDisplay),
  metadataFont: chosen(STORED_VALUES.metadataFont),
  metadataFontSize: chosen(STORED_VALUES.metadataFontSize),
  logoSize: chosen(STORED_VALUES.logoSize),
  logoPosition: chosen(STORED_VALUES.logoPosition),
  exportFormat: chosen(STORED_VALUES.exportFormat),
  socialPreset: chosen(STORED_VALUES.socialPreset),
} as const satisfies Record<keyof StoredSettings, z.ZodMiniType>;

/**
 * `PUT /api/users/:uid/settings` brings the fields that this device has changed; `GET` gives all that are kept. Both
 * answer with all fields as they stand.
 */
export const userSettings = z.strictObject({ settings: z.strictObject(FIELDS) });
export type UserSettings = z.infer<typeof userSettings>;
