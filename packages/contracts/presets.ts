import { PRESET_FIELDS, rowOf, type OptionalInPreset, type RequiredInPreset, type Settings } from "@matte/engine";
import { PRESET_LIMIT, PRESET_NAME_LIMIT } from "./limits.ts";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";
import { noControls } from "./text.ts";
import { settingSchemas, type SettingSchemas } from "./settings.ts";

type PresetFields = SettingSchemas<RequiredInPreset> & {
  readonly [Field in OptionalInPreset]: z.ZodMiniOptional<z.ZodMiniType<Settings[Field]>>;
};

const schemas = settingSchemas(PRESET_FIELDS);
const entries = PRESET_FIELDS.map((field) => {
  const schema = schemas[field];
  return [field, rowOf(field).traits.preset === "optional" ? z.optional(schema) : schema] as const;
});

/** Preset settings: all stored ones except the subject, which belongs to one photo. */
export const presetSettings = z.strictObject(Object.fromEntries(entries) as PresetFields);

const storedName = z.string().check(z.trim(), z.minLength(1), z.maxLength(PRESET_NAME_LIMIT));
const name = storedName.check(noControls);

/** Name and settings. */
export const presetContents = z.strictObject({ name, settings: presetSettings });

/** New name of a preset. */
export const presetRenaming = z.strictObject({ name });

/** The client chooses the id, so that a preset saved twice is one. */
export const presetParams = z.strictObject({ uid: z.string().check(z.regex(/^[\w-]{1,64}$/)), id: z.guid() });

export const preset = z.strictObject({
  id: z.string(),
  name: storedName,
  settings: presetSettings,
  changedAt: instant,
});
export type Preset = z.infer<typeof preset>;

/** All the user's presets, by name. */
export const presetsAnswer = z.strictObject({ presets: z.array(preset) });

/** File of exported presets. */
export const presetFile = z.strictObject({
  format: z.literal("matte-presets"),
  version: z.literal(1),
  presets: z.array(presetContents).check(z.minLength(1), z.maxLength(PRESET_LIMIT)),
});
export type PresetFile = z.infer<typeof presetFile>;
