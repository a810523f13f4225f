/** Merges settings from several devices: the latest choice for each field wins. Pure; times are passed in. */
import type { UserSettings } from "@matte/contracts";
import { isSameValue, type StoredSettings } from "@matte/engine";

/** Chosen values by field, with the times of the choices (ISO 8601). */
export type Chosen = UserSettings["settings"];
type Field = keyof Chosen;
type Choice = NonNullable<Chosen[Field]>;

/** Time before every choice, for values from before the device knew the account. */
export const NEVER = new Date(0).toISOString();

/** Takes the later choice for each field. Commutative, associative, idempotent: the merging order does not matter. */
export function laterOf(a: Chosen, b: Chosen): Chosen {
  return collect([...fieldsOf(a), ...fieldsOf(b)], (field) => later(a[field], b[field]));
}

/**
 * Returns the differences between two states as choices made now.
 * @param known choices seen by this device: a slow clock must not make a new choice look older
 * @param now milliseconds since 1970
 */
export function choicesBetween(before: StoredSettings, after: StoredSettings, known: Chosen, now: number): Chosen {
  const changed = fieldsIn(after).filter((field) => !isSameValue(before[field], after[field]));
  return collect(changed, (field) => {
    const seen = known[field];
    const next = seen === undefined ? 0 : Date.parse(seen.changedAt) + 1;
    return choice(after[field], new Date(Math.max(now, next)).toISOString());
  });
}

/** Returns fields missing in the account, with a time that loses against every real choice. */
export function unknownTo(known: Chosen, settings: StoredSettings): Chosen {
  const missing = fieldsIn(settings).filter((field) => known[field] === undefined);
  return collect(missing, (field) => choice(settings[field], NEVER));
}

/** Returns the unsent choices made after the sent ones. */
export function withoutSent(unsent: Chosen, sent: Chosen): Chosen {
  const left = fieldsOf(unsent).filter((field) => unsent[field]?.changedAt !== sent[field]?.changedAt);
  return collect(left, (field) => unsent[field]);
}

/** Drops the times. */
export function valuesOf(chosen: Chosen): Partial<StoredSettings> {
  return Object.fromEntries(fieldsOf(chosen).map((field) => [field, chosen[field]?.value]));
}

function later(a: Choice | undefined, b: Choice | undefined): Choice | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const apart = Date.parse(a.changedAt) - Date.parse(b.changedAt);
  if (apart !== 0) return apart > 0 ? a : b;
  // At the same moment both devices must come to the same result, no matter which.
  return JSON.stringify(a.value) >= JSON.stringify(b.value) ? a : b;
}

function fieldsOf(chosen: Chosen): Field[] {
  return Object.keys(chosen) as Field[];
}

function fieldsIn(settings: StoredSettings): Field[] {
  return Object.keys(settings) as Field[];
}

function choice(value: StoredSettings[Field], changedAt: string): Choice {
  return { value, changedAt };
}

function collect(fields: readonly Field[], of: (field: Field) => Choice | undefined): Chosen {
  const choices = fields.map((field) => [field, of(field)] as const);
  return Object.fromEntries(choices.filter(([, found]) => found !== undefined));
}
