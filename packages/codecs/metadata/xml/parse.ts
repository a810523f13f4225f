import { unescaped } from "./escape.ts";
import { resolved, resolvedAttributes, ROOT_SCOPE, type Scope, scopeWith } from "./scope.ts";
import { startTag } from "./tag.ts";
import type { XmlElement, XmlNode } from "./types.ts";

/** What goes beyond these is no photo's metadata. */
const LONGEST = 16 * 1024 * 1024;
const MOST_NODES = 100_000;
const DEEPEST = 100;

/** An element whose end tag has not come yet. */
interface Open {
  readonly written: string;
  readonly scope: Scope;
  readonly element: XmlElement & { readonly children: XmlNode[] };
}

/** Where reading stands. */
interface Cursor {
  readonly text: string;
  at: number;
  nodes: number;
  readonly stack: Open[];
  root: XmlElement | null;
}

/** What is skipped: comments and processing instructions (XML 1.0 §2.5, §2.6). */
const SKIPPED = [
  ["<!--", "-->"],
  ["<?", "?>"],
] as const;
const CDATA = ["<![CDATA[", "]]>"] as const;

/**
 * Reads the first element of a text. What stands before and behind it does not matter, so that packets with wrappers and
 * padding are read as they are.
 * @returns null where it is not well-formed, has a document type (and with it entities of its own), or goes beyond all
 * measure.
 */
export function parseXml(text: string): XmlElement | null {
  if (text.length > LONGEST) return null;
  const cursor: Cursor = { text, at: 0, nodes: 0, stack: [], root: null };
  while (cursor.root === null || cursor.stack.length > 0) {
    if (cursor.nodes > MOST_NODES || !step(cursor)) return null;
  }
  return cursor.root;
}

/** Takes the text up to the next `<`, and what begins there; false where it may not stand there. */
function step(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const tag = text.indexOf("<", at);
  if (tag === -1 || !addText(cursor, unescaped(text.slice(at, tag)))) return false;
  cursor.at = tag;
  cursor.nodes += 1;
  if (text.startsWith(CDATA[0], tag)) return addText(cursor, skip(cursor, CDATA));
  const skipped = SKIPPED.find(([opening]) => text.startsWith(opening, tag));
  if (skipped !== undefined) return skip(cursor, skipped) !== null;
  return text.startsWith("</", tag) ? close(cursor) : open(cursor);
}

/** Moves behind `closing` and returns what stood before it. */
function skip(cursor: Cursor, [opening, closing]: readonly [string, string]): string | null {
  const start = cursor.at + opening.length;
  const end = cursor.text.indexOf(closing, start);
  if (end === -1) return null;
  cursor.at = end + closing.length;
  return cursor.text.slice(start, end);
}

/** Text outside of any element is none of ours. */
function addText({ stack }: Cursor, text: string | null): boolean {
  if (stack.length === 0) return true;
  if (text !== null && text !== "") stack.at(-1)?.element.children.push(text.replaceAll("\r\n", "\n"));
  return text !== null;
}

function open(cursor: Cursor): boolean {
  const tag = startTag(cursor.text, cursor.at);
  const parent = cursor.stack.at(-1);
  const scope = tag === null ? null : scopeWith(parent?.scope ?? ROOT_SCOPE, tag.attributes);
  if (tag === null || scope === null || cursor.stack.length >= DEEPEST) return false;
  const name = resolved(tag.name, scope);
  const attributes = resolvedAttributes(tag.attributes, scope);
  if (name === null || attributes === null) return false;
  const element = { ...name, attributes, children: [] };
  parent?.element.children.push(element);
  cursor.root ??= element;
  cursor.at = tag.end;
  if (!tag.empty) cursor.stack.push({ written: tag.name, scope, element });
  return true;
}

function close(cursor: Cursor): boolean {
  const written = skip(cursor, ["</", ">"])?.trimEnd();
  return cursor.stack.pop()?.written === written && written !== undefined;
}
