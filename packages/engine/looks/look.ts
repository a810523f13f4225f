/** Looks: the settings of a frame, for choosing, for links and for files. Nothing personal is in them unless asked for. */
import { capabilities, type Plan } from "../plans/index.ts";
import type { Capability } from "../plans/rows.ts";
import { settingsForPlan } from "../settings/locks.ts";
import { isRecord, isSameValue, readValue } from "../settings/restore.ts";
import { DEFAULT_SETTINGS, rowOf, settingsOf, type SettingField, type Settings } from "../settings/table.ts";
import { FRAME_FIELDS, LOOK_FIELDS, LOOK_TEXTS, type LookSettings, type LookTexts } from "./fields.ts";
import { LOOK_VERSION, migrateLook } from "./migrations.ts";

export interface Look {
  readonly version: typeof LOOK_VERSION;
  /** By their stored names. */
  readonly settings: LookSettings;
  /** Names, places and credits, which a look has only if its photographer asked for them. */
  readonly texts?: LookTexts;
}

/** Result of reading a look: the look, the version of a newer one, or neither. */
export type ReadLook =
  | { readonly type: "look"; readonly look: Look }
  | { readonly type: "unknown-version"; readonly version: number }
  | { readonly type: "invalid" };

/** Reads a look of any version. Ignores unknown fields and values that cannot be read. Never throws. */
export function readLook(value: unknown): ReadLook {
  const migrated = migrateLook(value);
  if (typeof migrated === "number") return { type: "unknown-version", version: migrated };
  const { settings, texts } = migrated ?? {};
  if (!isRecord(settings)) return { type: "invalid" };
  const look = { version: LOOK_VERSION, settings: readFields(LOOK_FIELDS, settings) } as const;
  const words = isRecord(texts) ? readFields(LOOK_TEXTS, texts) : {};
  return { type: "look", look: Object.keys(words).length === 0 ? look : { ...look, texts: words } };
}

function readFields<Field extends SettingField>(
  fields: readonly Field[],
  stored: Readonly<Record<string, unknown>>,
): Partial<Pick<Settings, Field>> {
  const entries = fields.flatMap((field) => {
    const value = Object.hasOwn(stored, field) ? readValue(rowOf(field).kind, stored[field]) : undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(entries) as Partial<Pick<Settings, Field>>;
}

/** The look of some settings: what differs from the defaults. @param withTexts true for names, places and credits as well */
export function lookOf(settings: Settings, withTexts = false): Look {
  const look = { version: LOOK_VERSION, settings: changedFields(LOOK_FIELDS, settings) } as const;
  const texts = withTexts ? changedFields(LOOK_TEXTS, settings) : {};
  return Object.keys(texts).length === 0 ? look : { ...look, texts };
}

/** True if a look of these settings could have texts. */
export function hasLookTexts(settings: Settings): boolean {
  return lookOf(settings, true).texts !== undefined;
}

function changedFields<Field extends SettingField>(fields: readonly Field[], settings: Settings) {
  const changed = fields.filter((field) => !isSameValue(settings[field], DEFAULT_SETTINGS[field]));
  return settingsOf(changed, (field) => settings[field]);
}

/** Settings after a look was chosen: its frame replaces theirs; logos stay, and texts unless the look has some. */
export function settingsWithLook(settings: Settings, look: Look): Settings {
  const frame = settingsOf(FRAME_FIELDS, (field) => DEFAULT_SETTINGS[field]);
  return { ...settings, ...frame, ...look.settings, ...look.texts };
}

/** True if choosing a look would change nothing. */
export function hasLook(settings: Settings, look: Look): boolean {
  const chosen = settingsWithLook(settings, look);
  return [...LOOK_FIELDS, ...LOOK_TEXTS].every((field) => isSameValue(settings[field], chosen[field]));
}

/** Capabilities that a plan lacks for some of a look's settings; such settings are at their defaults. */
export function lockedInLook(look: Look, plan: Plan): readonly Capability[] {
  const settings = settingsWithLook(DEFAULT_SETTINGS, look);
  const available = settingsForPlan(settings, plan);
  const held = capabilities(plan);
  const locked = LOOK_FIELDS.filter((field) => !isSameValue(settings[field], available[field]));
  const needed = locked.flatMap((field) => {
    const { needs, choicesNeed = {} } = rowOf(field).traits;
    return needs ?? Object.values(choicesNeed).filter((capability) => capability !== undefined);
  });
  return [...new Set(needed)].filter((capability) => !held[capability]);
}
