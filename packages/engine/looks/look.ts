/** Looks: the settings of a frame, for choosing, for links and for files. Nothing personal is in them unless asked for. */
import { isPlaceField } from "../caption/template/fields.ts";
import { parseTemplate } from "../caption/template/parse.ts";
import type { Plan } from "../plans/index.ts";
import { settingsForPlan } from "../settings/locks.ts";
import { isRecord, isSameValue, readValue } from "../settings/restore.ts";
import { DEFAULT_SETTINGS, rowOf, settingsOf, type SettingField, type Settings } from "../settings/table.ts";
import {
  FRAME_FIELDS,
  type FrameSettings,
  LOOK_FIELDS,
  LOOK_TEXTS,
  type LookSettings,
  type LookTexts,
  RETURNING_FIELDS,
} from "./fields.ts";
import { LOOK_VERSION, migrateLook } from "./migrations.ts";

export interface Look {
  readonly version: typeof LOOK_VERSION;
  /** By their stored names. */
  readonly settings: LookSettings;
  /** Names, places and credits; only on the photographer's request. */
  readonly texts?: LookTexts;
}

/** Result of reading a look: the look, a newer one's version, or neither. */
export type ReadLook =
  | { readonly type: "look"; readonly look: Look }
  | { readonly type: "unknown-version"; readonly version: number }
  | { readonly type: "invalid" };

/** Reads a look in any version. Ignores unknown fields and unreadable values. Never throws. */
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

/** Makes a look: the settings differing from their defaults. @param withTexts true for names, places and credits as well */
export function lookOf(settings: Settings, withTexts = false): Look {
  const look = { version: LOOK_VERSION, settings: changedFields(LOOK_FIELDS, settings) } as const;
  const texts = withTexts ? changedFields(LOOK_TEXTS, settings) : {};
  return Object.keys(texts).length === 0 ? look : { ...look, texts };
}

/** Returns whether a look with these settings could have texts. */
export function hasLookTexts(settings: Settings): boolean {
  return lookOf(settings, true).texts !== undefined;
}

function changedFields<Field extends SettingField>(fields: readonly Field[], settings: Settings) {
  const changed = fields.filter((field) => !isSameValue(settings[field], DEFAULT_SETTINGS[field]));
  return settingsOf(changed, (field) => settings[field]);
}

/** Returns a look's frame: every field in {@link FRAME_FIELDS}, missing ones at their defaults. No look sets millimetres on paper. */
export function frameOfLook({ settings }: Look): FrameSettings {
  const whole: Settings = { ...DEFAULT_SETTINGS, ...settings };
  return { ...settingsOf(FRAME_FIELDS, (field) => whole[field]), matteMm: null };
}

/** Settings after a look was chosen: its frame replaces theirs; everything else stays, texts unless the look has some. */
export function settingsWithLook(settings: Settings, look: Look): Settings {
  return { ...settings, ...frameOfLook(look), ...look.texts };
}

/** Returns everything that a look carries, for programs without other settings. */
export function settingsFromLook({ settings, texts }: Look): Settings {
  return { ...DEFAULT_SETTINGS, ...settings, ...texts };
}

/**
 * Restores settings from an export: the frame, and which lines the caption prints.
 * @param localFont of its caption; no look has it
 */
export function returningSettings({ settings }: Look, localFont: Settings["localFont"]): Partial<Settings> {
  const whole: Settings = { ...DEFAULT_SETTINGS, ...settings };
  return { ...settingsOf(RETURNING_FIELDS, (field) => whole[field]), localFont };
}

/** Removes texts from a stranger's look that would print where a photo was taken: `{city}` comes from the receiver's file. */
export function withoutPlaceTexts({ texts = {}, ...look }: Look): Look {
  const namesPlace = (text: unknown): boolean =>
    parseTemplate(String(text)).placeholders.some(({ names }) => names.some(isPlaceField));
  const kept = Object.entries(texts).filter(([, text]) => !namesPlace(text));
  return kept.length === 0 ? look : { ...look, texts: Object.fromEntries(kept) as LookTexts };
}

/** True if choosing a look would change nothing. */
export function hasLook(settings: Settings, look: Look): boolean {
  const chosen = settingsWithLook(settings, look);
  return [...FRAME_FIELDS, ...LOOK_TEXTS].every((field) => isSameValue(settings[field], chosen[field]));
}

/** Parts of a look's frame that a plan draws differently; missing lines and bevels draw nothing. */
export type LeftOut =
  | "stroke-added"
  | "stroke-replaced"
  | "second-stroke"
  | "bevel"
  | "inner-mat"
  | "surface"
  | "label"
  | "finish"
  | "font";

/** Lists the visible parts left out by a plan, in frame order. */
export function leftOutOfLook(look: Look, plan: Plan): readonly LeftOut[] {
  const wanted = settingsWithLook(DEFAULT_SETTINGS, look);
  const drawn = settingsForPlan(wanted, plan);
  const differs = (...fields: readonly SettingField[]): boolean =>
    fields.some((field) => !isSameValue(wanted[field], drawn[field]));
  const stroke = wanted.innerBorderSize === 0 ? "stroke-added" : "stroke-replaced";
  return [
    ...(differs("innerBorderSize", "innerBorderColor", "strokeUnit") ? ([stroke] as const) : []),
    ...(differs("secondStrokeSize") ? (["second-stroke"] as const) : []),
    ...(differs("bevelSize") ? (["bevel"] as const) : []),
    ...(differs("innerMatSize") ? (["inner-mat"] as const) : []),
    ...(differs("surface") ? (["surface"] as const) : []),
    ...(differs("labelStyle") ? (["label"] as const) : []),
    ...(differs("textFinish") ? (["finish"] as const) : []),
    ...(differs("metadataFont") ? (["font"] as const) : []),
  ];
}
