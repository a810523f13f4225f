/** Settings locked by a plan. */
import { capabilities, PLANS, type Plan } from "../plans/index.ts";
import { DEFAULT_SETTINGS, rowOf, SETTING_FIELDS, settingsOf, type SettingField, type Settings } from "./table.ts";

/** True if the plan has no control over a setting. */
export function isLocked(field: SettingField, plan: Plan): boolean {
  const { needs } = rowOf(field).traits;
  return needs !== undefined && !capabilities(plan)[needs];
}

/** Returns whether the plan cannot choose a value of a setting. */
export function isChoiceLocked<Field extends SettingField>(field: Field, value: Settings[Field], plan: Plan): boolean {
  const { choicesNeed = {} } = rowOf(field).traits;
  // Any text may be a value, `constructor` too.
  const needs = typeof value === "string" && Object.hasOwn(choicesNeed, value) ? choicesNeed[value] : undefined;
  return needs !== undefined && !capabilities(plan)[needs];
}

/** Computed once: a plan's settings are read many times for each change. */
const LOCKED_DEFAULTS = new Map(PLANS.map((plan) => [plan, lockedDefaults(plan)]));
const FIELDS_WITH_LOCKS = SETTING_FIELDS.filter((field) => rowOf(field).traits.choicesNeed !== undefined);

/**
 * Returns the settings that a plan has: locked ones are at their defaults. The painter's input and the locked controls both come
 * from here; what is stored does not, so nothing is lost when a plan ends and comes back.
 */
export function settingsForPlan(settings: Settings, plan: Plan): Settings {
  const available = { ...settings, ...LOCKED_DEFAULTS.get(plan) };
  const choices = FIELDS_WITH_LOCKS.filter((field) => isChoiceLocked(field, settings[field], plan));
  return choices.length === 0 ? available : { ...available, ...defaultsOf(choices) };
}

function lockedDefaults(plan: Plan): Partial<Settings> {
  return defaultsOf(SETTING_FIELDS.filter((field) => isLocked(field, plan)));
}

function defaultsOf(fields: readonly SettingField[]): Partial<Settings> {
  return settingsOf(fields, (field) => DEFAULT_SETTINGS[field]);
}
