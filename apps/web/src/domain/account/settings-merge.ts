/** Settings that several devices change: of each field the latest choice stands. Pure; times come from outside. */
import type { UserSettings } from "@matte/contracts";
import { isSameValue, type StoredSettings } from "@matte/engine";

/** Fields with what was chosen and when (ISO 8601). */
export type Chosen = UserSettings["settings"];
type Field = keyof Chosen;
type Choice = NonNullable<Chosen[Field]>;

/** Before every real choice: what a device happened to have before it knew the account. */
export const NEVER = new Date(0).toISOString();

/** Of each field the later choice. Commutative, associative, idempotent: the order of meeting does not matter. */
export function laterOf(a: Chosen, b: Chosen): Chosen {
  return collect([...fieldsOf(a), ...fieldsOf(b)], (field) => later(a[field], b[field]));
}

/**
 * What changed between two states, as choices made now.
 * @param known choices that this device has seen: a clock that is behind must not make a new choice look older than those
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

/** What the device has of fields that the account knows nothing of; any real choice wins against it. */
export function unknownTo(known: Chosen, settings: StoredSettings): Chosen {
  const missing = fieldsIn(settings).filter((field) => known[field] === undefined);
  return collect(missing, (field) => choice(settings[field], NEVER));
}

/** What is left of the unsent choices once the sent ones have arrived: those made meanwhile. */
export function withoutSent(unsent: Chosen, sent: Chosen): Chosen {
  const left = fieldsOf(unsent).filter((field) => unsent[field]?.changedAt !== sent[field]?.changedAt);
  return collect(left, (field) => unsent[field]);
}

/** The values alone. */
export function valuesOf(chosen: Chosen): Partial<StoredSettings> {
  return Object.fromEntries(fieldsOf(chosen).map((field) => [field, chosen[field]?.value]));
}

function later(a: Choice | undefined, b: Choice | undefined): Choice | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const apart = Date.parse(a.changedAt) - Date.parse(b.changedAt);
  if (apart !== 0) return apart > 0 ? a : b;
  // At the same moment both devices must come to the same result, whichever it is.
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
