/** Looks: the settings of a frame without anything personal, for choosing, for links and for files. */
import { isRecord, isSameValue, readValue } from "../settings/restore.ts";
import { DEFAULT_SETTINGS, rowOf, settingsOf, type Settings } from "../settings/table.ts";
import { FRAME_FIELDS, LOOK_FIELDS, type LookSettings } from "./fields.ts";
import { LOOK_VERSION, migrateLook } from "./migrations.ts";

export interface Look {
  readonly version: typeof LOOK_VERSION;
  /** By their stored names. */
  readonly settings: LookSettings;
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
  if (migrated === null || !isRecord(migrated["settings"])) return { type: "invalid" };
  return { type: "look", look: { version: LOOK_VERSION, settings: readSettings(migrated["settings"]) } };
}

function readSettings(stored: Readonly<Record<string, unknown>>): LookSettings {
  const entries = LOOK_FIELDS.flatMap((field) => {
    const value = Object.hasOwn(stored, field) ? readValue(rowOf(field).kind, stored[field]) : undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(entries);
}

/** The look of some settings: what differs from the defaults. */
export function lookOf(settings: Settings): Look {
  const changed = LOOK_FIELDS.filter((field) => !isSameValue(settings[field], DEFAULT_SETTINGS[field]));
  return { version: LOOK_VERSION, settings: settingsOf(changed, (field) => settings[field]) };
}

/** Settings after a look was chosen: its frame replaces theirs; texts and logos stay. */
export function settingsWithLook(settings: Settings, look: Look): Settings {
  return { ...settings, ...settingsOf(FRAME_FIELDS, (field) => DEFAULT_SETTINGS[field]), ...look.settings };
}

/** True if choosing a look would change nothing. */
export function hasLook(settings: Settings, look: Look): boolean {
  const chosen = settingsWithLook(settings, look);
  return LOOK_FIELDS.every((field) => isSameValue(settings[field], chosen[field]));
}
