/** Fills values into a built page: `{{name}}` is a text, `{{looks}}…{{/looks}}` a part, repeated for each of its values. */
import { escapeHtml } from "./html.ts";

export interface Values {
  readonly [name: string]: string | readonly Values[];
}

/** A part, or a text. */
const PLACE = /\{\{(\w+)\}\}(?:([\s\S]*?)\{\{\/\1\}\})?/g;

/** Filled-in texts are escaped, and never read as places themselves. */
export function fillPage(template: string, values: Values): string {
  return template.replace(PLACE, (_place, name: string, part: string | undefined) => {
    const value = values[name] ?? "";
    if (typeof value === "string") return escapeHtml(value) + (part === undefined ? "" : fillPage(part, values));
    return value.map((inner) => fillPage(part ?? "", { ...values, ...inner })).join("");
  });
}
