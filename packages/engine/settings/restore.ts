import { hexColour } from "../colour.ts";
import { type Kind, MAP_LIMIT } from "./kinds.ts";
import { clamp } from "./range.ts";
import { DEFAULT_SETTINGS, rowOf, SETTING_FIELDS, type Settings } from "./table.ts";

/** Reads settings from anything: known, readable fields, in range; the default for every other. Never throws. */
export function restoreSettings(stored: unknown): Settings {
  return { ...DEFAULT_SETTINGS, ...readSettings(stored) };
}

/** Reads known, readable fields, in range. Never throws. */
export function readSettings(stored: unknown): Partial<Settings> {
  const found = isRecord(stored) ? stored : {};
  const known = SETTING_FIELDS.flatMap((field) => {
    const value = Object.hasOwn(found, field) ? readValue(rowOf(field).kind, found[field]) : undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(known);
}

/** Reads a value of a kind from anything: repaired if the kind allows that, else undefined. Never throws. */
export function readValue<Value>(kind: Kind<Value>, value: unknown): Value | undefined {
  return readOf(kind, value) as Value | undefined;
}

function readOf(kind: Kind, value: unknown): unknown {
  switch (kind.type) {
    case "flag":
      return typeof value === "boolean" ? value : undefined;
    case "number":
      return readNumber(kind, value);
    case "choice":
      return kind.choices.find((choice) => choice === value);
    case "colour":
      return hexColour(value);
    case "text":
      return typeof value === "string" ? value.slice(0, kind.limit).toWellFormed() : undefined;
    case "pattern":
      return typeof value === "string" && kind.pattern.test(value) ? value : undefined;
    case "nullable":
      return value === null ? null : readOf(kind.of, value);
    case "object":
      return readObject(kind, value);
    case "map":
      return readMap(kind, value);
  }
}

function readNumber(kind: Kind & { type: "number" }, value: unknown): number | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  const inside = clamp(value, kind);
  if (inside !== value && kind.outside === "refused") return undefined;
  return kind.whole ? Math.round(inside) : inside;
}

/** All fields of the kind and no others; undefined if one is unreadable. */
function readObject({ fields }: Kind & { type: "object" }, value: unknown): object | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(fields).map(([field, kind]) => [field, readOf(kind, value[field])] as const);
  return entries.every(([, found]) => found !== undefined) ? Object.fromEntries(entries) : undefined;
}

/** The readable entries, as many as a map takes. */
function readMap({ of, nameOf }: Kind & { type: "map" }, value: unknown): object | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).flatMap(([spelled, given]) => {
    const name = nameOf(spelled);
    const found = name.length <= MAP_LIMIT.name && name.isWellFormed() ? readOf(of, given) : undefined;
    return found === undefined ? [] : [[name, found] as const];
  });
  return Object.fromEntries(entries.slice(0, MAP_LIMIT.entries));
}

/** Returns whether two values for one setting are equal; objects are compared by their fields. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
