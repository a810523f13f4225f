/**
 * Kinds of setting values, as data. Reader (`readValue`), schema (`settingSchemas` in contracts) and test data (`anyValue`) derive
 * from them.
 */
import type { HexColour } from "../colour.ts";

interface FlagKind {
  readonly type: "flag";
}

interface NumberKind {
  readonly type: "number";
  readonly min: number;
  readonly max: number;
  /** The control's step; values between steps are valid. */
  readonly step: number;
  /** True for whole numbers; others are rounded. */
  readonly whole: boolean;
  readonly outside: "clamped" | "refused";
}

interface ChoiceKind {
  readonly type: "choice";
  readonly choices: readonly string[];
}

interface ColourKind {
  readonly type: "colour";
}

interface TextKind {
  readonly type: "text";
  /** UTF-16 units; the rest of a longer text is cut off. */
  readonly limit: number;
  readonly multiline: boolean;
}

/** Text that is valid as a whole or not at all. */
interface PatternKind {
  readonly type: "pattern";
  /** Anchored at both ends. */
  readonly pattern: RegExp;
  readonly examples: readonly string[];
}

interface NullableKind {
  readonly type: "nullable";
  readonly of: Kind;
}

interface ObjectKind {
  readonly type: "object";
  readonly fields: Readonly<Record<string, Kind>>;
}

/** Values by name, such as a camera's. */
interface MapKind {
  readonly type: "map";
  readonly of: Kind;
  /** Gives a name its one spelling. */
  readonly nameOf: (name: string) => string;
}

type KindData =
  | FlagKind
  | NumberKind
  | ChoiceKind
  | ColourKind
  | TextKind
  | PatternKind
  | NullableKind
  | ObjectKind
  | MapKind;

/** `value` is never set: it only carries the type of the values. */
export type Kind<Value = unknown> = KindData & { readonly value?: Value };

/** A kind's value type. */
export type ValueOf<K extends Kind> = K extends Kind<infer Value> ? Value : never;

/** Longest text of a field in UTF-16 units; several times what fits into any caption. */
export const TEXT_LIMIT = 1000;
/** For names and forms. */
export const SHORT_TEXT_LIMIT = 200;

export const flag: Kind<boolean> = { type: "flag" };

export const colour: Kind<HexColour> = { type: "colour" };

export const text: Kind<string> = { type: "text", limit: TEXT_LIMIT, multiline: false };

/** A name or a form. */
export const shortText: Kind<string> = { type: "text", limit: SHORT_TEXT_LIMIT, multiline: false };

export const multilineText: Kind<string> = { type: "text", limit: TEXT_LIMIT, multiline: true };

export function number(
  min: number,
  max: number,
  more: Partial<Omit<NumberKind, "type">> = {},
): Kind<number> & NumberKind {
  return { type: "number", min, max, step: 1, whole: false, outside: "clamped", ...more };
}

export function choice<const Choice extends string>(choices: readonly Choice[]): Kind<Choice> {
  return { type: "choice", choices };
}

/** @param whole anchored at both ends */
export function pattern(whole: RegExp, examples: readonly string[]): Kind<string> {
  return { type: "pattern", pattern: whole, examples };
}

export function nullable<Value>(of: Kind<Value>): Kind<Value | null> {
  return { type: "nullable", of };
}

/** Largest map: entries, and UTF-16 units of a name. */
export const MAP_LIMIT = { entries: 50, name: 100 } as const;

export function map<Value>(of: Kind<Value>, nameOf: (name: string) => string): Kind<Readonly<Record<string, Value>>> {
  return { type: "map", of, nameOf };
}

export function object<Fields extends Readonly<Record<string, Kind>>>(
  fields: Fields,
): Kind<{ readonly [Field in keyof Fields]: ValueOf<Fields[Field]> }> {
  return { type: "object", fields };
}
