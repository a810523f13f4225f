/** Parts of a parsed template. */
import type { TemplateField } from "./fields.ts";

/** `{title|headline}`, `{date:YYYY}`. */
export interface Placeholder {
  readonly kind: "field";
  /** Alternatives: the first with text is printed. */
  readonly names: readonly TemplateField[];
  readonly form: string | null;
  /** The placeholder's range in the typed text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

export interface LiteralText {
  readonly kind: "text";
  readonly text: string;
}

/** An unknown field or form, printed as typed whatever is next to it. */
export interface UnknownField {
  readonly kind: "unknown";
  readonly text: string;
}

/** Brackets around fields, printed if any field has text. */
export interface BracketGroup {
  readonly kind: "group";
  readonly open: string;
  readonly items: readonly TemplateItem[];
  readonly close: string;
}

export type TemplateItem = Placeholder | LiteralText | UnknownField | BracketGroup;

/** Typed text that is not a field, printed as typed. */
export interface TemplateProblem {
  readonly kind: "unknown-field" | "unknown-form" | "unclosed";
  /** Field or form as typed. */
  readonly typed: string;
  /** The field that was probably meant. */
  readonly suggestion: TemplateField | null;
  readonly from: number;
  readonly to: number;
}
