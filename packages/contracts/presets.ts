import { PRESET_FIELDS, rowOf, type OptionalInPreset, type RequiredInPreset, type Settings } from "@matte/engine";
import { PRESET_LIMIT, PRESET_NAME_LIMIT } from "./limits.ts";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";
import { settingSchemas, type SettingSchemas } from "./settings.ts";

type PresetFields = SettingSchemas<RequiredInPreset> & {
  readonly [Field in OptionalInPreset]: z.ZodMiniOptional<z.ZodMiniType<Settings[Field]>>;
};

const schemas = settingSchemas(PRESET_FIELDS);
const entries = PRESET_FIELDS.map((field) => {
  const schema = schemas[field];
  return [field, rowOf(field).traits.preset === "optional" ? z.optional(schema) : schema] as const;
});

/** The settings in a preset: all that are stored but the subject, which belongs to one photo. */
export const presetSettings = z.strictObject(Object.fromEntries(entries) as PresetFields);

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
