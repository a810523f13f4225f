import { balanceBidi } from "./bidi.ts";

const BREAKS = /[\p{Cc}\u2028\u2029]+/u;
const LONE_SURROGATES = /\p{Surrogate}/gu;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** The lines of a typed or pasted text with any kind of line break; not cleaned yet. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u);
}

/**
 * Text as one line to draw: breaks and control characters folded into a space, directional formatting closed within the
 * line, ends trimmed; empty if nothing of it is visible. The rest stays as typed.
 */
export function cleanLine(text: string): string {
  if (text === "") return "";
  const pieces = text.split(BREAKS).map((piece) => piece.trim());
  const line = pieces.filter(Boolean).join(" ").replace(LONE_SURROGATES, "\uFFFD");
  return VISIBLE.test(line) ? balanceBidi(line).trim() : "";
}
