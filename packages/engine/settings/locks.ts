/** Settings that a plan locks. */
import { capabilities, type Plan } from "../plans/index.ts";
import type { Capabilities } from "../plans/rows.ts";
import { DEFAULT_SETTINGS, rowOf, SETTING_FIELDS, settingsOf, type SettingField, type Settings } from "./table.ts";

/** True if the plan has no control over a setting. */
export function isLocked(field: SettingField, plan: Plan): boolean {
  return lacks(capabilities(plan), field);
}

/** True if the plan cannot choose a value of a setting. */
export function isChoiceLocked<Field extends SettingField>(field: Field, value: Settings[Field], plan: Plan): boolean {
  return lacks(capabilities(plan), field, value);
}

/**
 * The settings that a plan has: locked ones are at their defaults. The painter's input and the locked controls both come from
 * here; what is stored does not, so that nothing is lost when a plan ends and comes back.
 */
export function settingsForPlan(settings: Settings, plan: Plan): Settings {
  const unlocked = capabilities(plan);
  const locked = SETTING_FIELDS.filter((field) => lacks(unlocked, field, settings[field]));
  return { ...settings, ...settingsOf(locked, (field) => DEFAULT_SETTINGS[field]) };
}

function lacks(unlocked: Capabilities, field: SettingField, value?: unknown): boolean {
  const { needs, choicesNeed = {} } = rowOf(field).traits;
  // Any text may be a value, `constructor` too.
  const choiceNeeds = typeof value === "string" && Object.hasOwn(choicesNeed, value) ? choicesNeed[value] : undefined;
  return [needs, choiceNeeds].some((capability) => capability !== undefined && !unlocked[capability]);
}
