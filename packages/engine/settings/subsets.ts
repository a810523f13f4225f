/** Settings by their traits. */
import { isSameValue } from "./restore.ts";
import type { Effect, Row } from "./row.ts";
import {
  DEFAULT_SETTINGS,
  rowOf,
  SETTING_FIELDS,
  settingsOf,
  type FieldWith,
  type SettingField,
  type Settings,
} from "./table.ts";

export type StoredField = FieldWith<{ stored: true }>;
export type StoredSettings = Pick<Settings, StoredField>;

export type RequiredInPreset = FieldWith<{ preset: "required" }>;
export type OptionalInPreset = FieldWith<{ preset: "optional" }>;
export type PresetField = RequiredInPreset | OptionalInPreset;
/** A preset's contents. An absent optional setting has its default. */
export type PresetSettings = Pick<Settings, RequiredInPreset> & {
  readonly [Field in OptionalInPreset]?: Settings[Field] | undefined;
};

/** Fields saved between visits (SPEC §3). */
export const STORED_FIELDS = fieldsWhere(({ traits }) => traits.stored === true) as readonly StoredField[];
export const PRESET_FIELDS = fieldsWhere(({ traits }) => traits.preset !== undefined) as readonly PresetField[];
const RESET_FIELDS = fieldsWhere(({ traits }) => traits.reset === true);

/** Picks the settings saved between visits. */
export function storedSettings(settings: Settings): StoredSettings {
  return settingsOf(STORED_FIELDS, (field) => settings[field]);
}

/** Picks the stored settings. Leaves out newer ones at their defaults. */
export function savedSettings(settings: Settings): Partial<StoredSettings> {
  return settingsOf(
    STORED_FIELDS.filter((field) => isOfFirstRelease(field) || !isSameValue(settings[field], DEFAULT_SETTINGS[field])),
    (field) => settings[field],
  );
}

/** Settings from the first version are required in presets, but for the subject, which belongs to one photo. */
function isOfFirstRelease(field: StoredField): boolean {
  return field === "subjectName" || rowOf(field).traits.preset === "required";
}

/** `Reset settings` (SPEC §4): some fields at their defaults, the others unchanged. */
export function resetSettings(settings: Settings): Settings {
  return { ...settings, ...settingsOf(RESET_FIELDS, (field) => DEFAULT_SETTINGS[field]) };
}

/** Picks a preset's settings: everything stored but the subject, which belongs to one photo. */
export function presetSettings(settings: Settings): PresetSettings {
  return settingsOf(PRESET_FIELDS, (field) => settings[field]);
}

/** Returns the changes made by loading a preset. */
export function settingsOfPreset(preset: PresetSettings): Pick<Settings, PresetField> {
  const saved: Partial<Settings> = Object.fromEntries(
    Object.entries(preset).filter(([, value]) => value !== undefined),
  );
  const whole = { ...DEFAULT_SETTINGS, ...saved };
  return settingsOf(PRESET_FIELDS, (field) => whole[field]);
}

/** True if loading a preset would change nothing. */
export function hasPreset(settings: Settings, preset: PresetSettings): boolean {
  const loaded = settingsOfPreset(preset);
  return PRESET_FIELDS.every((field) => isSameValue(settings[field], loaded[field]));
}

/** Lists fields affecting a part of the export. */
export function fieldsAffecting(...effects: readonly Effect[]): readonly SettingField[] {
  return fieldsWhere(({ traits }) => traits.affects.some((effect) => effects.includes(effect)));
}

function fieldsWhere(test: (row: Row) => boolean): readonly SettingField[] {
  return SETTING_FIELDS.filter((field) => test(rowOf(field)));
}
