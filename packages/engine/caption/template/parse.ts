/**
 * Template parser: text with fields in braces.
 * template    = { text | "{{" | "}}" | placeholder }
 * placeholder = "{" field { "|" field } [ ":" form ] "}"
 */
import { memoize } from "../../memoize.ts";
import { groupByBrackets } from "./brackets.ts";
import { fieldNamed, takesForm } from "./fields.ts";
import type { LiteralText, Placeholder, TemplateItem, TemplateProblem } from "./items.ts";
import { suggestField } from "./suggest.ts";

export interface Template {
  readonly items: readonly TemplateItem[];
  /** All placeholders in reading order. */
  readonly placeholders: readonly Placeholder[];
  readonly problems: readonly TemplateProblem[];
}

/** Most templates in use at the same time; each typed letter makes another. */
const CACHE_SIZE = 200;

/** Parses a template, once for all photos. Never throws. */
export const parseTemplate: (text: string) => Template = memoize(CACHE_SIZE, parse);

/** Doubled braces, placeholders, and all other text, including lone braces. */
const TOKEN = /\{\{|\}\}|\{[^{}]*\}|[^{}]+|[{}]/gu;

function parse(text: string): Template {
  const items: TemplateItem[] = [];
  const problems: TemplateProblem[] = [];
  for (const { 0: token, index: from } of text.matchAll(TOKEN)) {
    const found = itemOf(token, from);
    if (found.kind === "text" || found.kind === "field") items.push(found);
    else {
      problems.push(found);
      // A lone brace may begin a field that is still being typed.
      items.push({ kind: found.kind === "unclosed" ? "text" : "unknown", text: token });
    }
  }
  const placeholders = items.filter((item) => item.kind === "field");
  return { items: groupByBrackets(items), placeholders, problems };
}

type Found = Placeholder | LiteralText | TemplateProblem;

function itemOf(token: string, from: number): Found {
  const to = from + token.length;
  if (token === "{{" || token === "}}") return { kind: "text", text: token.charAt(0) };
  if (token === "{") return { kind: "unclosed", typed: token, suggestion: null, from, to };
  return token.startsWith("{") ? placeholder(token.slice(1, -1), from, to) : { kind: "text", text: token };
}

function placeholder(inside: string, from: number, to: number): Found {
  const [alternatives = "", ...rest] = inside.split(":");
  const typedNames = alternatives.split("|").map((name) => name.trim());
  const names = typedNames.flatMap((name) => fieldNamed(name) ?? []);
  const unknown = typedNames.find((name) => fieldNamed(name) === undefined);
  if (unknown !== undefined) {
    return { kind: "unknown-field", typed: unknown, suggestion: suggestField(unknown), from, to };
  }
  const form = rest.length === 0 ? null : rest.join(":").trim();
  if (form !== null && !names.some((name) => takesForm(name, form))) {
    return { kind: "unknown-form", typed: form, suggestion: null, from, to };
  }
  return { kind: "field", names, form, from, to };
}

/** Doubles braces that would be read as a field: the template prints exactly this text. */
export function asTemplate(text: string): string {
  const isPlain = !/\{\{|\}\}/u.test(text) && parseTemplate(text).placeholders.length === 0;
  return isPlain ? text : text.replace(/[{}]/gu, "$&$&");
}
