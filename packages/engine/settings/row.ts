import type { Capability } from "../plans/rows.ts";
import type { Kind } from "./kinds.ts";

/**
 * Part of the export that depends on a setting:
 * - `layout`: places and sizes, texts and pictures,
 * - `paint`: colours and widths of flat areas, matte and stroke,
 * - `export`: the file: format, coding, metadata.
 */
export type Effect = "layout" | "paint" | "export";

/** Properties of a setting that others derive from; all but `affects` are absent unless they apply. */
export interface Traits<Value = unknown> {
  readonly affects: readonly Effect[];
  /** Saved in the browser's local storage and with the account. */
  readonly stored?: true;
  /** Set to its default by `Reset settings`. */
  readonly reset?: true;
  /**
   * Part of a preset. Only settings from the first version are `required`; presets saved before a setting existed lack it, and mean
   * its default.
   */
  readonly preset?: "required" | "optional";
  /** Capability unlocking the setting; without it the setting has its default. */
  readonly needs?: Capability;
  /** Capabilities unlocking single choices; without one the choice becomes the default. */
  readonly choicesNeed?: Readonly<Partial<Record<Value & string, Capability>>>;
}

export interface Row {
  readonly kind: Kind;
  readonly default: unknown;
  readonly traits: Traits;
}

interface TypedRow<Value, T extends Traits> extends Row {
  readonly kind: Kind<Value>;
  readonly default: Value;
  readonly traits: T;
}

/** One setting. */
export function row<Value, const T extends Traits<Value>>(
  kind: Kind<Value>,
  initial: NoInfer<Value>,
  traits: T,
): TypedRow<Value, T> {
  return { kind, default: initial, traits };
}
