import { memoize } from "../memoize.ts";
import { balanceBidi } from "./bidi.ts";

const BREAKS = /[\p{Cc}\u2028\u2029]+/u;
const LONE_SURROGATES = /\p{Surrogate}/gu;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Splits a typed or pasted text at any kind of line break; lines are not cleaned yet. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u);
}

/** Every layout cleans the same texts again. */
const CACHE_SIZE = 1000;

/**
 * Cleans a text to draw it as one line: folds breaks and control characters into a space, closes directional formatting, trims both
 * ends; empty if nothing is visible. The rest stays as typed.
 */
export const cleanLine: (text: string) => string = memoize(CACHE_SIZE, (text) => {
  if (text === "") return "";
  const pieces = text.split(BREAKS).map((piece) => piece.trim());
  const line = pieces.filter(Boolean).join(" ").replace(LONE_SURROGATES, "\uFFFD");
  return VISIBLE.test(line) ? balanceBidi(line).trim() : "";
});
