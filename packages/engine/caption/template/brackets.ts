/** Groups the items of a template by brackets. */
import type { LiteralText, TemplateItem } from "./items.ts";

const PAIRS: Readonly<Record<string, string>> = {
  "(": ")",
  "[": "]",
  "“": "”",
  "«": "»",
  "‹": "›",
  "（": "）",
  "「": "」",
  "『": "』",
  "【": "】",
};
const BRACKET = /([()[\]“”«»‹›（）「」『』【】])/u;
/** Levels of nested groups; deeper brackets are plain text. */
const MAX_DEPTH = 8;

interface OpenGroup {
  readonly open: string;
  readonly items: TemplateItem[];
}

/** The items with brackets around fields as groups; brackets around text alone, or without a partner, stay text. */
export function groupByBrackets(items: readonly TemplateItem[]): TemplateItem[] {
  const levels: OpenGroup[] = [{ open: "", items: [] }];
  for (const item of items) {
    if (item.kind === "text") for (const piece of item.text.split(BRACKET)) addPiece(levels, piece);
    else levels.at(-1)?.items.push(item);
  }
  while (levels.length > 1) dissolve(levels);
  return joinTexts(levels[0]?.items ?? []);
}

function addPiece(levels: OpenGroup[], piece: string): void {
  if (Object.hasOwn(PAIRS, piece) && levels.length <= MAX_DEPTH) levels.push({ open: piece, items: [] });
  else if (levels.some(({ open }) => PAIRS[open] === piece)) close(levels, piece);
  else if (piece !== "") levels.at(-1)?.items.push({ kind: "text", text: piece });
}

/** Ends the innermost group with this bracket; brackets opened inside and never closed are text. */
function close(levels: OpenGroup[], bracket: string): void {
  while (PAIRS[levels.at(-1)?.open ?? ""] !== bracket) dissolve(levels);
  const group = levels.pop();
  const parent = levels.at(-1);
  if (group === undefined || parent === undefined) return;
  const { open, items } = group;
  if (items.some(({ kind }) => kind !== "text")) {
    parent.items.push({ kind: "group", open, items: joinTexts(items), close: bracket });
  } else parent.items.push(textItem(open), ...items, textItem(bracket));
}

/** Turns the innermost open bracket into text. */
function dissolve(levels: OpenGroup[]): void {
  const group = levels.pop();
  if (group !== undefined) levels.at(-1)?.items.push(textItem(group.open), ...group.items);
}

function textItem(text: string): LiteralText {
  return { kind: "text", text };
}

function joinTexts(items: readonly TemplateItem[]): TemplateItem[] {
  const joined: TemplateItem[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (item.kind === "text" && last?.kind === "text") joined[joined.length - 1] = textItem(last.text + item.text);
    else joined.push(item);
  }
  return joined;
}
