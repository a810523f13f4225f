import { takesForm, type TemplateField } from "./fields.ts";
import type { BracketGroup, LiteralText, Placeholder, TemplateItem } from "./items.ts";
import { parseTemplate } from "./parse.ts";

/** A field's text for one photo; empty if unknown. */
export type FieldText = (field: TemplateField, form: string | null) => string;

const VISIBLE = /\S/u;
/** Symbols such as `©` and `📷` belong to the whole text instead of its first field. */
const ONLY_SYMBOLS = /^(?:[\p{So}\p{Variation_Selector}]\s*)+$/u;

/**
 * Fills a template for one photo. Literal text belongs to the field after it, at the end to the field before it, and disappears
 * with it. Unknown fields and text without fields stay exactly as typed.
 */
export function fillTemplate(text: string, fieldText: FieldText): string {
  const { items, placeholders } = parseTemplate(text);
  return placeholders.length === 0 ? literalText(items) : fillItems(items, fieldText).trim();
}

function literalText(items: readonly TemplateItem[]): string {
  return items.map((item) => (item.kind === "text" || item.kind === "unknown" ? item.text : bracketed(item))).join("");
}

function bracketed(item: Placeholder | BracketGroup): string {
  return item.kind === "group" ? item.open + literalText(item.items) + item.close : "";
}

function fillItems(items: readonly TemplateItem[], fieldText: FieldText): string {
  const output = new Output();
  for (const item of items) {
    if (item.kind === "text") output.literal(item.text);
    else output.field(fieldTextOf(item, fieldText));
  }
  return output.end();
}

function fieldTextOf(item: Exclude<TemplateItem, LiteralText>, fieldText: FieldText): string {
  if (item.kind === "unknown") return item.text;
  return item.kind === "field" ? textOf(item, fieldText) : groupText(item, fieldText);
}

function groupText({ open, items, close }: BracketGroup, fieldText: FieldText): string {
  const inside = fillItems(items, fieldText);
  return inside === "" ? "" : open + inside + close;
}

function textOf({ names, form }: Placeholder, fieldText: FieldText): string {
  for (const name of names) {
    const text = fieldText(name, form !== null && takesForm(name, form) ? form : null);
    if (text !== "") return text;
  }
  return "";
}

/** Joins fields by the literal text between them. */
class Output {
  #text = "";
  /** Literals since the last printed field. */
  #literals: string[] = [];
  #position: "first" | "later" = "first";
  #lastIsEmpty = true;

  literal(text: string): void {
    this.#literals.push(text);
  }

  field(text: string): void {
    this.#lastIsEmpty = text === "";
    if (text !== "") {
      this.#text += this.#before() + text;
      this.#literals.length = 0;
    } else if (this.#text === "") this.#literals = this.#literals.filter((literal) => ONLY_SYMBOLS.test(literal));
    this.#position = "later";
  }

  end(): string {
    return this.#lastIsEmpty ? this.#text : this.#text + this.#literals.join("");
  }

  /** Text before a field: the last visible separator, none at the beginning. */
  #before(): string {
    const literals = this.#literals;
    if (literals.length === 0) return "";
    if (this.#position === "first") return literals.join("");
    if (this.#text === "") return literals.find((literal) => ONLY_SYMBOLS.test(literal)) ?? "";
    return literals.length === 1
      ? literals.join("")
      : (literals.findLast((literal) => VISIBLE.test(literal)) ?? literals.at(-1) ?? "");
  }
}
