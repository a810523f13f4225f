import { PRESET_LIMIT, PRESET_NAME_LIMIT } from "./limits.ts";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";
import { STORED_VALUES } from "./user-settings.ts";

const { subjectName: _ofOnePhoto, ...values } = STORED_VALUES;

/** A font of somebody's computer. */
export const localFont = z.strictObject({
  /** As CSS names it. */
  family: z.string().check(z.regex(/^[^"\\\p{Cc}]{1,100}$/u)),
  /** Of its upright regular face. */
  postscriptName: z.string().check(z.regex(/^[^"\\\p{Cc}]{1,100}$/u)),
});

/** The settings that a preset holds: all that are kept but the subject, which is each photo's own. */
export const presetSettings = z.strictObject({ ...values, localFont: z.optional(z.nullable(localFont)) });
export type PresetSettings = z.infer<typeof presetSettings>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(PRESET_NAME_LIMIT));

/** `PUT /api/users/:uid/presets/:id`: makes it, or replaces what it was. */
export const presetContents = z.strictObject({ name, settings: presetSettings });

/** `PATCH /api/users/:uid/presets/:id`: renames it, and leaves what it holds. */
export const presetRenaming = z.strictObject({ name });

/** The id is the client's: saved twice, it is one preset. */
export const presetParams = z.strictObject({ uid: z.string().check(z.regex(/^[\w-]{1,64}$/)), id: z.guid() });

export const preset = z.strictObject({ id: z.string(), name, settings: presetSettings, changedAt: instant });
export type Preset = z.infer<typeof preset>;

/** `GET /api/users/:uid/presets`, and what every change of them answers: all as they stand, by name. */
export const presetsAnswer = z.strictObject({ presets: z.array(preset) });

/** A file of presets, as they are exported and imported. */
export const presetFile = z.strictObject({
  format: z.literal("matte-presets"),
  version: z.literal(1),
  presets: z.array(presetContents).check(z.minLength(1), z.maxLength(PRESET_LIMIT)),
});
export type PresetFile = z.infer<typeof presetFile>;
