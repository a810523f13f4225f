import { isRecord, readValue } from "./read.ts";
import { DEFAULT_SETTINGS, rowOf, SETTING_FIELDS, type Settings } from "./table.ts";

/** Settings from anything: known fields that can be read, in range; the default for every other. Never throws. */
export function restoreSettings(stored: unknown): Settings {
  const found = isRecord(stored) ? stored : {};
  const restored = SETTING_FIELDS.flatMap((field) => {
    const value = Object.hasOwn(found, field) ? readValue(rowOf(field).kind, found[field]) : undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(restored) };
}
